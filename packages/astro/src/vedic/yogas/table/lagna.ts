import { modalityIndex, type GrahaId } from '../../zodiac.ts';
import { KENDRAS, KENDRAS_AND_TRIKONAS, ofEvery, sevenThat, type YogaContext } from '../context.ts';
import type { YogaRule, YogaRules } from '../yoga.ts';

type Kind = (id: GrahaId) => boolean;

/** Whether a house is occupied, and only by grahas of that kind. */
const occupiedOnlyBy = (kind: Kind, there: readonly GrahaId[]): boolean => there.length > 0 && there.every(kind);
const mutualKendra = (sky: YogaContext, a: GrahaId, b: GrahaId): boolean => KENDRAS.includes(sky.from(a, b));

function aroundLagna({ occupants }: YogaContext, kind: Kind): readonly GrahaId[] | false {
  if (occupiedOnlyBy(kind, occupants(1))) return occupants(1);
  return ofEvery([2, 12].map((house) => occupants(house).filter(kind)));
}

function kartari({ occupants }: YogaContext, kind: Kind): readonly GrahaId[] | false {
  const neighbours = [occupants(2), occupants(12)];
  return neighbours.every((there) => occupiedOnlyBy(kind, there)) && neighbours.flat();
}

/** Benefics in each of three houses counted from the lord of a house. */
const beneficsFromLord =
  (lordOf: number, houses: readonly number[]): YogaRule =>
  (sky) =>
    ofEvery(houses.map((house) => sky.occupantsFrom(sky.lord(lordOf), house).filter(sky.isBenefic)));

