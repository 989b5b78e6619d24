import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idleReason, keyFor, type ResendKey } from './key.ts';

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

  it('says why it does not work', () => {
    const past = '1969-01-01T00:00:00Z';
    const reasons = [{}, { is_active: false }, { blocked_at: past }, { expires_at: past }].map((more) =>
      idleReason(key('a', more), 0),
    );
    assert.deepEqual(reasons, [null, 'revoked', 'blocked', 'expired']);
  });
});
