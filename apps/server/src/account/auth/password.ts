import { hash, verify } from '@node-rs/bcrypt';
import { AuthError } from './auth-error.ts';

export const PASSWORD_CHARACTERS_MIN = 8;
const PASSWORD_BYTES_MAX = 72;
const COST = 10;

let decoy: Promise<string> | null = null;

/**
 * The rules for a new password. bcrypt reads 72 bytes and would drop the rest, so longer ones are refused, not cut.
 * @throws AuthError 422 weak_password, or 400 when too long
 */
export function checkNewPassword(password: string): void {
  if ([...password].length < PASSWORD_CHARACTERS_MIN) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${PASSWORD_CHARACTERS_MIN} characters.`, {
      weakness: ['length'],
    });
  }
  if (Buffer.byteLength(password) > PASSWORD_BYTES_MAX)
    throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${PASSWORD_BYTES_MAX} bytes`);
}

/** bcrypt, on a thread of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** True if the password belongs to the hash. Without a hash it takes the same time and is false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > PASSWORD_BYTES_MAX) {
    await verify('', await (decoy ??= hashPassword('nobody')));
    return false;
  }
  const matches = await verify(password, passwordHash ?? (await (decoy ??= hashPassword('nobody'))));
  return matches && passwordHash !== null;
}
