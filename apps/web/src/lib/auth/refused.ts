let onRefused = () => {};

/** Registers what happens when the server rejects the session of a call. */
export function onSessionRefused(listener: () => void): void {
  onRefused = listener;
}

/** Called when a call was answered with 401. */
export function sessionRefused(): void {
  onRefused();
}
