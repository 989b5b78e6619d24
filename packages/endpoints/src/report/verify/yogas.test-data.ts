import type { RuleCause } from '@theia-astro/report/report';
import type { Evidence } from './evidence.test-data.ts';
import { houseOfSign, VedicSigns } from './vedic-signs.test-data.ts';

/*
 * The most frequent yogas of reports, from sidereal longitudes alone: their published rules written out a second time, with none of the product's tables.
 * Each gives the planets that form it, or null where it does not hold.
 */

type Find = (sky: VedicSigns) => readonly string[] | null;

const KENDRAS: readonly number[] = [1, 4, 7, 10];
const TRIKONAS: readonly number[] = [1, 5, 9];
const GOOD_HOUSES: readonly number[] = [1, 4, 5, 7, 9, 10];
const BAD_HOUSES: readonly number[] = [6, 8, 12];
const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const STARS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/** Phaladeepika 6.1: one of the five in a kendra, in its own sign or that of its exaltation. */
const mahapurusha =
  (planet: string): Find =>
  (sky) =>
    KENDRAS.includes(sky.house(planet)) && sky.isHigh(planet) ? [planet] : null;

/** BPHS 37 and 38: planets on one side of the Moon or the Sun only, or on both. */
const beside =
  (light: string, second: boolean, twelfth: boolean): Find =>
  (sky) => {
    const inHouse = (house: number): readonly string[] => STARS.filter((id) => sky.from(light, id) === house);
    const [after, before] = [inHouse(2), inHouse(12)];
    return after.length > 0 === second && before.length > 0 === twelfth ? [...after, ...before] : null;
  };

/** Two planets in one sign or in opposite ones. */
const together =
  (a: string, b: string): Find =>
  (sky) =>
    [1, 7].includes(sky.from(a, b)) ? [a, b] : null;

/** Lords of some houses joined with lords of others: in one sign, in mutual aspect, or in each other's sign. */
const lordsJoined =
  (some: readonly number[], others: readonly number[]): Find =>
  (sky) => {
    const joined = some.flatMap((one) =>
      others.flatMap((other) => {
        const [a, b] = [sky.lord(one), sky.lord(other)];
        return sky.joined(a, b) ? [a, b] : [];
      }),
    );
    return joined.length === 0 ? null : joined;
  };

/** Phaladeepika 6.63: the lord of a bad house in a bad house. */
const viparita =
  (house: number): Find =>
  (sky) =>
    BAD_HOUSES.includes(sky.house(sky.lord(house))) ? [sky.lord(house)] : null;

/** Phaladeepika 6.32: two planets in each other's signs, by the houses that take part. */
const exchange =
  (kind: 'maha' | 'khala' | 'dainya'): Find =>
  (sky) => {
    const found = SEVEN.flatMap((a) =>
      SEVEN.flatMap((b) => {
        const houses = [sky.house(a), sky.house(b)];
        if (a === b || sky.dispositor(a) !== b || sky.dispositor(b) !== a) return [];
        const bad = houses.some((house) => BAD_HOUSES.includes(house));
        const found = bad ? 'dainya' : houses.includes(3) ? 'khala' : 'maha';
        return found === kind ? [a, b] : [];
      }),
    );
    return found.length === 0 ? null : found;
  };

/** BPHS 35: by how many signs the seven stand in. */
const spread =
  (signs: number): Find =>
  (sky) =>
    new Set(SEVEN.map((id) => sky.sign(id))).size === signs ? SEVEN : null;

