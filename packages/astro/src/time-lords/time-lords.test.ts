import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { CLASSICAL_PLANETS } from '../bodies/table.ts';
import { SIGNS } from '../zodiac/signs.ts';
import { linearScale } from '../vedic/dasha/scale.ts';
import { activatedAges, ascensionalTimes } from './ascensions.ts';
import { DECENNIAL_STARTS, decennialOrder, decennials, type DecennialPoints } from './decennials.ts';
import { firdaria, FIRDARIA_NODES } from './firdaria.ts';
import { periodsAt, periodsWithin, type TimeLordPeriod, type TimeLordSystem } from './period.ts';
import { PROFECTION_MONTHS, profections } from './profections.ts';
import { releasing, spiritSign } from './releasing.ts';

const longitude = fc.double({ min: 0, max: 359.999_999, noNaN: true });
const birth = fc.double({ min: 1_000_000, max: 2_800_000, noNaN: true });
const pointsDeg = fc.record(
  Object.fromEntries([...CLASSICAL_PLANETS, 'asc'].map((id) => [id, longitude])),
) as fc.Arbitrary<DecennialPoints>;
const sects = fc.constantFrom('day' as const, 'night' as const);
const years = fc.constantFrom(360, 365.24219, 365.25);

const systems: fc.Arbitrary<{ readonly birthJdUt: number; readonly system: TimeLordSystem }> = fc
  .tuple(birth, years)
  .chain(([birthJdUt, yearDays]) => {
    const scale = linearScale(birthJdUt, yearDays);
    return fc
      .oneof(
        fc
          .tuple(longitude, fc.constantFrom(...PROFECTION_MONTHS))
          .map(([at, months]) => profections(at, months, linearScale(birthJdUt, 365.24219))),
        fc.integer({ min: 0, max: 11 }).map((sign) => releasing(birthJdUt, sign, yearDays)),
        fc.tuple(sects, fc.constantFrom(...FIRDARIA_NODES)).map(([sect, nodes]) => firdaria(sect, nodes, scale.jdAt)),
        fc
          .tuple(pointsDeg, sects, fc.constantFrom(...DECENNIAL_STARTS))
          .map(([points, sect, start]) => decennials(birthJdUt, decennialOrder(points, sect, start), yearDays)),
      )
      .map((system) => ({ birthJdUt, system }));
  });

function tiles(parts: readonly TimeLordPeriod[], startJdUt: number, endJdUt: number): void {
  assert.equal(parts[0]!.startJdUt, startJdUt);
  assert.equal(parts.at(-1)!.endJdUt, endJdUt);
  parts.forEach((part, index) => {
    assert.ok(part.endJdUt > part.startJdUt);
    if (index > 0) assert.equal(part.startJdUt, parts[index - 1]!.endJdUt);
  });
}

describe('every system of time lords', () => {
  it('fills a life, and every period with its parts, without a gap or an overlap', () => {
    fc.assert(
      fc.property(systems, fc.double({ min: 0, max: 1, noNaN: true }), ({ birthJdUt, system }, where) => {
        const life = periodsWithin(system, birthJdUt, birthJdUt + 36_524, 1);
        tiles(life, birthJdUt, life.at(-1)!.endJdUt);
        let period = life[Math.floor(where * (life.length - 1e-9))]!;
        for (let level = 1; level < system.levels; level++) {
          const parts = system.parts(period);
          if (parts.length === 0) break;
          tiles(parts, period.startJdUt, period.endJdUt);
          for (const part of parts) assert.equal(part.level, level + 1);
          assert.equal(parts[0]!.lord, period.lord);
          period = parts[Math.floor(where * (parts.length - 1e-9))]!;
        }
      }),
    );
  });

  it('has the same periods in a range as in its two halves', () => {
    const day = fc.double({ min: 0, max: 40_000, noNaN: true });
    fc.assert(
      fc.property(systems, day, day, day, ({ birthJdUt, system }, a, b, c) => {
        const [from, middle, until] = [a, b, c].toSorted((x, y) => x - y).map((days) => birthJdUt + days);
        const whole = periodsWithin(system, from!, until!, 2);
        const halves = [...periodsWithin(system, from!, middle!, 2), ...periodsWithin(system, middle!, until!, 2)];
        const key = (period: TimeLordPeriod): string => JSON.stringify(period);
        assert.deepEqual(new Set(halves.map(key)), new Set(whole.map(key)));
      }),
    );
  });

  it('has one running period a level, which is the listed one; none before the birth', () => {
    fc.assert(
      fc.property(systems, fc.double({ min: 0, max: 40_000, noNaN: true }), ({ birthJdUt, system }, days) => {
        const at = birthJdUt + days;
        const running = periodsAt(system, at);
        assert.deepEqual(
          running,
          periodsWithin(system, at, at + 1e-9, system.levels).filter(
            ({ startJdUt, endJdUt }) => startJdUt <= at && at < endJdUt,
          ),
        );
        assert.deepEqual(periodsAt(system, birthJdUt - 1), []);
      }),
    );
  });
});

