import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { Frame } from '../../ephemeris.ts';
import { fakeSun } from './fake-sun.test-data.ts';
import { COUNTED_DASHAS, type CountedDasha } from './counted-dashas.ts';
import { NAKSHATRA_DASHAS } from './dashas.ts';
import { ashtottari, vimshottari, yogini } from './nakshatra-dashas.ts';
import { currentDashas, dashasWithin, dashaTree, type DashaPeriod } from './period.ts';
import { DASHA_YEARS, yearScale } from './scale.ts';
import { NY90_JD_UT, NY90_SIDEREAL } from '../ny90.test-data.ts';

const FRAME: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } };
const scaleFor = (year: (typeof DASHA_YEARS)[number]): ReturnType<typeof yearScale> =>
  yearScale(fakeSun, NY90_JD_UT, FRAME, year);
const MOON = NY90_SIDEREAL['moon']!;
const seconds = (a: number, b: number): number => Math.abs(a - b) * 86_400;
const longitudes = fc.double({ min: 0, max: 359.999_999_9, noNaN: true });

describe('Vimshottari', () => {
  it('of NY90 begins with Jupiter, 9.684683 years to go', () => {
    const { seed } = vimshottari(MOON);
    assert.equal(seed.nakshatra.id, 'purva_bhadrapada');
    assert.equal(seed.lord, 'jupiter');
    assert.equal(seed.fractionElapsed.toFixed(5), '0.39471');
    assert.equal(seed.balanceYears.toFixed(4), '9.6847');
  });

  it('runs through its nine lords for 120 years, wherever the Moon is', () => {
    fc.assert(
      fc.property(longitudes, (moonDeg) => {
        const periods = dashaTree(vimshottari(moonDeg).cycle, scaleFor(360), 1);
        assert.equal(new Set(periods.map(({ lord }) => lord)).size, 9);
        assert.ok(seconds(periods[8]!.endJdUt - periods[0]!.startJdUt, 120 * 360) < 1e-3);
        assert.ok(periods[0]!.startJdUt <= NY90_JD_UT && periods[0]!.endJdUt >= NY90_JD_UT);
      }),
    );
  });
});

describe('Yogini and Ashtottari', () => {
  it('of NY90 begin with Bhramari, 2.421171 years, and Jupiter, 3.833520 years', () => {
    assert.equal(yogini(MOON).seed.name, 'bhramari');
    assert.ok(Math.abs(yogini(MOON).seed.balanceYears - 2.421171) < 2e-6);
    assert.equal(ashtottari(MOON).seed.lord, 'jupiter');
    assert.ok(Math.abs(ashtottari(MOON).seed.balanceYears - 3.83352) < 2e-6);
  });

  it('Ashtottari gives the asterisms around Abhijit to Saturn, each a fourth of ten years', () => {
    const balance = (longitudeDeg: number): string =>
      `${ashtottari(longitudeDeg).seed.lord} ${ashtottari(longitudeDeg).seed.balanceYears.toFixed(3)}`;
    assert.equal(balance(253.3333334), 'saturn 10.000');
    assert.equal(balance(266.6666668), 'saturn 7.500');
    assert.equal(balance(276.6666668), 'saturn 5.000');
    assert.equal(balance(280.888889), 'saturn 2.500');
    assert.equal(balance(293.3333334), 'jupiter 19.000');
    assert.equal(balance(66.6666668), 'sun 6.000');
    assert.equal(balance(66.6666665), 'venus 0.000');
  });

  it('Ashtottari lords own the asterisms BPHS gives them', () => {
    const lordsByNakshatra = Array.from({ length: 27 }, (_, index) => ashtottari(((index + 0.2) * 40) / 3).seed.lord);
    assert.deepEqual(lordsByNakshatra, [
      'rahu',
      'rahu',
      'venus',
      'venus',
      'venus',
      'sun',
      'sun',
      'sun',
      'sun',
      'moon',
      'moon',
      'moon',
      'mars',
      'mars',
      'mars',
      'mars',
      'mercury',
      'mercury',
      'mercury',
      'saturn',
      'saturn',
      'saturn',
      'jupiter',
      'jupiter',
      'jupiter',
      'rahu',
      'rahu',
    ]);
  });
});

