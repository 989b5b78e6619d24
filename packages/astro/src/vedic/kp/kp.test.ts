import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { nakshatraAt } from '../nakshatra.ts';
import { byGraha, type GrahaId, GRAHAS, signLordAt } from '../zodiac.ts';
import {
  grahaSignifications,
  houseSignificators,
  type KpHouses,
  rulingPlanets,
  type RulingSky,
} from './significators.ts';
import {
  HORARY_NUMBERS,
  horaryDivision,
  horaryNumberAt,
  KP_LEVELS,
  kpDivisions,
  ontoBoundary,
  subLords,
} from './sub-lords.ts';

/** How often the sub-lord changes over one full circle. */
function changes(of: 'subLord' | 'subSubLord', stepSeconds: number): number {
  let count = 0;
  let before = '';
  for (let second = stepSeconds / 2; second < 360 * 3600; second += stepSeconds) {
    const lords = subLords(second / 3600);
    const now = `${lords.signLord} ${lords.starLord} ${of === 'subLord' ? lords.subLord : `${lords.subLord} ${lords.subSubLord}`}`;
    if (now !== before) count += 1;
    before = now;
  }
  return count;
}

describe("Krishnamurti's sub-lords", () => {
  it('there are 249 of them around the zodiac, divided by nakshatras and signs', () => {
    assert.equal(changes('subLord', 10), 249);
  });

  it('Ashwini begins with Ketu in Ketu, whose sub is 46′40″ long; then Venus until 3°00′', () => {
    assert.deepEqual(subLords(0), { signLord: 'mars', starLord: 'ketu', subLord: 'ketu', subSubLord: 'ketu' });
    assert.equal(subLords((46 * 60 + 39) / 3600).subLord, 'ketu');
    assert.equal(subLords((46 * 60 + 41) / 3600).subLord, 'venus');
    assert.equal(subLords(3 - 1e-6).subLord, 'venus');
    assert.equal(subLords(3 + 1e-6).subLord, 'sun');
  });

  it('at every boundary, and opposite it, nakshatra, star lord, sign and sign lord are of what begins there', () => {
    for (const { startDeg, starIndex, signIndex } of kpDivisions('sub_sub'))
      for (const oppositeDeg of [0, 180]) {
        const longitudeDeg = (startDeg + oppositeDeg) % 360;
        const { signLord, starLord } = subLords(longitudeDeg);
        const nakshatra = nakshatraAt(longitudeDeg);
        assert.equal(nakshatra.lord, starLord, `${longitudeDeg}`);
        assert.equal(signLordAt(Math.floor(ontoBoundary(longitudeDeg) / 30)), signLord, `${longitudeDeg}`);
        if (oppositeDeg !== 0) continue;
        assert.equal(nakshatra.index - 1, starIndex, `${longitudeDeg}`);
        assert.equal(starLord, kpDivisions('star').find((star) => star.starIndex === starIndex)!.starLord);
        assert.equal(signLord, signLordAt(signIndex));
      }
  });

  it('every horary number has its own number where it begins', () => {
    for (let number = 1; number <= 249; number++) assert.equal(horaryNumberAt(horaryDivision(number).startDeg), number);
  });

  it('every longitude has all four lords', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999_999_999, noNaN: true }), (longitudeDeg) => {
        for (const lord of Object.values(subLords(longitudeDeg))) assert.equal(typeof lord, 'string');
      }),
    );
  });
});

const longitude = fc.double({ min: 0, max: 359.999_999, noNaN: true });
const longitudes = fc.record(byGraha(() => longitude));

describe('divisions of the zodiac', () => {
  it('there are 12 signs, 36 stars in signs, 249 subs and 2,193 sub-subs; they fill the circle without a gap', () => {
    const counts = KP_LEVELS.map((level) => {
      const divisions = kpDivisions(level);
      assert.equal(divisions[0]!.startDeg, 0);
      assert.equal(divisions.at(-1)!.endDeg, 360);
      divisions.forEach(({ startDeg, endDeg }, index) => {
        assert.ok(endDeg > startDeg);
        if (index > 0) assert.equal(startDeg, divisions[index - 1]!.endDeg);
      });
      return divisions.length;
    });
    assert.deepEqual(counts, [12, 36, 249, 2193]);
  });

  it('a boundary belongs to what begins there, at every one of them', () => {
    for (const level of KP_LEVELS)
      for (const division of kpDivisions(level)) {
        const { startDeg, endDeg, signLord, starLord, subLord, subSubLord } = division;
        assert.deepEqual(subLords(startDeg), { signLord, starLord, subLord, subSubLord });
        const middle = subLords((startDeg + endDeg) / 2);
        if (level === 'sub_sub') assert.deepEqual(middle, { signLord, starLord, subLord, subSubLord });
        if (level === 'sub') assert.equal(middle.subLord, subLord);
      }
  });

  it('twelve of the 249 are halves: the six subs that a sign divides, of Rahu in the Sun’s stars, of the Moon in Jupiter’s', () => {
    const halves = kpDivisions('sub').filter(
      ({ startDeg, endDeg, subLord }, index, all) =>
        (startDeg % 30 === 0 && all.at(index - 1)!.subLord === subLord) ||
        (endDeg % 30 === 0 && all[(index + 1) % all.length]!.subLord === subLord),
    );
    assert.deepEqual(
      halves.map(({ starLord, subLord }) => `${starLord} ${subLord}`),
      Array.from({ length: 3 }, () => ['sun rahu', 'sun rahu', 'jupiter moon', 'jupiter moon']).flat(),
    );
  });

  it('every number is that of its own beginning, and of every longitude in it', () => {
    for (let number = 1; number <= HORARY_NUMBERS; number++)
      assert.equal(horaryNumberAt(horaryDivision(number).startDeg), number);
    fc.assert(
      fc.property(longitude, (longitudeDeg) => {
        const { startDeg, endDeg } = horaryDivision(horaryNumberAt(longitudeDeg));
        assert.ok(startDeg <= longitudeDeg + 1e-10 && longitudeDeg < endDeg);
      }),
    );
    assert.throws(() => horaryDivision(0), RangeError);
    assert.throws(() => horaryDivision(250), RangeError);
  });
});

