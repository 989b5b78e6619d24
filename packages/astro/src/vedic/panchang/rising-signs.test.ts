import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Limb } from './limbs.ts';
import { panchakaAt, panchakaSpans } from './rising-signs.ts';

test('the panchaka is the remainder by nine of tithi, weekday, nakshatra and lagna, each counted from one', () => {
  const at = (tithi: number, nakshatra: number, weekdayIndex: number, signIndex: number) =>
    panchakaAt({ tithi, nakshatra, weekdayIndex, signIndex }, 'month');
  assert.equal(at(7, 1, 0, 0), 'mrityu');
  assert.equal(at(7, 1, 0, 1), 'agni');
  assert.equal(at(7, 1, 0, 2), null);
  assert.deepEqual(
    [3, 4, 5, 6, 7, 8].map((sign) => at(7, 1, 0, sign)),
    ['raja', null, 'chora', null, 'roga', null],
  );
});

test('counting within the fortnight differs in the dark half only', () => {
  for (let tithi = 1; tithi <= 30; tithi++) {
    const [month, fortnight] = (['month', 'fortnight'] as const).map((count) =>
      panchakaAt({ tithi, nakshatra: 2, weekdayIndex: 0, signIndex: 2 }, count),
    );
    const same = panchakaAt({ tithi: ((tithi - 1) % 15) + 1, nakshatra: 2, weekdayIndex: 0, signIndex: 2 }, 'month');
    assert.equal(fortnight, same);
    if (tithi <= 15) assert.equal(month, fortnight);
  }
});

test('the spans of a day tile it and change with lagna, tithi and nakshatra', () => {
  const day = { startJdUt: 0, endJdUt: 1, weekdayIndex: 3 };
  const signs = Array.from({ length: 12 }, (_, signIndex) => ({
    signIndex,
    startJdUt: signIndex / 12 - 0.01,
    endJdUt: (signIndex + 1) / 12 - (signIndex === 11 ? -0.05 : 0.01),
  }));
  const tithis: Limb<'tithi'>[] = [
    { index: 14, id: 'shukla_chaturdashi', startJdUt: -0.3, endJdUt: 0.6 },
    { index: 15, id: 'purnima', startJdUt: 0.6, endJdUt: 1.6 },
  ];
  const nakshatras: Limb<'nakshatra'>[] = [
    { index: 3, id: 'krittika', startJdUt: -0.5, endJdUt: 0.3 },
    { index: 4, id: 'rohini', startJdUt: 0.3, endJdUt: 1.3 },
  ];
  const spans = panchakaSpans(signs, tithis, nakshatras, day, 'month');
  assert.equal(spans.length, 14);
  assert.equal(spans[0]!.startJdUt, 0);
  assert.equal(spans.at(-1)!.endJdUt, 1);
  for (const [index, { startJdUt }] of spans.entries())
    if (index > 0) assert.equal(startJdUt, spans[index - 1]!.endJdUt);
});
