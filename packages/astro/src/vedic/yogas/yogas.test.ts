import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { z } from 'zod';
import { NY90_SIDEREAL } from '../ny90.test-data.ts';
import { byGraha, GRAHAS, type GrahaId } from '../zodiac.ts';
import { evaluateSky, YOGAS } from './evaluate.ts';
import { skyOfLongitudes } from './sky-of-longitudes.ts';
import { YOGA_CATEGORIES, YOGA_TEXTS, type YogaReport } from './yoga.ts';
import type { YogaSky } from './context.ts';

/** The rows from BPHS and Phaladeepika, read from the books. */
const IDS =
  `ruchaka bhadra hamsa malavya sasa sunapha anapha durudhara kemadruma adhi chandra_dhana vesi vosi ubhayachari gajakesari subha asubha amala parvata kahala
chamara shankha bheri mridanga srinatha sharada matsya kurma khadga lakshmi kusuma kalanidhi kalpadruma hari hara brahma lagnadhi rajju musala nala mala sarpa gada sakata
vihaga shringataka hala vajra yava kamala vapi yupa shara shakti danda nauka kuta chatra chapa ardhachandra chakra samudra vallaki dama pasha kedara shula yuga gola
raja_kendra_trikona dharma_karmadhipati raja_yogakaraka viparita_harsha viparita_sarala viparita_vimala neecha_bhanga parivartana_maha parivartana_khala parivartana_dainya
dhana_2_11 dhana_5_9 dhana_1_2 daridra chandra_mangala guru_mangala budha_aditya saraswati mahabhagya pushkala vasumati shakata_chandra akhanda_samrajya gauri chatussagara
parijata shubha_kartari papa_kartari guru_chandala grahana angaraka visha kaal_sarpa`.split(/\s+/);

/** Sign numbers 1..12 in the order of the grahas, all at 15° unless a degree is given. */
function sky(lagna: number, signs: readonly number[], degrees: Partial<Record<GrahaId, number>> = {}): YogaSky {
  return skyOfLongitudes(
    byGraha((id) => 30 * (signs[GRAHAS.indexOf(id)]! - 1) + (degrees[id] ?? 15)),
    30 * (lagna - 1) + 15,
  );
}
const find = (chart: YogaSky, id: string): YogaReport => evaluateSky(chart).find(({ row }) => row.id === id)!;
const present = (chart: YogaSky): string[] =>
  evaluateSky(chart)
    .filter(({ present: holds }) => holds)
    .map(({ row }) => row.id);

const NY90 = skyOfLongitudes(
  byGraha((id) => NY90_SIDEREAL[id]!),
  NY90_SIDEREAL['lagna']!,
);

const textSchema = z.strictObject({
  name: z.string().min(1),
  category: z.enum(YOGA_CATEGORIES),
  rule: z.string().min(1),
  source: z.string().min(1),
  needsLagna: z.boolean(),
  needsGender: z.literal(true).optional(),
  modern: z.literal(true).optional(),
});

describe('the table of yogas', () => {
  it('has the 102 yogas of the classics and those of Three Hundred Combinations, each once, with its rule and source', () => {
    z.record(z.string().min(1), textSchema).parse(YOGA_TEXTS);
    assert.equal(IDS.length, 102);
    assert.deepEqual(
      IDS.filter((id) => !Object.hasOwn(YOGA_TEXTS, id)),
      [],
    );
    assert.ok(YOGAS.length >= 200);
    for (const { id, source } of YOGAS) assert.ok(IDS.includes(id) || source.startsWith('300 no. '), id);
  });
});

describe('NY90 has exactly the documented yogas', () => {
  it('durudhara, vosi, dama, daridra and parijata', () => {
    assert.deepEqual(
      present(NY90).filter((id) => IDS.includes(id)),
      ['durudhara', 'vosi', 'dama', 'daridra', 'parijata'],
    );
  });

  it('and, by hand from its signs, thirteen of Three Hundred Combinations', () => {
    assert.deepEqual(
      present(NY90)
        .filter((id) => !IDS.includes(id))
        .toSorted(),
      'sarira_saukhya sada_sanchara daridra_11 asatyavadi bhratrivriddhi sodaranasha bandhu_pujya_jupiter nishkapata matrisneha vahana bandhu_tyakta bahuputra ekaputra'
        .split(' ')
        .toSorted(),
    );
  });

  it('names the planets that form them', () => {
    assert.deepEqual(
      [
        find(NY90, 'durudhara').planets,
        find(NY90, 'vosi').planets,
        find(NY90, 'parijata').planets,
        find(NY90, 'daridra').planets,
      ],
      [['mars', 'saturn'], ['mercury'], ['mars'], ['moon', 'venus']],
    );
    assert.deepEqual(find(NY90, 'daridra').houses, [6, 8]);
  });
});

