/** The calls of one frame arrived in one window of this length. So a frame is found by the time of a call, and lies within one day. */
export const WINDOW_MS = 4_000;

/** Start of the window that contains an instant, milliseconds since 1970. */
export function windowStartMs(atMs: number): number {
  return Math.floor(atMs / WINDOW_MS) * WINDOW_MS;
}
