const TYPICAL_ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

export const INVALID_EMAIL = 'Please enter a valid email address.';
export const EMAIL_CHARACTERS_MAX = 254;

/** True if the text looks like a typical address: local part, @, domain, dot, at least two letters. */
export function isTypicalEmail(text: string): boolean {
  return TYPICAL_ADDRESS.test(text.trim());
}

/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
