import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface SandboxAccount {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

interface PendingGrant {
  readonly account: SandboxAccount;
  readonly redirectUri: string;
  readonly nonce: string;
  /** base64url of the SHA-256 of the verifier. */
  readonly codeChallenge: string;
}

export interface Grant {
  readonly account: SandboxAccount;
  readonly nonce: string;
  readonly accessToken: string;
}

const CODE_TTL_MS = 60_000;
const TOKEN_TTL_MS = 3_600_000;

/** The state of the sandbox, in memory. */
export function createGrants() {
  const codes = new LRUCache<string, PendingGrant>({ max: 1000, ttl: CODE_TTL_MS });
  const tokens = new LRUCache<string, SandboxAccount>({ max: 1000, ttl: TOKEN_TTL_MS });
  const known = new LRUCache<string, SandboxAccount>({ max: 5 });
  const random = () => randomBytes(24).toString('base64url');
  return {
    issueCode: (pending: PendingGrant): string => {
      const code = random();
      codes.set(code, pending);
      known.set(pending.account.email, pending.account);
      return code;
    },
    /** A code works once, for the same redirect and its own verifier; otherwise null. */
    redeem: ({
      code,
      redirectUri,
      codeVerifier,
    }: Record<'code' | 'redirectUri' | 'codeVerifier', string>): Grant | null => {
      const pending = codes.get(code);
      codes.delete(code);
      if (pending === undefined || pending.redirectUri !== redirectUri) return null;
      if (createHash('sha256').update(codeVerifier).digest('base64url') !== pending.codeChallenge) return null;
      const accessToken = random();
      tokens.set(accessToken, pending.account);
      return { account: pending.account, nonce: pending.nonce, accessToken };
    },
    accountOf: (accessToken: string): SandboxAccount | null => tokens.get(accessToken) ?? null,
    /** Accounts that have signed in before, for the choice. */
    knownAccounts: (): readonly SandboxAccount[] => [...known.values()],
  };
}
