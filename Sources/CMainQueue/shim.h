#pragma once

// libdispatch's hooks for a foreign main loop, as CoreFoundation uses them; no public header has them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
