/* The least that an SDL2 program can do for the window workload: each page's text is drawn once into
   a texture, a frame copies two of them and a strip. Software renderer, shared memory, 60 frames a
   second while a page turns. It prints the markers that Benchmarks/run waits for. */
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum { WIDTH = 960, HEIGHT = 640, STRIP = 40, PAGES = 6, LINES = 40 };

static const Uint32 palette[PAGES] = {0xF4D6D6, 0xD6F4D6, 0xD6D6F4, 0xF4F4C8, 0xC8F4F4, 0xF4C8F4};
static const SDL_Color ink = {20, 20, 20, 255};
static SDL_Renderer *renderer;
static SDL_Texture *pages[PAGES], *strip;
static TTF_Font *font;
static long frames;

static double now(void) {
  return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

static void draw_text(SDL_Surface *target, const char *text, int x, int y) {
  SDL_Surface *line = TTF_RenderUTF8_Blended(font, text, ink);
  SDL_BlitSurface(line, NULL, target, &(SDL_Rect){x, y, 0, 0});
  SDL_FreeSurface(line);
}

static SDL_Texture *texture_of(SDL_Surface *surface) {
  SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, surface);
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
  SDL_FreeSurface(surface);
  return texture;
}

static SDL_Surface *canvas(int height, Uint32 colour) {
  SDL_Surface *surface =
      SDL_CreateRGBSurfaceWithFormat(0, WIDTH, height, 32, SDL_PIXELFORMAT_RGB888);
  SDL_FillRect(surface, NULL, colour);
  return surface;
}

static SDL_Texture *page(int index) {
  SDL_Surface *surface = canvas(HEIGHT - STRIP, palette[index]);
  for (int line = 0; line < LINES; line++) {
    char text[160];
    snprintf(text, sizeof text,
             "Page %d line %d: The quick brown fox jumps over the lazy dog 0123456789", index, line);
    draw_text(surface, text, 8, 8 + 13 * line);
  }
  return texture_of(surface);
}

static SDL_Texture *titles(void) {
  SDL_Surface *surface = canvas(STRIP, 0xFFFFFF);
  for (int index = 0; index < PAGES; index++) {
    char text[32];
    snprintf(text, sizeof text, "Page %d", index + 1);
    draw_text(surface, text, 24 + 96 * index, 12);
  }
  return texture_of(surface);
}

static void draw(double position) {
  int first = (int)floor(position), x = (int)lround((position - first) * WIDTH);
  SDL_RenderCopy(renderer, strip, NULL, &(SDL_Rect){0, 0, WIDTH, STRIP});
  SDL_SetRenderDrawColor(renderer, 255, 0, 0, 255);
  SDL_RenderFillRect(renderer, &(SDL_Rect){(int)(position * 96) + 24, STRIP - 3, 48, 3});
  for (int k = 0; k < 2 && first + k < PAGES; k++) {
    if (k == 1 && x == 0) continue;
    if (!pages[first + k]) pages[first + k] = page(first + k);
    SDL_RenderCopy(renderer, pages[first + k], NULL,
                   &(SDL_Rect){k * WIDTH - x, STRIP, WIDTH, HEIGHT - STRIP});
  }
  SDL_RenderPresent(renderer);
  frames++;
}

static void wait_until(double time) {
  SDL_Event event;
  for (double left = time - now(); left > 0; left = time - now())
    SDL_WaitEventTimeout(&event, (int)ceil(left * 1000));
}

/* A critically damped spring with a response of 0.4 s. */
static void slide(double from, double to) {
  const double frequency = 2 * acos(-1) / 0.4, start = now();
  for (int frame = 1;; frame++) {
    double t = frame / 60.0, left = (from - to) * (1 + frequency * t) * exp(-frequency * t);
    wait_until(start + t);
    draw(fabs(left) * WIDTH < 0.5 ? to : to + left);
    if (fabs(left) * WIDTH < 0.5) return;
  }
}

/* A marker, and what the program has used so far: seconds of CPU, waits, bytes of memory. */
static void say(const char *text) {
  struct timespec used;
  struct rusage usage;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  getrusage(RUSAGE_SELF, &usage);
  printf("@cpu %.6f\n@waits %ld\n@peak %ld\n%s\n", (double)used.tv_sec + used.tv_nsec / 1e9,
         usage.ru_nvcsw, usage.ru_maxrss * 1024, text);
  fflush(stdout);
}

/* Milliseconds since the time that BENCH_START tells. */
static double since_start(void) {
  struct timespec now;
  const char *start = getenv("BENCH_START");
  clock_gettime(CLOCK_REALTIME, &now);
  return start ? (now.tv_sec * 1e9 + now.tv_nsec - atof(start)) / 1e6 : 0;
}

/* Two pages that move for 3 s without a pause: prints milliseconds of CPU a frame. */
static int steady(void) {
  struct timespec used;
  draw(0);
  draw(1);
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  const double begin = used.tv_sec * 1e3 + used.tv_nsec / 1e6, start = now();
  frames = 0;
  for (double t = 0; t < 3; t = now() - start) draw((1 - cos(t * 8)) / 2 * 0.999);
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  printf("@steady %.4f %.0f\n", (used.tv_sec * 1e3 + used.tv_nsec / 1e6 - begin) / frames,
         frames / 3.0);
  SDL_Quit();
  return 0;
}

int main(int count, char **arguments) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
  if (count < 2 || SDL_Init(SDL_INIT_VIDEO) || TTF_Init()) return 2;
  font = TTF_OpenFont(arguments[1], 11);
  if (!font) return 2;
  SDL_Window *window = SDL_CreateWindow("floor", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_SHOWN);
  renderer = SDL_CreateRenderer(window, -1, 0);
  strip = titles();
  if (count > 2) return steady();
  draw(0);
  printf("@first %.3f\n", since_start());
  wait_until(now() + 3);
  say("@seq");
  double start = now();
  for (int k = 1; k <= 5; k++) {
    slide(k - 1, k);
    wait_until(start + 0.6 * k);
  }
  wait_until(start + 3.5);
  say("@idle");
  wait_until(now() + 5);
  say("@end");
  wait_until(now() + 0.5);
  printf("@frames %ld\n", frames);
  SDL_Quit();
  return 0;
}