describe('conditional dashas', () => {
  const CYCLE_YEARS = {
    shodashottari: 116,
    dwadashottari: 112,
    panchottari: 105,
    shatabdika: 100,
    chaturashiti_sama: 84,
    dwisaptati_sama: 72,
    shattrimshat_sama: 36,
    shashti_hayani: 60,
  } as const;
  const star = (nakshatra: number): number => ((nakshatra - 0.5) * 40) / 3;

  it('last as long as their names say, wherever the Moon is', () => {
    fc.assert(
      fc.property(
        longitudes,
        fc.constantFrom(...(Object.keys(COUNTED_DASHAS) as CountedDasha[])),
        (moonDeg, system) => {
          const { cycle, seed } = COUNTED_DASHAS[system](moonDeg);
          assert.equal(
            cycle.links.reduce((sum, { years }) => sum + years, 0),
            CYCLE_YEARS[system],
          );
          assert.equal(new Set(cycle.links.map(({ lord }) => lord)).size, cycle.links.length);
          assert.ok(Math.abs(seed.balanceYears - cycle.links[0]!.years - cycle.startYears) < 1e-12);
        },
      ),
    );
  });

  it('begin with their first lord at the nakshatra they are counted from, and have the next lord in the next', () => {
    const first = {
      shodashottari: 8,
      panchottari: 17,
      shatabdika: 27,
      chaturashiti_sama: 15,
      dwisaptati_sama: 19,
      shattrimshat_sama: 22,
    } as const;
    for (const [system, from] of Object.entries(first) as [keyof typeof first, number][]) {
      const order = COUNTED_DASHAS[system](star(from)).cycle.links.map(({ lord }) => lord);
      for (let step = 0; step < 27; step++)
        assert.equal(
          COUNTED_DASHAS[system](star(((from + step - 1) % 27) + 1)).seed.lord,
          order[step % order.length],
          `${system} ${step}`,
        );
    }
    assert.deepEqual(
      [27, 26, 25, 19].map((nakshatra) => COUNTED_DASHAS.dwadashottari(star(nakshatra)).seed.lord),
      ['sun', 'jupiter', 'ketu', 'sun'],
    );
  });

  it('shashti hayani gives three and four nakshatras to each lord by turns, Abhijit not counted', () => {
    const lords = Array.from({ length: 27 }, (_, index) => COUNTED_DASHAS.shashti_hayani(star(index + 1)).seed.lord);
    const runs = lords.filter((lord, index) => lord !== lords[index - 1]);
    assert.deepEqual(runs, ['jupiter', 'sun', 'mars', 'moon', 'mercury', 'venus', 'saturn', 'rahu']);
    assert.deepEqual(
      runs.map((lord) => lords.filter((other) => other === lord).length),
      [3, 4, 3, 4, 3, 3, 3, 4],
    );
  });
});