/** Yogas of houses and lords counted from the lagna. */
export const LAGNA = {
  subha: (sky) => aroundLagna(sky, sky.isBenefic),
  asubha: (sky) => aroundLagna(sky, sky.isMalefic),
  amala: (sky) =>
    [sky.occupants(10), sky.occupantsFrom('moon', 10)].filter((there) => occupiedOnlyBy(sky.isBenefic, there)).flat(),
  parvata: (sky) =>
    [7, 8].flatMap(sky.occupants).every(sky.isBenefic) && sevenThat((id) => sky.isBenefic(id) && sky.isIn(id, KENDRAS)),
  kahala: (sky) => {
    const [first, fourth, tenth] = sky.lords(1, 4, 10);
    if (fourth !== 'jupiter' && mutualKendra(sky, fourth, 'jupiter') && sky.isStrong(first))
      return [fourth, 'jupiter', first];
    return sky.isHigh(fourth) && sky.isWith(fourth, tenth) && [fourth, tenth];
  },
  chamara: (sky) => {
    const first = sky.lord(1);
    const isRaised = sky.isExalted(first) && sky.isIn(first, KENDRAS) && sky.aspects('jupiter', first);
    if (isRaised && first !== 'jupiter') return [first, 'jupiter'];
    const groups = [1, 7, 9, 10].map((house) => sky.occupants(house).filter(sky.isBenefic));
    return groups.find(({ length }) => length >= 2) ?? false;
  },
  shankha: (sky) => {
    const [first, fifth, sixth, ninth, tenth] = sky.lords(1, 5, 6, 9, 10);
    if (sky.isStrong(first) && fifth !== sixth && mutualKendra(sky, fifth, sixth)) return [first, fifth, sixth];
    const together = first !== tenth && sky.isWith(first, tenth) && modalityIndex(sky.sign(first)) === 0;
    return together && sky.isStrong(ninth) && [first, tenth, ninth];
  },
  bheri: (sky) => {
    const [first, ninth] = sky.lords(1, 9);
    if (!sky.isStrong(ninth)) return false;
    const groups = ofEvery([1, 2, 7, 12].map(sky.occupants));
    if (groups) return [ninth, ...groups];
    return sky.areIn(['venus', 'jupiter', first], KENDRAS) && ['venus', 'jupiter', first, ninth];
  },
  mridanga: (sky) => {
    const first = sky.lord(1);
    const others = sevenThat((id) => id !== first);
    const arePlaced = others.every((id) => sky.isIn(id, KENDRAS_AND_TRIKONAS) || sky.isHigh(id));
    return sky.isStrong(first) && arePlaced && [first, ...others];
  },
  srinatha: (sky) => {
    const [seventh, ninth, tenth] = sky.lords(7, 9, 10);
    const holds = sky.isExalted(seventh) && sky.house(seventh) === 10 && sky.isWith(tenth, ninth);
    return holds && [seventh, tenth, ninth];
  },
  sharada: (sky) => {
    const tenth = sky.lord(10);
    if (sky.house(tenth) === 5 && sky.isIn('mercury', KENDRAS) && sky.isHigh('sun')) return [tenth, 'mercury', 'sun'];
    const trines = (['mercury', 'jupiter'] as const).filter((id) => [5, 9].includes(sky.from('moon', id)));
    return trines.length > 0 && sky.house('mars') === 11 && [...trines, 'mars'];
  },
  matsya: (sky) => {
    const fifth = sky.occupants(5);
    const holds =
      [1, 9].every((house) => occupiedOnlyBy(sky.isBenefic, sky.occupants(house))) &&
      [4, 8].every((house) => occupiedOnlyBy(sky.isMalefic, sky.occupants(house))) &&
      fifth.some(sky.isBenefic) &&
      fifth.some(sky.isMalefic);
    return holds && [1, 4, 5, 8, 9].flatMap(sky.occupants);
  },
  kurma: (sky) => {
    const good = [5, 6, 7].map((house) => sky.occupants(house).filter((id) => sky.isBenefic(id) && sky.isGood(id)));
    const bad = [1, 3, 11].map((house) => sky.occupants(house).filter((id) => sky.isMalefic(id) && sky.isHigh(id)));
    return ofEvery([...good, ...bad]);
  },
  khadga: (sky) => {
    const [first, second, ninth] = sky.lords(1, 2, 9);
    const isExchange = sky.house(second) === 9 && sky.house(ninth) === 2;
    return isExchange && sky.isIn(first, KENDRAS_AND_TRIKONAS) && [second, ninth, first];
  },
  lakshmi: (sky) => {
    const [first, ninth] = sky.lords(1, 9);
    return sky.isIn(ninth, KENDRAS) && sky.isHigh(ninth) && sky.isStrong(first) && [ninth, first];
  },
  kusuma: (sky) => {
    const company = sevenThat((id) => id !== 'moon' && sky.isBenefic(id) && sky.isWith(id, 'moon'));
    const holds =
      modalityIndex(sky.firstSignIndex) === 1 &&
      sky.isIn('venus', KENDRAS) &&
      sky.isIn('moon', [5, 9]) &&
      sky.house('saturn') === 10;
    return holds && company.length > 0 && ['venus', 'moon', ...company, 'saturn'];
  },
  kalanidhi: (sky) =>
    sky.isIn('jupiter', [2, 5]) &&
    sky.touches('mercury', 'jupiter') &&
    sky.touches('venus', 'jupiter') && ['jupiter', 'mercury', 'venus'],
  hari: beneficsFromLord(2, [2, 8, 12]),
  hara: beneficsFromLord(7, [4, 8, 9]),
  brahma: beneficsFromLord(1, [4, 10, 11]),
  lagnadhi: (sky) => {
    const there = [6, 7, 8].flatMap(sky.occupants);
    const spoiled = there.flatMap(sky.aspecting).some(sky.isMalefic);
    return there.length >= 2 && there.every(sky.isBenefic) && !spoiled && there;
  },
  shubha_kartari: (sky) => kartari(sky, sky.isBenefic),
  papa_kartari: (sky) => kartari(sky, sky.isMalefic),
} satisfies YogaRules;
