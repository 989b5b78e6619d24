import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Grant, SandboxAccount } from './grants.ts';

const KEY_ID = 'sandbox';

/** Signs with an RSA key that is generated on first use. */
export function createSigner(issuer: string, clientId: string) {
  let made: ReturnType<typeof generateKeyPair> | null = null;
  const keys = () => (made ??= generateKeyPair('RS256'));
  const accountClaims = ({ email, emailVerified, name }: SandboxAccount) => ({
    sub: BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 17)}`)
      .toString()
      .padStart(21, '1'),
    email,
    email_verified: emailVerified,
    name,
  });
  return {
    accountClaims,
    publicJwk: async () => ({ ...(await exportJWK((await keys()).publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }),
    /** The ID token of a grant (OpenID Connect Core 1.0, §2), signed with RS256. */
    idToken: async ({ account, nonce }: Grant): Promise<string> =>
      new SignJWT({ ...accountClaims(account), ...(nonce === '' ? {} : { nonce }) })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign((await keys()).privateKey),
  };
}
