import { AuthError } from './auth-error.ts';

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/**
 * An address as it is stored and compared: trimmed, in lower case.
 * @throws AuthError 400 when it does not look like an address
 */
export function normaliseEmail(email: string): string {
  const normalised = email.trim().toLowerCase();
  const local = normalised.slice(0, normalised.lastIndexOf('@'));
  if (
    normalised.length > 254 ||
    !EMAIL.test(normalised) ||
    local.startsWith('.') ||
    local.endsWith('.') ||
    local.includes('..')
  ) {
    throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  return normalised;
}
