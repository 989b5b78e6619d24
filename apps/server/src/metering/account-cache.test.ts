import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Account } from './account.ts';
import { accountCache } from './account-cache.ts';

const account = (userId: string, usable = true): Account => ({
  keyId: `key of ${userId}`,
  keyLabel: 'Default',
  keyCreatedAt: new Date(0),
  userId,
  usable,
  limits: {
    products: [],
    origins: [],
    addresses: [],
    allowsAddress: () => true,
    expiresAt: null,
    expiresAtMs: null,
    oldKeyEndsAtMs: null,
  },
  isTest: false,
  isApp: false,
  testCallsLeft: 0,
  isOldKey: false,
  apiVersion: '2026-01-01',
  status: 'active',
  plan: 'starter',
  addons: [],
  natalSystem: 'western',
  trialEndsAt: null,
  periodStart: null,
  periodEnd: null,
  quota: 10,
  quotaLeft: 10,
  balance: 100,
  spendCap: null,
  spent: 0,
  ratePerSecond: 5,
});

describe('the account cache', () => {
  it('remembers an account and an unknown key for five seconds', async () => {
    let nowMs = 0;
    let looks = 0;
    const cache = accountCache(
      async (hash) => {
        looks += 1;
        return hash === 'known' ? account('u') : null;
      },
      () => nowMs,
    );
    await cache.load('known');
    await cache.load('unknown');
    nowMs = 4_999;
    assert.equal(cache.get('known')?.userId, 'u');
    assert.equal(cache.get('unknown'), null);
    nowMs = 5_000;
    assert.equal(cache.get('known'), undefined);
    assert.equal(cache.get('unknown'), undefined);
    assert.equal(cache.isKnown('known'), true);
    assert.equal(cache.isKnown('unknown'), false);
    assert.equal(looks, 2);
  });

  it('looks a key up once for simultaneous callers', async () => {
    let looks = 0;
    const cache = accountCache(async () => {
      looks += 1;
      return account('u');
    });
    await Promise.all([cache.load('a'), cache.load('a'), cache.load('a')]);
    assert.equal(looks, 1);
  });

  it('drops a user at once, and does not cache a look-up from before the announced change', async () => {
    const answers: ((found: Account) => void)[] = [];
    const cache = accountCache(() => new Promise((resolve) => void answers.push(resolve)));
    const before = cache.load('a');
    cache.invalidate('u');
    answers[0]!(account('u'));
    await before;
    assert.equal(cache.get('a'), undefined);
    const after = cache.load('a');
    answers[1]!(account('u', false));
    await after;
    assert.equal(cache.get('a')?.usable, false);
    cache.invalidate('*');
    assert.equal(cache.get('a'), undefined);
  });

  it('follows the settlements of a user on every key', async () => {
    const cache = accountCache(async () => account('u'));
    await cache.load('a');
    await cache.load('b');
    cache.note('u', { balance: 42, quotaLeft: null, cost: 0, paidBy: 'wallet' });
    cache.note('u', { balance: 41, quotaLeft: 7, cost: 0, paidBy: 'quota' });
    assert.deepEqual(
      ['a', 'b'].map((hash) => [cache.get(hash)?.balance, cache.get(hash)?.quotaLeft]),
      [
        [41, 7],
        [41, 7],
      ],
    );
  });
});
