/* Makes a picture that is no plain area, for measurements: hills of colour with a little noise.
 *
 *   picture WIDTH HEIGHT SEED FILE.png|FILE.jpg
 */
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **words) {
  if (count != 5) return fprintf(stderr, "picture WIDTH HEIGHT SEED FILE\n"), 2;
  int width = atoi(words[1]), height = atoi(words[2]);
  Uint32 noise = (Uint32)atoi(words[3]) * 2654435761u + 1;
  SDL_Surface *surface =
      SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24);
  if (!surface) return fprintf(stderr, "%s\n", SDL_GetError()), 1;
  for (int y = 0; y < height; y++) {
    Uint8 *row = (Uint8 *)surface->pixels + (size_t)y * surface->pitch;
    for (int x = 0; x < width; x++) {
      noise = noise * 1664525u + 1013904223u;
      row[3 * x] = (Uint8)((x * 255 / width + (noise >> 30)) & 255);
      row[3 * x + 1] = (Uint8)((y * 255 / height + (noise >> 29)) & 255);
      row[3 * x + 2] = (Uint8)(((x ^ y) >> 4) * (noise % 2 + 1));
    }
  }
  const char *end = strrchr(words[4], '.');
  int isPhoto = end && !strcmp(end, ".jpg");
  int status = isPhoto ? IMG_SaveJPG(surface, words[4], 90) : IMG_SavePNG(surface, words[4]);
  if (status) fprintf(stderr, "%s: %s\n", words[4], SDL_GetError());
  return status != 0;
}
