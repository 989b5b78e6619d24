import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { byGraha, GRAHAS, signLordAt, type GrahaId } from '../zodiac.ts';
import { drig, mandook, naisargika, niryanaShoola, shoola, sudasa } from './life-dashas.ts';
import { narayana } from './sign-dashas.ts';
import { dashaTree, type DashaCycle, type DashaPeriod } from './period.ts';
import { linearScale } from './scale.ts';
import { type GrahaSigns, signRulers, type SignRulers } from './sign-rulers.ts';

type Place = readonly [signIndex: number, degreeInSignDeg: number];

const placed = (places: readonly Place[]): GrahaSigns =>
  byGraha((id) => {
    const [signIndex, degreeInSignDeg] = places[GRAHAS.indexOf(id)]!;
    return { signIndex, degreeInSignDeg };
  });
const rulers = (signs: GrahaSigns): SignRulers => signRulers(signs, { lords: 'rao', tie: 'advanced_lord' }, signLordAt);
const order = ({ links }: DashaCycle, count: number): (readonly [number | undefined, number])[] =>
  links.slice(0, count).map(({ signIndex, years }) => [signIndex, years]);

/** Charts of Narasimha Rao's book, sun to ketu; those with signs alone are in the middle of them. */
const inSigns = (...signs: readonly number[]): GrahaSigns => placed(signs.map((sign): Place => [sign, 15]));
const CHART_8 = inSigns(7, 10, 7, 6, 6, 6, 3, 1, 7);
const CHART_36 = placed([
  [5, 9.1],
  [9, 9.65],
  [5, 15.13],
  [6, 4.3],
  [10, 16.82],
  [4, 28.38],
  [2, 24.25],
  [7, 20.22],
  [1, 20.22],
]);
const CHART_39 = inSigns(4, 4, 5, 4, 4, 4, 2, 3, 9);
const CHART_40 = inSigns(9, 4, 0, 9, 10, 9, 7, 2, 8);
const CHART_45 = inSigns(9, 11, 5, 9, 9, 9, 4, 11, 5);

describe('dashas of longevity in the charts of the book', () => {
  it('shoola gives nine years a sign, forwards from the stronger of lagna and seventh (examples 89, 90, 92, exercise 33)', () => {
    const from = (signs: GrahaSigns, lagna: number): (readonly [number | undefined, number])[] =>
      order(shoola(rulers(signs), lagna), 3);
    assert.deepEqual(from(CHART_8, 7), [
      [7, 9],
      [8, 9],
      [9, 9],
    ]);
    assert.deepEqual(from(CHART_39, 4), [
      [4, 9],
      [5, 9],
      [6, 9],
    ]);
    assert.deepEqual(from(CHART_40, 0), [
      [0, 9],
      [1, 9],
      [2, 9],
    ]);
    assert.deepEqual(from(CHART_45, 8), [
      [8, 9],
      [9, 9],
      [10, 9],
    ]);
  });

  it('drig takes the ninth, tenth and eleventh with the signs they aspect (example 80, chart 36)', () => {
    assert.equal(
      order(drig(rulers(CHART_36), 6)!, 12).join(' '),
      '2,4 5,11 8,2 11,1 3,6 1,3 10,8 7,10 4,11 0,5 9,7 6,10',
    );
  });
});

it('drig is left out for the four dual lagnas, whose ninth and eleventh aspect each other, and for no other', () => {
  for (let lagna = 0; lagna < 12; lagna++)
    assert.equal(drig(rulers(CHART_36), lagna) === null, [2, 5, 8, 11].includes(lagna), `${lagna}`);
});

const anySigns = fc
  .array(fc.tuple(fc.nat({ max: 11 }), fc.double({ min: 0, max: 29.999, noNaN: true })), { minLength: 9, maxLength: 9 })
  .map(placed);
const lagnas = fc.double({ min: 0, max: 359.999, noNaN: true });

/** Every dasha of signs or ages, with the years of its cycle. */
const CYCLES: Readonly<
  Record<string, readonly [(signs: GrahaSigns, lagnaDeg: number) => DashaCycle | null, number | null]>
