import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyFor, type ResendKey } from './key.ts';
import { isFree, priceText, readPrice, sendLabel } from './price.ts';
import { resendable, targetOf } from './request.ts';

const ORIGIN = 'https://theia.test';
const POST = { method: 'POST', path: '/swiss/natal', request_payload: { birth_date: '1990-06-15', bearer: 'THE0' } };

describe('a call that is sent again', () => {
  it('has the fields of the log, without a key in the body', () => {
    assert.deepEqual(resendable(POST), {
      request: { method: 'POST', path: '/swiss/natal', fields: { birth_date: '1990-06-15' } },
    });
  });

  it('says why it cannot be sent where a part of it is missing', () => {
    const reasons = [
      { ...POST, request_payload: null },
      { ...POST, method: 'GET', request_payload: null },
      { ...POST, request_payload: { omitted: 'too large for the log', characters: 9 } },
      { ...POST, method: 'HEAD' },
      { ...POST, request_payload: [1] },
    ].map((call) => 'reason' in resendable(call));
    assert.deepEqual(reasons, [true, true, true, true, true]);
  });

  it('keeps its fields where they were, and only a dry run says that it is one', () => {
    const get = { method: 'GET', path: '/positions', fields: { bodies: 'sun,moon', precision: '3' } } as const;
    assert.deepEqual(targetOf(get, ORIGIN, false), {
      url: `${ORIGIN}/positions?bodies=sun%2Cmoon&precision=3`,
      body: null,
    });
    assert.match(targetOf(get, ORIGIN, true)?.url ?? '', /&dry_run=true$/);
    const post = { method: 'POST', path: '/swiss/natal', fields: { time: 1 } } as const;
    assert.deepEqual(targetOf(post, ORIGIN, true), { url: `${ORIGIN}/swiss/natal`, body: '{"time":1,"dry_run":true}' });
    assert.equal(targetOf(post, ORIGIN, false)?.body, '{"time":1}');
  });

  it('never takes the key to another site', () => {
    for (const path of ['@evil.test/x', '.evil.test/x', ':1@evil.test', ''])
      assert.equal(targetOf({ method: 'POST', path, fields: {} }, ORIGIN, false), null);
    assert.equal(
      targetOf({ method: 'POST', path: '//evil.test', fields: {} }, ORIGIN, false)?.url,
      `${ORIGIN}//evil.test`,
    );
  });
});

describe('the key of a call that is sent again', () => {
  const key = (id: string, more: Partial<ResendKey> = {}): ResendKey => ({
    id,
    label: id,
    api_key: `THE${id}`,
    is_test: false,
    is_active: true,
    blocked_at: null,
    expires_at: null,
    ...more,
  });

  it('is its own while it works, else the oldest live one that does', () => {
    const test = key('test', { is_test: true });
    const held = [key('off', { is_active: false }), test, key('live'), key('second')];
    const idFor = (keys: readonly ResendKey[], keyId: string | null) => keyFor(keys, keyId, 0)?.id;
    assert.equal(idFor(held, 'test'), 'test');
    assert.equal(idFor(held, 'second'), 'second');
    assert.equal(idFor(held, 'off'), 'live');
    assert.equal(idFor(held, null), 'live');
    assert.equal(idFor([test], 'gone'), undefined);
    assert.equal(idFor([key('old', { expires_at: '1969-01-01T00:00:00Z' })], 'old'), undefined);
    assert.equal(idFor([key('shut', { blocked_at: '1969-01-01T00:00:00Z' })], 'shut'), undefined);
  });
});

const usd = (amount: string) => String(Number(amount));

describe('the price of a call that is sent again', () => {
  const price = (more: object) =>
    readPrice({ dry_run: true, paid_by: 'wallet', cost_usd: '0.0020', quota_left: 1200, refusal: null, ...more });

  it('is asked about where it takes money or a call of the plan, and where the call would be refused', () => {
    const told = [{}, { paid_by: 'quota' }, { paid_by: 'free' }, { paid_by: null, refusal: 'insufficient_credit' }].map(
      (more) => {
        const read = price(more);
        assert.ok(read);
        return [isFree(read), priceText(read, usd), sendLabel(read, usd)];
      },
    );
    assert.deepEqual(told, [
      [false, 'It costs $0.002 from your wallet.', 'Send for $0.002'],
      [false, 'It costs one call of your plan, which has 1,200 left.', 'Send again'],
      [true, 'It is free.', 'Send again'],
      [false, 'It would be refused now: insufficient credit', 'Send again'],
    ]);
  });

  it('is not read from an answer that is no dry run', () => {
    for (const answer of [null, 'x', {}, { dry_run: 'true' }, { product: 'natal', cost_usd: '0' }])
      assert.equal(readPrice(answer), null);
  });
});
