import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tenThousandths, usdText } from './money.ts';

describe('money', () => {
  it('is exact to the ten-thousandth of a dollar in both directions', () => {
    for (const text of ['0.0000', '0.0010', '12.3400', '9999999999.9999', '-0.0020'])
      assert.equal(usdText(tenThousandths(text)), text);
    assert.equal(tenThousandths('45'), 450_000);
    assert.equal(tenThousandths('0.1') + tenThousandths('0.2'), tenThousandths('0.3'));
  });

  it('refuses text that is not an amount', () => {
    for (const text of ['', 'NaN', '1e3', '0.00001', '1,5', 'Infinity'])
      assert.throws(() => tenThousandths(text), RangeError);
  });
});
