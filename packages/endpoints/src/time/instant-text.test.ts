import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { instantText, localText, offsetText } from './instant-text.ts';
import { readInstantText, readOffsetText } from './date-text.ts';

describe('instants as text', () => {
  it('seconds round half up with carry and are never 60', () => {
    assert.equal(instantText(Date.UTC(1999, 11, 31, 23, 59, 59, 499)), '1999-12-31T23:59:59Z');
    assert.equal(instantText(Date.UTC(1999, 11, 31, 23, 59, 59, 500)), '2000-01-01T00:00:00Z');
    assert.equal(instantText(-500), '1970-01-01T00:00:00Z');
    assert.equal(instantText(-501), '1969-12-31T23:59:59Z');
  });

  it('years outside 0000 to 9999 have six digits and a sign', () => {
    assert.equal(instantText(Date.UTC(-2999, 0, 1)), '-002999-01-01T00:00:00Z');
    assert.equal(instantText(new Date('0050-03-01T00:00:00Z').getTime()), '0050-03-01T00:00:00Z');
  });

  it('an offset shows seconds only when they are not zero', () => {
    assert.deepEqual([-14_400, 19_800, 0, -17_761, 1172].map(offsetText), [
      '-04:00',
      '+05:30',
      '+00:00',
      '-04:56:01',
      '+00:19:32',
    ]);
    assert.equal(localText(Date.UTC(1990, 5, 15, 18, 30), -14_400), '1990-06-15T14:30:00-04:00');
  });

  it('offsets can be parsed back', () => {
    assert.deepEqual(
      ['-04:00', 'Z', '+05:30', '-04:56:01', '+18:00', '+18:01', '+25:00', '5', '+5:00'].map(readOffsetText),
      [-14_400, 0, 19_800, -17_761, 64_800, undefined, undefined, undefined, undefined],
    );
  });

  it('other texts are not instants', () => {
    for (const text of [
      'yesterday',
      '2024-02-30T00:00:00Z',
      '2024-06-15T24:00:00Z',
      '2024-06-15T12:00:60Z',
      '20240615T120000Z',
      '2024-06-15T12',
      '',
      '2024-06-15T12:00:00+25:00',
    ])
      assert.equal(readInstantText(text), undefined, text);
    assert.equal(readInstantText('2024-06-15T12:00:00.5Z'), Date.UTC(2024, 5, 15, 12, 0, 0, 500));
    assert.equal(readInstantText('2024-06-15'), Date.UTC(2024, 5, 15));
  });
});
