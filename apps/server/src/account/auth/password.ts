import { hash, verify } from '@node-rs/bcrypt';
import { isLongEnough, PASSWORD_CHARACTERS_MIN } from '../../rules/account.ts';
import { AuthError, invalid } from './auth-error.ts';

const PASSWORD_BYTES_MAX = 72;

/**
 * The rules for a new password. bcrypt reads only 72 bytes and would ignore the rest, so longer passwords are rejected.
 * @throws AuthError 422 weak_password, or 400 when too long
 */
export function checkNewPassword(password: string): void {
  if (!isLongEnough(password)) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${PASSWORD_CHARACTERS_MIN} characters.`, {
      weakness: ['length'],
    });
  }
  if (Buffer.byteLength(password) > PASSWORD_BYTES_MAX)
    throw invalid(`Password cannot be longer than ${PASSWORD_BYTES_MAX} bytes`);
}

/** Hashes and checks passwords with bcrypt, on a separate thread. */
export interface PasswordHashes {
  of(password: string): Promise<string>;
  /** True if the password matches the hash. Without a hash it returns false after the same time. */
  match(password: string, passwordHash: string | null): Promise<boolean>;
}

/** Password hashing with a bcrypt cost. Each step up takes twice as long. */
export function passwordHashes(cost: number): PasswordHashes {
  let decoy: Promise<string> | null = null;
  const decoyHash = () => (decoy ??= hash('nobody', cost));
  return {
    of: (password) => hash(password, cost),
    match: async (password, passwordHash) => {
      if (Buffer.byteLength(password) > PASSWORD_BYTES_MAX) {
        await verify('', await decoyHash());
        return false;
      }
      const matches = await verify(password, passwordHash ?? (await decoyHash()));
      return matches && passwordHash !== null;
    },
  };
}
