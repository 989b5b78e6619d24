import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFree, priceText, readPrice, sendLabel } from './price.ts';

const usd = (amount: string) => String(Number(amount));

describe('the price of a call that is sent again', () => {
  const price = (more: object) =>
    readPrice({ dry_run: true, paid_by: 'wallet', cost_usd: '0.0020', quota_left: 1200, refusal: null, ...more });

  it('asks for confirmation where a call costs money or quota, and where it would be rejected', () => {
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
      [false, 'It would be rejected now: insufficient credit', 'Send again'],
    ]);
  });

  it('is not read from an answer that is no dry run', () => {
    for (const answer of [null, 'x', {}, { dry_run: 'true' }, { product: 'natal', cost_usd: '0' }])
      assert.equal(readPrice(answer), null);
  });
});