describe('every dasha', () => {
  const systems = Object.values(NAKSHATRA_DASHAS);

  it('is partitioned exactly by its children, on every level and for every year length', () => {
    fc.assert(
      fc.property(
        longitudes,
        fc.nat({ max: systems.length - 1 }),
        fc.nat({ max: DASHA_YEARS.length - 1 }),
        (moonDeg, system, year) => {
          const check = ({
            children,
            startJdUt,
            endJdUt,
          }: Pick<DashaPeriod, 'children' | 'startJdUt' | 'endJdUt'>): void => {
            assert.ok(endJdUt > startJdUt);
            if (children.length === 0) return;
            assert.equal(children[0]!.startJdUt, startJdUt);
            assert.equal(children.at(-1)!.endJdUt, endJdUt);
            children.slice(1).forEach((child, index) => assert.equal(child.startJdUt, children[index]!.endJdUt));
            children.forEach(check);
          };
          dashaTree(systems[system]!(moonDeg).cycle, scaleFor(DASHA_YEARS[year]!), 3).forEach(check);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has five nested running periods that contain the instant', () => {
    fc.assert(
      fc.property(
        longitudes,
        fc.double({ min: -20, max: 300, noNaN: true }),
        fc.nat({ max: systems.length - 1 }),
        (moonDeg, age, system) => {
          const instant = NY90_JD_UT + age * 365.25;
          const levels = currentDashas(systems[system]!(moonDeg).cycle, scaleFor(365.25), instant);
          assert.deepEqual(
            levels.map(({ level }) => level),
            [1, 2, 3, 4, 5],
          );
          levels.forEach(({ startJdUt, endJdUt }, index) => {
            assert.ok(startJdUt <= instant + 1e-6 && instant <= endJdUt + 1e-6);
            if (index > 0)
              assert.ok(
                startJdUt >= levels[index - 1]!.startJdUt - 1e-9 && endJdUt <= levels[index - 1]!.endJdUt + 1e-9,
              );
          });
        },
      ),
    );
  });

  it('within a span are the periods of its tree that touch it, level by level and with the same boundaries', () => {
    fc.assert(
      fc.property(
        longitudes,
        fc.nat({ max: systems.length - 1 }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        fc.double({ min: 0.01, max: 6, noNaN: true }),
        (moonDeg, system, age, years) => {
          const { cycle } = systems[system]!(moonDeg);
          const scale = scaleFor(365.25);
          const span = {
            fromJdUt: NY90_JD_UT + age * 365.25,
            untilJdUt: NY90_JD_UT + (age + years) * 365.25,
            levels: 3,
          };
          const end = cycle.links.reduce((sum, link) => sum + link.years, cycle.startYears);
          if (age + years >= end) return;
          const flat = (periods: readonly DashaPeriod[]): DashaPeriod[] =>
            periods
              .filter(({ startJdUt, endJdUt }) => endJdUt > span.fromJdUt && startJdUt < span.untilJdUt)
              .flatMap((period) => [{ ...period, children: [] }, ...flat(period.children)]);
          assert.deepEqual(dashasWithin(cycle, scale, span, 1e6), flat(dashaTree(cycle, scale, 3)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('within any span, also before the birth and beyond the cycle, tile it on all five levels; the running ones are among them', () => {
    fc.assert(
      fc.property(
        longitudes,
        fc.nat({ max: systems.length - 1 }),
        fc.double({ min: -60, max: 400, noNaN: true }),
        fc.double({ min: 0.001, max: 0.05, noNaN: true }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (moonDeg, system, age, years, part) => {
          const { cycle } = systems[system]!(moonDeg);
          const scale = scaleFor(365.25);
          const fromJdUt = NY90_JD_UT + age * 365.25;
          const untilJdUt = fromJdUt + years * 365.25;
          const found = dashasWithin(cycle, scale, { fromJdUt, untilJdUt, levels: 5 }, 1e6)!;
          for (let level = 1; level <= 5; level++) {
            const periods = found.filter((period) => period.level === level);
            assert.ok(periods[0]!.startJdUt <= fromJdUt && periods.at(-1)!.endJdUt >= untilJdUt);
            periods.slice(1).forEach((period, index) => assert.equal(period.startJdUt, periods[index]!.endJdUt));
          }
          const running = currentDashas(cycle, scale, fromJdUt + part * (untilJdUt - fromJdUt));
          for (const { level, lord, startJdUt } of running)
            assert.ok(
              found.some(
                (other) => other.level === level && other.lord === lord && seconds(other.startJdUt, startJdUt) < 1e-2,
              ),
            );
        },
      ),
    );
  });

  it('within a span are all or, when there are more than the limit, none', () => {
    const { cycle } = vimshottari(MOON);
    const span = { fromJdUt: NY90_JD_UT, untilJdUt: NY90_JD_UT + 3652.5, levels: 4 };
    const all = dashasWithin(cycle, scaleFor(360), span, 1e6)!;
    assert.deepEqual(dashasWithin(cycle, scaleFor(360), span, all.length), all);
    assert.equal(dashasWithin(cycle, scaleFor(360), span, all.length - 1), null);
  });

  it('solar years end when the Sun returns to its position at birth', () => {
    const scale = scaleFor('solar');
    const natal = fakeSun.ecliptic(NY90_JD_UT, 'sun', FRAME).longitudeDeg;
    for (const years of [-3, 1, 17, 60]) {
      const there = scale.jdAt(years);
      assert.ok(Math.abs(fakeSun.ecliptic(there, 'sun', FRAME).longitudeDeg - natal) < 1e-6);
      assert.ok(Math.abs(scale.yearsAt(there) - years) < 1e-8);
    }
    assert.ok(Math.abs(scale.yearsAt(scale.jdAt(12.3456)) - 12.3456) < 1e-8);
  });

  it('counts 40 savana years as 14400 days', () => {
    assert.ok(seconds(scaleFor(360).jdAt(40), NY90_JD_UT + 14_400) < 1e-3);
  });
});
