import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wrap180 } from '@theia-astro/astro/angle/angle';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { siderealSolarReturn, sunSpans, tithiPravesha } from '@theia-astro/astro/vedic/varshaphal/sun-charts';
import * as fc from 'fast-check';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const frame: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } };
const lon = (jdUt: number, body: 'sun' | 'moon'): number => ephemeris.ecliptic(jdUt, body, frame).longitudeDeg;
const births = fc.record({
  birth: fc.double({ min: 2_400_000, max: 2_470_000, noNaN: true }),
  years: fc.integer({ min: 1, max: 90 }),
});

describe('charts inside a Tajika year', () => {
  it('begin at exactly 30° and 2°30′ of the Sun, fill the year, and the months are among the parts of sixty hours', () => {
    fc.assert(
      fc.property(births, ({ birth, years }) => {
        const natal = lon(birth, 'sun');
        const at = (number: number): number => siderealSolarReturn(ephemeris, frame, natal, birth, number);
        const year = { startJdUt: at(years), endJdUt: at(years + 1) };
        for (const parts of [12, 144] as const) {
          const spans = sunSpans(ephemeris, frame, natal, year, parts);
          assert.equal(spans.length, parts);
          assert.deepEqual([spans[0]!.startJdUt, spans.at(-1)!.endJdUt], [year.startJdUt, year.endJdUt]);
          spans.forEach(({ startJdUt, endJdUt }, index) => {
            assert.ok(startJdUt < endJdUt && endJdUt === (spans[index + 1]?.startJdUt ?? year.endJdUt));
            assert.ok(Math.abs(wrap180(lon(startJdUt, 'sun') - natal - (360 / parts) * index)) < 1e-7);
          });
        }
        const [months, hours] = ([12, 144] as const).map((parts) => sunSpans(ephemeris, frame, natal, year, parts));
        months!.forEach(({ startJdUt }, index) =>
          assert.ok(Math.abs(startJdUt - hours![12 * index]!.startJdUt) < 1e-7),
        );
      }),
      { numRuns: 12, seed: 27 },
    );
  });
});

describe('tithi pravesha', () => {
  it('has the elongation of the birth; within the solar month it is the first, and where there is none the nearest', () => {
    fc.assert(
      fc.property(births, fc.boolean(), ({ birth: any, years }, inWinter) => {
        const birth = inWinter ? any - ((lon(any, 'sun') - 255 + 360) % 360) * 1.0146 : any;
        const natal = { sunDeg: lon(birth, 'sun'), moonDeg: lon(birth, 'moon') };
        const elongation = natal.moonDeg - natal.sunDeg;
        const start = siderealSolarReturn(ephemeris, frame, natal.sunDeg, birth, years);
        const { jdUt, inNatalMonth } = tithiPravesha(ephemeris, frame, natal, start);
        assert.ok(Math.abs(wrap180(lon(jdUt, 'moon') - lon(jdUt, 'sun') - elongation)) < 1e-5);
        const sign = Math.floor(natal.sunDeg / 30);
        const inMonth = (at: number): boolean => Math.floor(lon(at, 'sun') / 30) === sign;
        assert.equal(inMonth(jdUt), inNatalMonth);
        const off = (at: number): number => wrap180(lon(at, 'moon') - lon(at, 'sun') - elongation);
        const others: number[] = [];
        for (let at = start - 33; at < start + 33; at += 0.25)
          if (off(at) <= 0 && off(at + 0.25) > 0 && off(at + 0.25) < 90) others.push(at + 0.125);
        if (inNatalMonth) assert.ok(!others.some((at) => inMonth(at) && inMonth(at - 0.13) && at < jdUt - 1));
        else {
          assert.ok(others.every((at) => !(inMonth(at - 0.13) && inMonth(at + 0.13))));
          assert.ok(others.every((at) => Math.abs(at - start) > Math.abs(jdUt - start) - 0.2));
        }
      }),
      { numRuns: 150, seed: 8 },
    );
  });
});
