let onRejected = () => {};

/** Registers what happens when the server rejects the session of a call. */
export function onSessionRejected(listener: () => void): void {
  onRejected = listener;
}

/** Called when a call was answered with 401. */
export function sessionRejected(): void {
  onRejected();
}