describe('fourfold significators', () => {
  const charts: fc.Arbitrary<KpHouses> = fc
    .tuple(longitude, longitudes, fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 9, maxLength: 9 }))
    .map(([first, at, houses]) => ({
      cuspsDeg: Array.from({ length: 12 }, (_, index) => (first + index * 30) % 360),
      grahas: byGraha((id) => ({ longitudeDeg: at[id], house: houses[GRAHAS.indexOf(id)]! })),
    }));

  it('a graha signifies a house in a rank exactly when it is among the house’s significators of that rank', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const signified = grahaSignifications(chart);
        houseSignificators(chart).forEach((house, index) => {
          for (const id of GRAHAS) {
            const { starLordIn, in: own, starLordOwns, owns } = signified[id];
            assert.equal(house.inStarOfOccupants.includes(id), starLordIn === index + 1);
            assert.equal(house.occupants.includes(id), own === index + 1);
            assert.equal(house.inStarOfOwner.includes(id), starLordOwns.includes(index + 1));
            assert.equal(house.owner === id, owns.includes(index + 1));
          }
        });
        assert.deepEqual([signified.rahu.owns, signified.ketu.owns], [[], []]);
      }),
    );
  });
});

describe('ruling planets', () => {
  const sky = (changes: Partial<RulingSky> & { readonly at?: Partial<Record<GrahaId, number>> } = {}): RulingSky => ({
    // Lagna in Aries in Ketu's star, Moon in Scorpio in Saturn's star, a Wednesday.
    lagnaDeg: 5,
    retrograde: new Set(),
    dayLord: 'mercury',
    ...changes,
    longitudesDeg: {
      sun: 100,
      moon: 215,
      mars: 130,
      mercury: 70,
      jupiter: 250,
      venus: 50,
      saturn: 280,
      rahu: 45,
      ketu: 225,
      ...changes.at,
    },
  });
  const listed = (rulers: ReturnType<typeof rulingPlanets>): readonly string[] =>
    rulers.map(({ id, offices, agentOf }) => `${id} ${offices.join('+')}${agentOf === null ? '' : ` for ${agentOf}`}`);

  it('are lords of the lagna’s star and sign, of the Moon’s, and of the day, strongest first and each once', () => {
    assert.deepEqual(listed(rulingPlanets(sky({ at: { ketu: 245, rahu: 65 + 90 } }))), [
      'ketu lagna_star_lord',
      'mars lagna_sign_lord+moon_sign_lord',
      'saturn moon_star_lord',
      'mercury day_lord',
      'rahu  for mercury',
    ]);
  });

  it('a node in a sign of the lord of lagna, Moon or day is added as his agent', () => {
    assert.deepEqual(listed(rulingPlanets(sky())).slice(0, 1), ['ketu lagna_star_lord for mars']);
    const venus = rulingPlanets(sky({ dayLord: 'venus' }));
    assert.ok(venus.some(({ id, agentOf }) => id === 'rahu' && agentOf === 'venus'));
    assert.ok(!rulingPlanets(sky()).some(({ id }) => id === 'rahu'), 'Venus rules nothing, so Rahu in Taurus does not');
  });

  it('one in the star of a retrograde graha is marked, not removed', () => {
    // Mars at 10° Leo is in Magha, the star of Ketu; at 25° Leo in Purva Phalguni, the star of Venus.
    const marked = (at: number, retrograde: readonly GrahaId[]): boolean =>
      rulingPlanets(sky({ at: { mars: at }, retrograde: new Set(retrograde) })).find(({ id }) => id === 'mars')!
        .inStarOfRetrograde;
    assert.deepEqual([marked(145, ['venus']), marked(145, []), marked(130, ['ketu', 'rahu'])], [true, false, false]);
  });

  it('without a sunrise there is no lord of the day', () => {
    assert.ok(!rulingPlanets(sky({ dayLord: null })).some(({ offices }) => offices.includes('day_lord')));
  });
});
