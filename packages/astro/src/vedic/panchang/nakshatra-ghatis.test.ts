import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { GANAS, YONIS } from '../matching/classes.ts';
import { NAKSHATRA_TABLE, NAKSHATRAS } from '../nakshatra.ts';
import { nakshatraGhatis, type VarjyamTable } from './nakshatra-ghatis.ts';

/** A nakshatra that lasts sixty days from day 0, so a ghati is a day. */
const spans = (
  index: number,
  table: VarjyamTable = 'panchanga',
  day = { startJdUt: 0, endJdUt: 60 },
): readonly number[][] => {
  const { varjyam, amritaKala } = nakshatraGhatis(
    [{ index, id: NAKSHATRAS[index - 1]!, startJdUt: 0, endJdUt: 60 }],
    day,
    table,
  );
  return [varjyam, amritaKala].map((list) => list.flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt]));
};

test('varjyam and amrita kala last four ghatis of the nakshatra, from the ghatis printed in panchangas', () => {
  assert.deepEqual(spans(1), [
    [50, 54],
    [42, 46],
  ]);
  assert.deepEqual(spans(4), [
    [40, 44],
    [52, 56],
  ]);
  assert.deepEqual(spans(19), [
    [56, 60],
    [44, 48],
  ]);
  assert.deepEqual(spans(27), [
    [30, 34],
    [54, 58],
  ]);
});

test('amrita kala comes 24 ghatis after varjyam except in ashwini, rohini, ardra and mula', () => {
  const others = NAKSHATRAS.filter((_, index) => {
    const [[poison], [nectar]] = spans(index + 1) as [[number, number], [number, number]];
    return nectar - poison !== 24;
  });
  assert.deepEqual(others, ['ashwini', 'rohini', 'ardra', 'mula']);
});

test('the Prashna Marga has different ghatis for ardra, hasta and mula', () => {
  assert.deepEqual(
    [6, 13, 19, 20].map((index) => spans(index, 'prashna_marga')[0]?.[0]),
    [11, 22, 20, 24],
  );
});

test('anything outside the day is left out', () => {
  assert.deepEqual(spans(1, 'panchanga', { startJdUt: 0, endJdUt: 50 }), [[], [42, 46]]);
  assert.deepEqual(spans(1, 'panchanga', { startJdUt: 46, endJdUt: 60 }), [[50, 54], []]);
});

test('nakshatras.json has a yoni, a gana and the ghatis of every nakshatra', () => {
  const ghati = z.int().min(0).max(59);
  const row = z.strictObject({
    yoni: z.enum(YONIS),
    gana: z.enum(GANAS),
    varjyamGhati: ghati,
    amritaGhati: ghati,
  });
  assert.equal(NAKSHATRAS.length, 27);
  z.record(z.string(), row).parse(NAKSHATRA_TABLE);
});
