import { Problem } from '@theia-astro/endpoints/problem';
import type { Account } from '../../metering/account.ts';
import type { Metering } from '../../metering/metering.ts';
import type { Call } from '../call/call.ts';

/** Whether a key has expired, by the clock of the database. */
export function hasExpired({ limits: { expiresAtMs } }: Account): boolean {
  return expiresAtMs !== null && performance.now() >= expiresAtMs;
}

/** Refuses a key that has expired, or was replaced and whose overlap is over. @throws Problem 401 expired_key */
export function refuseEnded(account: Account): void {
  const { oldKeyEndsAtMs } = account.limits;
  if (oldKeyEndsAtMs !== null && performance.now() >= oldKeyEndsAtMs)
    throw new Problem({
      code: 'expired_key',
      field: null,
      message: 'This API key was replaced, and its overlap is over.',
      hint: 'Use the new key from your dashboard.',
    });
  if (hasExpired(account))
    throw new Problem({
      code: 'expired_key',
      field: null,
      message: 'This API key has expired.',
      hint: 'Set another expiry in your dashboard, or use another key.',
    });
}

/**
 * Refuses a key outside the origins and networks that it is locked to, and notes that for the audit log. A lock to origins keeps other web pages from
 * using a key that a page has to show; whoever writes requests by hand writes the Origin header too. Without one, the call comes from no page.
 * @throws Problem 403 key_origin, key_address
 */
export function refuseElsewhere({ request }: Call, account: Account, metering: Metering): void {
  const { origins, allowsAddress, addresses } = account.limits;
  if (addresses.length > 0 && !allowsAddress(request.address)) {
    metering.noteRefusedUse({ keyId: account.keyId, reason: 'address', network: request.remoteAddress, origin: null });
    throw new Problem({
      code: 'key_address',
      field: null,
      message: 'This API key may not be used from this address.',
      hint: 'Use an address in one of its networks, or change them in your dashboard.',
    });
  }
  if (origins.length === 0) return;
  const origin = request.header('origin') ?? null;
  if (origin !== null && origins.includes(origin)) return;
  metering.noteRefusedUse({ keyId: account.keyId, reason: 'origin', network: request.remoteAddress, origin });
  throw new Problem({
    code: 'key_origin',
    field: 'Origin',
    message:
      origin === null
        ? 'This API key works on its web origins only, and the call has no Origin.'
        : 'This API key may not be used by this web origin.',
    hint: 'Use one of its origins, or change them in your dashboard. A key for a server needs no lock to origins.',
  });
}
