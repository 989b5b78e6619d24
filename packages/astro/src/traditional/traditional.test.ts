import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { CLASSICAL_PLANETS } from '../bodies/table.ts';
import { isBesieged, isPartile, sunRelation } from './accidental.ts';
import { almutenOfDegree, almutenOfFigure, FIGURE_PLACES, mapPlanets } from './almuten.ts';
import { aspectBySign, houseOfStrength, type TraditionalChart } from './chart.ts';
import { hylegOfAbuAli } from './hyleg-abu-ali.ts';
import { hylegOfPtolemy } from './hyleg-ptolemy.ts';
import { allReceptions, dignitiesAt } from './receptions.ts';
import { planetStrengths } from './strengths.ts';
import type { Syzygies, Syzygy } from './syzygy.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const planet = fc.record({
  longitudeDeg: longitude,
  speedDegPerDay: fc.double({ min: -2, max: 15, noNaN: true }),
  house: fc.integer({ min: 1, max: 12 }),
});
const chart: fc.Arbitrary<TraditionalChart> = fc.record({
  planets: fc.record({
    sun: planet,
    moon: planet,
    mercury: planet,
    venus: planet,
    mars: planet,
    jupiter: planet,
    saturn: planet,
  }),
  cuspsDeg: longitude.map((ascDeg) => Array.from({ length: 12 }, (_, index) => (ascDeg + 30 * index) % 360)),
  ascDeg: longitude,
  mcDeg: longitude,
  northNodeDeg: longitude,
  starsDeg: fc.record({ regulus: longitude, spica: longitude, algol: longitude }),
  sect: fc.constantFrom('day', 'night'),
  tables: fc.record({
    terms: fc.constantFrom('egyptian', 'ptolemaic'),
    triplicity: fc.constantFrom('dorothean', 'lilly'),
  }),
});
const moon = (phase: Syzygy['phase']): fc.Arbitrary<Syzygy> =>
  longitude.map((longitudeDeg) => ({ phase, longitudeDeg, jdUt: 2451545, light: 'moon' }));
const syzygies: fc.Arbitrary<Syzygies> = fc
  .tuple(moon('new_moon'), moon('full_moon'), fc.boolean())
  .map(([newMoon, fullMoon, isNew]) => ({ newMoon, fullMoon, last: isNew ? newMoon : fullMoon }));
