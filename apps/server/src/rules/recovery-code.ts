/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;

/** Normalises a typed recovery code: case, spaces and separators are ignored. Null if it is not a code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s\p{Pd}._]/gu, '');
  return /^[a-z2-7]{16}$/.test(code) ? code : null;
}
