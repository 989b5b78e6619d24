import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { Grant, SandboxAccount } from './grants.ts';

export interface Signer {
  publicJwk(): Promise<JWK>;
  /** The ID token of a grant (OpenID Connect Core 1.0, §2), signed with RS256. */
  idToken(grant: Grant): Promise<string>;
  accountClaims(account: SandboxAccount): {
    readonly sub: string;
    readonly email: string;
    readonly email_verified: boolean;
    readonly name: string;
  };
}

const KEY_ID = 'sandbox';

/** Signs with an RSA key that is generated on first use. */
export function createSigner(issuer: string, clientId: string): Signer {
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
    idToken: async ({ account, nonce }) =>
      new SignJWT({ ...accountClaims(account), ...(nonce === '' ? {} : { nonce }) })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign((await keys()).privateKey),
  };
}