const total = (lines: readonly { readonly points: number }[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);

describe('strengths', () => {
  it('every score is the sum of its lines, and no line occurs twice', () => {
    fc.assert(
      fc.property(chart, (given) => {
        const { planets, strongest } = planetStrengths(given);
        for (const id of CLASSICAL_PLANETS) {
          const { essential, accidental, essentialScore, accidentalScore, score } = planets[id];
          assert.equal(essentialScore, total(essential));
          assert.equal(accidentalScore, total(accidental));
          assert.equal(score, essentialScore + accidentalScore);
          const names = [...essential, ...accidental].map(({ line }) => line);
          assert.equal(new Set(names).size, names.length);
          assert.ok(strongest.every((one) => planets[one].score >= score));
        }
      }),
    );
  });

  it('a planet is peregrine if and only if it has none of the five dignities', () => {
    fc.assert(
      fc.property(chart, (given) => {
        const { planets } = planetStrengths(given);
        for (const id of CLASSICAL_PLANETS) {
          const own = dignitiesAt(id, given.planets[id].longitudeDeg, given.sect, given.tables);
          assert.equal(
            planets[id].essential.some(({ line }) => line === 'peregrine'),
            own.length === 0,
          );
        }
      }),
    );
  });

  it('a mutual reception by domicile or exaltation counts for both planets', () => {
    fc.assert(
      fc.property(chart, (given) => {
        const { planets } = planetStrengths(given);
        for (const id of CLASSICAL_PLANETS)
          for (const { line, with: other } of planets[id].essential)
            if (other !== undefined)
              assert.ok(planets[other].essential.some((theirs) => theirs.line === line && theirs.with === id));
      }),
    );
  });

  it('Lilly: Jupiter in 10 Aries and the Sun in 18 is combust; in the next sign he is under the beams', () => {
    assert.equal(sunRelation(10, 18), 'combust');
    assert.equal(sunRelation(31, 28), 'under_beams');
    assert.equal(sunRelation(45 + 25 / 60, 45.5), 'cazimi');
    assert.equal(sunRelation(45, 62.5), 'free_of_beams');
  });

  it('Lilly: Venus in 13 Aries between Mars in 10 and Saturn in 15 is besieged', () => {
    assert.equal(isBesieged(13, 15, 10), true);
    assert.equal(isBesieged(16, 15, 10), false);
    assert.equal(isBesieged(31, 29, 35), false);
  });

  it('Lilly: Venus in 9 Aries and Jupiter in 9 Leo, whatever the minutes, are in a partile trine', () => {
    assert.equal(isPartile(9.2, 129.9, 120), true);
    assert.equal(isPartile(9.9, 130.1, 120), false);
    assert.equal(isPartile(29.5, 209.1, 180), true);
  });

  it('five degrees before a cusp count in the next house, unless the own cusp is nearer', () => {
    const cusps = [0, 30, 36, 90, 120, 150, 180, 210, 216, 270, 300, 330];
    assert.deepEqual(
      [
        [26, 1],
        [24, 1],
        [32, 2],
        [34, 2],
        [358, 12],
      ].map(([at, house]) => houseOfStrength(at!, house!, cusps)),
      [2, 1, 2, 3, 1],
    );
  });
});

describe('almutens', () => {
  it('the points of a degree add up to 15, or 11 where no planet is exalted', () => {
    fc.assert(
      fc.property(chart, longitude, (given, at) => {
        const { scores, almutens } = almutenOfDegree(given, at, 'sect');
        const sum = CLASSICAL_PLANETS.reduce((all, id) => all + scores[id], 0);
        const exalted = CLASSICAL_PLANETS.some((id) =>
          dignitiesAt(id, at, given.sect, given.tables).includes('exaltation'),
        );
        assert.equal(sum, exalted ? 15 : 11);
        assert.ok(almutens.every((best) => CLASSICAL_PLANETS.every((id) => scores[id] <= scores[best])));
      }),
    );
  });

  it('the scores of the figure are the sums of its rows, and day and hour give 13', () => {
    fc.assert(
      fc.property(
        chart,
        fc.constantFrom(...CLASSICAL_PLANETS),
        fc.constantFrom('sect', 'all'),
        (given, ruler, lords) => {
          const places = Object.fromEntries(
            FIGURE_PLACES.map((place, index) => [place, (given.ascDeg + 71 * index) % 360]),
          );
          const { sun, moon: ofMoon, asc, fortune, syzygy } = places;
          const hour = { dayRuler: 'saturn', ruler } as const;
          const { rows, scores } = almutenOfFigure(
            given,
            { sun: sun!, moon: ofMoon!, asc: asc!, fortune: fortune!, syzygy: syzygy! },
            hour,
            lords,
          );
          assert.deepEqual(
            scores,
            mapPlanets((id) => rows.reduce((sum, row) => sum + row.scores[id], 0)),
          );
          const ofTime = rows.filter(({ of }) => of === 'day_ruler' || of === 'hour_ruler');
          assert.equal(
            ofTime.reduce((sum, row) => sum + CLASSICAL_PLANETS.reduce((all, id) => all + row.scores[id], 0), 0),
            13,
          );
        },
      ),
    );
  });
});

describe('receptions', () => {
  it('a reception is mutual if and only if the other one is in the list too', () => {
    fc.assert(
      fc.property(chart, (given) => {
        const found = allReceptions(given);
        for (const { planet: guest, by, mutual } of found)
          assert.equal(
            mutual,
            found.some((other) => other.planet === by && other.by === guest),
          );
      }),
    );
  });
});

describe('hyleg', () => {
  it('Ptolemy: a light of the sect in an aphetic place comes first, then the other light', () => {
    fc.assert(
      fc.property(chart, syzygies, (given, moons) => {
        const { hyleg, by, candidates } = hylegOfPtolemy(given, moons);
        const [first, second] = candidates;
        assert.equal(first!.point, given.sect === 'day' ? 'sun' : 'moon');
        if (first!.isAphetic) assert.deepEqual([hyleg, by], [first!.point, 'sect_light']);
        else if (second!.isAphetic) assert.deepEqual([hyleg, by], [second!.point, 'other_light']);
        else assert.ok(by === 'ruler' || by === 'ascendant' || by === 'fortune');
        const chosen = candidates.find(({ point }) => point === hyleg);
        if (by === 'ruler') assert.ok(chosen!.isAphetic && chosen!.dominations!.some((ways) => ways >= 3));
        if (by === 'fortune') assert.ok(given.sect === 'night' && moons.last.phase === 'full_moon');
      }),
    );
  });

  it('Ptolemy: five degrees above the ascendant begin the first place, 25 below end it', () => {
    const at = (sunDeg: number): boolean => {
      const away = { longitudeDeg: 100, speedDegPerDay: 1, house: 3 };
      const given: TraditionalChart = {
        planets: { ...mapPlanets(() => away), sun: { ...away, longitudeDeg: sunDeg } },
        cuspsDeg: [],
        ascDeg: 30,
        mcDeg: 300,
        northNodeDeg: 0,
        starsDeg: { regulus: 0, spica: 0, algol: 0 },
        sect: 'day',
        tables: { terms: 'egyptian', triplicity: 'dorothean' },
      };
      const newMoon: Syzygy = { phase: 'new_moon', jdUt: 0, light: 'moon', longitudeDeg: 100 };
      return hylegOfPtolemy(given, { newMoon, fullMoon: newMoon, last: newMoon }).candidates[0]!.isAphetic;
    };
    assert.deepEqual([24.9, 25, 54.9, 55.1].map(at), [false, true, true, false]);
  });

  it('Abu Ali: the hyleg is the first that fits; its alcocoden rules the degree and sees it', () => {
    fc.assert(
      fc.property(chart, syzygies, (given, moons) => {
        const place = { longitudeDeg: (given.ascDeg + 100) % 360, house: 4 };
        const syzygy = { longitudeDeg: moons.last.longitudeDeg, house: 5 };
        const { hyleg, candidates, alcocoden } = hylegOfAbuAli(given, moons.last, { fortune: place, syzygy });
        assert.equal(hyleg, candidates.find(({ isFit }) => isFit) ?? null);
        assert.equal(alcocoden === null, hyleg === null);
        if (hyleg === null || alcocoden === null) return;
        const dignities = dignitiesAt(alcocoden.planet, hyleg.longitudeDeg, given.sect, given.tables);
        assert.deepEqual(alcocoden.dignities, dignities);
        if (alcocoden.planet !== hyleg.point) {
          assert.notEqual(aspectBySign(given.planets[alcocoden.planet].longitudeDeg, hyleg.longitudeDeg), null);
          assert.ok(hyleg.witnesses.every(({ points }) => points <= alcocoden.points));
        }
        const granted = { great: [1, 4, 7, 10], mean: [2, 5, 8, 11], least: [3, 6, 9, 12] } as const;
        assert.ok((granted[alcocoden.granted] as readonly number[]).includes(alcocoden.house));
      }),
    );
  });
});