describe('rules apply where their texts say so', () => {
  it('an exalted Saturn in the 7th from Aries makes Sasa, strong', () => {
    const chart = sky(1, [1, 3, 5, 1, 9, 2, 7, 11, 5]);
    assert.deepEqual(
      [find(chart, 'sasa').present, find(chart, 'sasa').strength, find(chart, 'sasa').houses],
      [true, 'strong', [7]],
    );
  });

  it('a Moon without company makes Kemadruma, and every planet in a kendra that cancels it is named', () => {
    const chart = sky(1, [4, 8, 3, 4, 11, 3, 5, 1, 7]);
    const { present: holds, cancelledBy } = find(chart, 'kemadruma');
    assert.equal(holds, true);
    assert.deepEqual(cancelledBy, [
      'sun_in_kendra_from_lagna',
      'mercury_in_kendra_from_lagna',
      'jupiter_in_kendra_from_moon',
      'saturn_in_kendra_from_moon',
    ]);
  });

  it('the Sun with the Moon does not prevent Kemadruma, Venus does', () => {
    assert.equal(find(sky(1, [9, 8, 3, 4, 11, 3, 5, 1, 7]), 'kemadruma').present, true);
    assert.equal(find(sky(1, [9, 8, 3, 4, 11, 9, 5, 1, 7]), 'kemadruma').present, false);
  });

  it('the yogas of number do not apply when another nabhasa yoga does', () => {
    const movable = sky(2, [1, 4, 7, 10, 1, 4, 7, 3, 9]);
    assert.deepEqual(
      ['rajju', 'kedara'].map((id) => find(movable, id).present),
      [true, false],
    );
    const mixed = sky(1, [1, 2, 5, 8, 1, 2, 5, 3, 9]);
    assert.deepEqual(
      ['rajju', 'kedara'].map((id) => find(mixed, id).present),
      [false, true],
    );
  });

  it('an exchange is named after the houses involved', () => {
    const chart = sky(1, [5, 3, 11, 9, 6, 4, 1, 2, 8]);
    assert.deepEqual(
      [find(chart, 'parivartana_maha').planets, find(chart, 'parivartana_maha').houses],
      [
        ['mars', 'saturn'],
        [1, 11],
      ],
    );
    assert.deepEqual(
      [find(chart, 'parivartana_dainya').planets, find(chart, 'parivartana_dainya').houses],
      [
        ['mercury', 'jupiter'],
        [6, 9],
      ],
    );
    assert.equal(find(chart, 'parivartana_khala').present, false);
  });

  it('a debilitated Sun recovers when Venus, lord of Libra, stands in a kendra from the lagna', () => {
    const base = [7, 3, 5, 8, 12, 5, 5, 2, 8];
    assert.equal(find(sky(4, base), 'neecha_bhanga').present, false);
    assert.equal(find(sky(4, base.with(5, 4)), 'neecha_bhanga').present, true);
  });

  it('Mahabhagya needs the gender, the day and three odd signs', () => {
    const chart = { ...sky(1, [3, 5, 5, 8, 12, 10, 5, 2, 8]), isDay: true };
    assert.deepEqual(
      [null, 'male', 'female'].map(
        (gender) => find({ ...chart, gender: gender as YogaSky['gender'] }, 'mahabhagya').present,
      ),
      [null, true, false],
    );
  });

  it('Gajakesari in its strict reading also needs a kendra from the lagna and a benefic with it', () => {
    const chart = sky(1, [9, 2, 3, 10, 5, 11, 6, 7, 1]);
    assert.equal(find(chart, 'gajakesari').present, true);
    assert.equal(find({ ...chart, strictGajakesari: true }, 'gajakesari').present, false);
    assert.equal(
      find({ ...sky(2, [9, 2, 3, 10, 5, 11, 6, 7, 1]), strictGajakesari: true }, 'gajakesari').present,
      true,
    );
  });

  it('all planets in one half between the nodes make Kaal Sarpa', () => {
    assert.equal(find(sky(1, [2, 3, 4, 2, 5, 3, 6, 1, 7]), 'kaal_sarpa').present, true);
    assert.equal(find(sky(1, [2, 3, 4, 2, 5, 3, 8, 1, 7]), 'kaal_sarpa').present, false);
  });
});

describe('in every chart', () => {
  const anySky = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 9, maxLength: 9 }))
    .map(([lagnaSign, signs]) => sky(lagnaSign, signs));

  it('every present yoga names its planets and houses and has a strength; an absent one has neither', () => {
    fc.assert(
      fc.property(anySky, (chart) => {
        for (const { present: holds, planets, houses, strength, cancelledBy } of evaluateSky(chart)) {
          assert.equal(planets.length > 0 && houses.length > 0 && strength !== null, holds === true);
          if (holds !== true) assert.equal(cancelledBy.length, 0);
          assert.equal(new Set(planets).size, planets.length);
        }
      }),
      { numRuns: 200, seed: 108 },
    );
  });

  it('at most one yoga of number applies, and exactly one does when no other nabhasa yoga does', () => {
    const numbers = ['vallaki', 'dama', 'pasha', 'kedara', 'shula', 'yuga', 'gola'];
    fc.assert(
      fc.property(anySky, (chart) => {
        const nabhasa = evaluateSky(chart)
          .filter(({ row, present: holds }) => row.category === 'nabhasa' && holds === true)
          .map(({ row }) => row.id);
        assert.ok(nabhasa.length > 0);
        assert.equal(
          nabhasa.filter((id) => numbers.includes(id)).length,
          nabhasa.every((id) => numbers.includes(id)) ? 1 : 0,
        );
      }),
      { numRuns: 200, seed: 35 },
    );
  });

  it('without a birth time nothing that counts from the lagna is judged', () => {
    fc.assert(
      fc.property(anySky, (chart) => {
        for (const { row, present: holds } of evaluateSky({ ...chart, housesFrom: 'moon' }))
          assert.equal(holds === null, row.needsLagna);
      }),
      { numRuns: 20, seed: 12 },
    );
  });
});
