import { z } from 'zod';
import { keyLabel } from '../keys.ts';
import type { Operation } from './operation.ts';

const instant = z.iso.datetime({ offset: true });
const key = z.object({ id: z.guid() });
const changed = z.strictObject({ id: z.string() });
/** What a key may be used for, from where and until when. An empty list restricts nothing. */
const keyLimits = z.object({
  allowed_products: z.array(z.string()),
  allowed_origins: z.array(z.string()),
  /** Addresses and networks, IPv4 or IPv6. */
  allowed_addresses: z.array(z.string()),
  /** Null: never. */
  expires_at: instant.nullable(),
});
/** Limits that are missing stay as they are. */
const changedLimits = keyLimits.partial();

export type KeyLimits = z.infer<typeof keyLimits>;

/** The table `api_keys` shows the keys themselves. */
export const keyOperations = {
  'create-key': {
    input: z.object({ label: keyLabel, is_test: z.boolean().default(false), limits: changedLimits.default({}) }),
    output: changed,
    audit: ['key.created', 'key.restricted'],
  },
  'rename-key': { input: key.extend({ label: keyLabel }), output: changed, audit: ['key.renamed'] },
  'limit-key': { input: key.extend({ limits: changedLimits }), output: changed, audit: ['key.restricted'] },
  'activate-key': { input: key, output: changed, audit: ['key.activated'] },
  'revoke-key': { input: key, output: changed, audit: ['key.revoked'] },
  /** Replaces the secret; the old one works for so many hours more. Without an overlap, a revoked key becomes active. */
  'rotate-key': {
    /** `seen`: the `updated_at` that the user saw. A key that was changed since is not rotated. */
    input: key.extend({ overlap_hours: z.int32().default(0), seen: instant.nullable().default(null) }),
    output: changed,
    audit: ['key.rotated', 'key.regenerated', 'key.activated', 'key.old_key_ended'],
  },
  'end-old-key': { input: key, output: changed, audit: ['key.old_key_ended'] },
  /** Test keys only. */
  'delete-key': { input: key, output: changed, audit: ['key.deleted'] },
} as const satisfies Readonly<Record<string, Operation>>;
