import assert from 'node:assert/strict';
import { it } from 'node:test';
import { promotionWords } from './promotion-words.ts';

const words = (change: Partial<Parameters<typeof promotionWords>[0]>): string =>
  promotionWords({
    percent_off: 20,
    amount_off_cents: null,
    duration: 'once',
    months: null,
    expires_at: null,
    ...change,
  });

it('a promotion code says how much it takes off, for how long, and until when it can be used', () => {
  assert.equal(words({}), '20% off your first payment.');
  assert.equal(words({ percent_off: null, amount_off_cents: 500, duration: 'forever' }), '$5.00 off every month.');
  assert.equal(words({ duration: 'repeating', months: 3 }), '20% off for 3 months.');
  assert.equal(words({ duration: 'repeating', months: 1 }), '20% off for one month.');
  assert.match(words({ expires_at: '2026-12-31T00:00:00Z' }), /^20% off your first payment\. Use it until .*2026\.$/);
});