> = {
  narayana: [(signs, deg) => narayana(rulers(signs), Math.floor(deg / 30)), 144],
  drig: [(signs, deg) => drig(rulers(signs), Math.floor(deg / 30)), 144],
  sudasa: [(signs, deg) => sudasa(rulers(signs), deg), 144],
  shoola: [(signs, deg) => shoola(rulers(signs), Math.floor(deg / 30)), 108],
  niryana_shoola: [(signs, deg) => niryanaShoola(rulers(signs), Math.floor(deg / 30)), 96],
  naisargika: [naisargika, 120],
  mandook: [(signs, deg) => mandook(rulers(signs), Math.floor(deg / 30)), null],
};

describe('every dasha of signs', () => {
  const BIRTH = 2450424.5;
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

  for (const [system, [cycleOf, years]] of Object.entries(CYCLES)) {
    it(`${system} tiles its cycle and every period its own, three levels deep, without a gap`, () => {
      fc.assert(
        fc.property(anySigns, lagnas, (signs, lagnaDeg) => {
          const cycle = cycleOf(signs, lagnaDeg);
          if (cycle === null) return;
          const check = (periods: readonly DashaPeriod[], from: number, until: number): void => {
            assert.equal(periods[0]!.startJdUt, from);
            assert.equal(periods.at(-1)!.endJdUt, until);
            periods.slice(1).forEach((period, index) => assert.equal(period.startJdUt, periods[index]!.endJdUt));
            for (const { startJdUt, endJdUt, children } of periods) {
              assert.ok(endJdUt > startJdUt);
              if (children.length > 0) check(children, startJdUt, endJdUt);
            }
          };
          const tree = dashaTree(cycle, linearScale(BIRTH, 360), 3);
          const start = BIRTH + cycle.startYears * 360;
          check(tree, start, tree.at(-1)!.endJdUt);
          if (years !== null) assert.ok(near(tree.at(-1)!.endJdUt - start, years * 360));
          for (const link of cycle.links)
            assert.ok(
              near(
                cycle.divide(link).reduce((sum, part) => sum + part.years, 0),
                link.years,
              ),
            );
        }),
        { numRuns: 30 },
      );
    });
  }

  it('has each sign once in a cycle, and in both cycles twelve years of each', () => {
    fc.assert(
      fc.property(anySigns, lagnas, (signs, lagnaDeg) => {
        for (const [system, [cycleOf, years]] of Object.entries(CYCLES)) {
          if (system === 'naisargika') continue;
          const bySign = new Map<number, number>();
          const cycle = cycleOf(signs, lagnaDeg);
          if (cycle === null) continue;
          for (const { signIndex, years: length } of cycle.links)
            bySign.set(signIndex!, (bySign.get(signIndex!) ?? 0) + length);
          assert.equal(bySign.size, 12, system);
          if (years === 144) for (const total of bySign.values()) assert.equal(total, 12);
          if (system === 'mandook') for (const total of bySign.values()) assert.ok(total >= 1 && total <= 12);
        }
      }),
    );
  });

  it('sudasa has as much of its first dasha left at birth as the sree lagna has before it in the sign', () => {
    fc.assert(
      fc.property(anySigns, lagnas, (signs, sreeDeg) => {
        const { links, startYears } = sudasa(rulers(signs), sreeDeg);
        const first = links[0]!;
        if (first.signIndex === Math.floor(sreeDeg / 30))
          assert.ok(near(first.years + startYears, first.years * (1 - (sreeDeg % 30) / 30)));
      }),
    );
  });
});

describe('naisargika dasha', () => {
  it('divides a period among the other six, kendras first', () => {
    const signs = inSigns(7, 6, 4, 8, 8, 6, 11, 5, 11);
    const parts = (lord: GrahaId): GrahaId[] =>
      naisargika(signs)
        .divide({ lord, years: 6 })
        .map((part) => part.lord);
    assert.deepEqual(parts('moon'), ['venus', 'sun', 'mars', 'mercury', 'jupiter', 'saturn']);
    assert.deepEqual(parts('saturn'), ['mercury', 'jupiter', 'moon', 'venus', 'mars', 'sun']);
  });
});
