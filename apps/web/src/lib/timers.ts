/** How long the copied state of code stays, in milliseconds. */
export const COPIED_CODE_MS = 2000;