export const YOGAS_AGAIN: Readonly<Record<string, Find>> = {
  ruchaka: mahapurusha('mars'),
  bhadra: mahapurusha('mercury'),
  hamsa: mahapurusha('jupiter'),
  malavya: mahapurusha('venus'),
  sasa: mahapurusha('saturn'),
  sunapha: beside('moon', true, false),
  anapha: beside('moon', false, true),
  durudhara: beside('moon', true, true),
  vesi: beside('sun', true, false),
  vosi: beside('sun', false, true),
  ubhayachari: beside('sun', true, true),
  adhi: (sky) =>
    ['mercury', 'jupiter', 'venus'].every((id) => [6, 7, 8].includes(sky.from('moon', id)))
      ? ['mercury', 'jupiter', 'venus']
      : null,
  gajakesari: (sky) =>
    KENDRAS.includes(sky.from('moon', 'jupiter')) && sky.sign('jupiter') !== 9 && !sky.isCombust('jupiter')
      ? ['jupiter', 'moon']
      : null,
  budha_aditya: (sky) =>
    sky.sign('sun') === sky.sign('mercury') && !sky.isCombust('mercury') ? ['sun', 'mercury'] : null,
  chandra_mangala: together('moon', 'mars'),
  guru_mangala: together('jupiter', 'mars'),
  shakata_chandra: (sky) =>
    BAD_HOUSES.includes(sky.from('moon', 'jupiter')) && !KENDRAS.includes(sky.house('jupiter'))
      ? ['jupiter', 'moon']
      : null,
  raja_kendra_trikona: lordsJoined(KENDRAS, TRIKONAS),
  dharma_karmadhipati: lordsJoined([9], [10]),
  dhana_2_11: lordsJoined([2], [11]),
  dhana_5_9: lordsJoined([5], [9]),
  dhana_1_2: lordsJoined([1], [2]),
  raja_yogakaraka(sky) {
    const both = [4, 7, 10].map(sky.lord).filter((id) => [5, 9].map(sky.lord).includes(id));
    const placed = both.filter((id) => GOOD_HOUSES.includes(sky.house(id)));
    return placed.length === 0 ? null : placed;
  },
  kalpadruma(sky) {
    const first = sky.lord(1);
    const second = sky.dispositor(first);
    const third = sky.dispositor(second);
    const chain = [first, second, third, sky.lordOfSign(sky.navamsa(third))];
    return chain.every((id) => GOOD_HOUSES.includes(sky.house(id)) || sky.isExalted(id)) ? chain : null;
  },
  viparita_harsha: viparita(6),
  viparita_sarala: viparita(8),
  viparita_vimala: viparita(12),
  parivartana_maha: exchange('maha'),
  parivartana_khala: exchange('khala'),
  parivartana_dainya: exchange('dainya'),
  dama: spread(6),
  pasha: spread(5),
  kedara: spread(4),
  shula: spread(3),
};

/** Whether a yoga holds with just these planets; undefined for one whose rule is not written here. */
export function yogaAgain(evidence: Evidence, { id, points }: RuleCause): boolean | undefined {
  const find = YOGAS_AGAIN[id];
  if (find === undefined) return undefined;
  const chart = evidence.vedic('natal');
  const planets = find(new VedicSigns(chart));
  return planets !== null && [...new Set(planets)].toSorted().join() === points.toSorted().join();
}

/** The doshas (docs/methods/yogas.md), from sidereal longitudes. */
export const DOSHAS_AGAIN: Readonly<Record<string, (sky: VedicSigns) => boolean>> = {
  manglik: (sky) => manglikCount(sky) > 0,
  kaal_sarpa(sky) {
    const ahead = SEVEN.map((id) => (sky.longitude(id) - sky.longitude('rahu') + 360) % 360);
    return ahead.every((deg) => deg > 0 && deg < 180) || ahead.every((deg) => deg > 180);
  },
  pitru: (sky) =>
    sky.house('sun') === 9 && (sky.sign('rahu') === sky.sign('sun') || sky.sign('saturn') === sky.sign('sun')),
  /** The nakshatras on both sides of 0° Aries, Leo and Sagittarius. */
  gandmool(sky) {
    const fromJunction = (sky.longitude('moon') + 360 / 27) % 120;
    return fromJunction < 720 / 27;
  },
};

const MANGLIK_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];

/** From how many of lagna, Moon and Venus Mars is in one of the six houses. */
export function manglikCount(sky: VedicSigns): number {
  const mars = sky.sign('mars');
  const references = [...(sky.lagnaSign === null ? [] : [sky.lagnaSign]), sky.sign('moon'), sky.sign('venus')];
  return references.filter((sign) => MANGLIK_HOUSES.includes(houseOfSign(mars, sign))).length;
}
