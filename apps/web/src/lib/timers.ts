/** How long a code block shows that it was copied, in milliseconds. */
export const COPIED_CODE_MS = 2000;