describe('zodiacal releasing', () => {
  const birthJdUt = 2_455_927.5;
  const namesOf = (periods: readonly TimeLordPeriod[]): readonly string[] =>
    periods.map(({ signIndex }) => SIGNS[signIndex!]!);

  it('goes around in 211 months, and on from the opposite sign, in the six signs that are long enough', () => {
    SIGNS.forEach((sign, signIndex) => {
      const [period] = releasing(birthJdUt, signIndex, 360).life();
      const parts = releasing(birthJdUt, signIndex, 360).parts(period!);
      const loosing = parts.filter((part) => part.loosing);
      const isLong = ['gemini', 'cancer', 'leo', 'virgo', 'capricorn', 'aquarius'].includes(sign);
      assert.equal(loosing.length, isLong ? 1 : 0, sign);
      if (!isLong) return;
      assert.equal(loosing[0]!.signIndex, (signIndex + 6) % 12);
      assert.equal(loosing[0]!.startJdUt - birthJdUt, 211 * 30);
    });
  });

  it('Cancer: its twelve months of signs, then Capricorn, cut at 300 months', () => {
    const system = releasing(birthJdUt, 3, 360);
    const [cancer] = system.life();
    const parts = system.parts(cancer!);
    assert.deepEqual(namesOf(parts.slice(0, 15)), [...SIGNS.slice(3), ...SIGNS.slice(0, 3), ...SIGNS.slice(9, 12)]);
    assert.equal(parts.at(-1)!.endJdUt - birthJdUt, 9000);
  });

  it('Spirit begins in the next sign when Fortune is in its own', () => {
    assert.equal(spiritSign(11, 11), 0);
    assert.equal(spiritSign(4, 5), 4);
  });
});

describe('firdaria', () => {
  it('have 75 years by day and night with either place of the nodes, and begin again', () => {
    for (const sect of ['day', 'night'] as const)
      for (const nodes of FIRDARIA_NODES) {
        const all = periodsWithin(
          firdaria(sect, nodes, (age) => age),
          0,
          150,
          1,
        );
        assert.equal(all[8]!.endJdUt, 75);
        assert.deepEqual(
          all.slice(9).map(({ lord }) => lord),
          all.slice(0, 9).map(({ lord }) => lord),
        );
        assert.equal(all[0]!.lord, sect === 'day' ? 'sun' : 'moon');
      }
  });
});

describe('ascensional times', () => {
  const latitudes = fc.double({ min: -66, max: 66, noNaN: true });

  it('add up to the whole equator, mirror each other about the equinoxes, and with the opposite sign make twice the right ascension', () => {
    const right = ascensionalTimes(0, 23.44, 0)!;
    fc.assert(
      fc.property(latitudes, (latitudeDeg) => {
        const times = ascensionalTimes(latitudeDeg, 23.44, 0)!;
        assert.ok(Math.abs(times.reduce((sum, time) => sum + time, 0) - 360) < 1e-9);
        times.forEach((time, sign) => {
          assert.ok(Math.abs(time - times[11 - sign]!) < 1e-9);
          assert.ok(Math.abs(time + times[(sign + 6) % 12]! - 2 * right[sign]!) < 1e-9);
        });
      }),
    );
  });

  it('do not exist within the polar circles', () => {
    assert.equal(ascensionalTimes(66.6, 23.44, 0), null);
    assert.equal(ascensionalTimes(-70, 23.44, 0), null);
  });

  it('complete the ages of planets, and of two that are configured by sign: Moon square Mars at 40, and when Virgo and Sagittarius have risen', () => {
    const signs = { sun: 7, moon: 8, mercury: 0, venus: 1, mars: 5, jupiter: 4, saturn: 10 };
    const longitudes = Object.fromEntries(Object.entries(signs).map(([id, sign]) => [id, sign * 30 + 10])) as never;
    const times = ascensionalTimes(31, 23.7, 0)!;
    const ages = activatedAges(longitudes, times);
    const agesOf = (...lords: string[]): readonly (readonly [string, number])[] =>
      ages.filter((one) => one.lords.join() === lords.join()).map((one) => [one.by, one.years]);
    assert.deepEqual(
      new Map(agesOf('moon', 'mars')),
      new Map([
        ['period', 40],
        ['ascension', times[8]! + times[5]!],
      ]),
    );
    assert.deepEqual(agesOf('moon', 'venus'), [], 'Sagittarius and Taurus do not see each other');
    assert.deepEqual(
      new Map(agesOf('saturn')),
      new Map([
        ['period', 30],
        ['ascension', times[10]!],
        ['both', 30 + times[10]!],
      ]),
    );
    const years = ages.map((one) => one.years);
    assert.deepEqual(
      years,
      years.toSorted((a, b) => a - b),
    );
  });
});
