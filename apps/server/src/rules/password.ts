export const PASSWORD_CHARACTERS_MIN = 8;

/** True if a new password has enough characters; an emoji is one character. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= PASSWORD_CHARACTERS_MIN;
}
