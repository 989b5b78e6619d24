import type { GrahaId } from '../../zodiac.ts';
import { modalityIndex } from '../../zodiac.ts';
import { KENDRAS, KENDRAS_AND_TRIKONAS, sevenThat, unique, type YogaContext } from '../context.ts';
import type { YogaFinding, YogaRow } from '../yoga.ts';

type Find = (sky: YogaContext) => YogaFinding | null;

function lagna(id: string, name: string, source: string, rule: string, find: Find): YogaRow {
  return { id, name, category: 'lagna', source, rule, needsLagna: true, find };
}

/** Whether a house is occupied, and only by grahas of that kind. */
const occupiedOnlyBy = (kind: (id: GrahaId) => boolean, there: readonly GrahaId[]): boolean =>
  there.length > 0 && there.every(kind);
const when = (holds: boolean, ...planets: readonly GrahaId[]): YogaFinding | null =>
  holds ? { planets: unique(...planets) } : null;
const mutualKendra = (sky: YogaContext, a: GrahaId, b: GrahaId): boolean => KENDRAS.includes(sky.from(a, b));

function aroundLagna(good: boolean): Find {
  return (sky) => {
    const kind = good ? sky.isBenefic : sky.isMalefic;
    const rising = sky.occupants(1);
    if (occupiedOnlyBy(kind, rising)) return { planets: rising };
    const [second, twelfth] = [sky.occupants(2).filter(kind), sky.occupants(12).filter(kind)];
    return when(second.length > 0 && twelfth.length > 0, ...second, ...twelfth);
  };
}

function kartari(good: boolean): Find {
  return (sky) => {
    const kind = good ? sky.isBenefic : sky.isMalefic;
    const [second, twelfth] = [sky.occupants(2), sky.occupants(12)];
    return when(occupiedOnlyBy(kind, second) && occupiedOnlyBy(kind, twelfth), ...second, ...twelfth);
  };
}

/** Benefics in each of three houses counted from the lord of a house. */
function beneficsFromLord(lordOf: number, houses: readonly number[]): Find {
  return (sky) => {
    const groups = houses.map((house) => sky.occupantsFrom(sky.lord(lordOf), house).filter(sky.isBenefic));
    return when(
      groups.every((group) => group.length > 0),
      ...groups.flat(),
    );
  };
}

export const LAGNA: readonly YogaRow[] = [
  lagna(
    'subha',
    'Subha',
    'BPHS 36.1',
    'only benefics in the lagna, or benefics in both the 2nd and 12th',
    aroundLagna(true),
  ),
  lagna(
    'asubha',
    'Asubha',
    'BPHS 36.1',
    'only malefics in the lagna, or malefics in both the 2nd and 12th',
    aroundLagna(false),
  ),
  lagna('amala', 'Amala', 'BPHS 36.5', 'only benefics in the 10th from the lagna or from the moon', (sky) => {
    const tenths = [sky.occupants(10), sky.occupantsFrom('moon', 10)].filter((there) =>
      occupiedOnlyBy(sky.isBenefic, there),
    );
    return when(tenths.length > 0, ...tenths.flat());
  }),
  lagna(
    'parvata',
    'Parvata',
    'BPHS 36.7',
    'a benefic in a kendra, the 7th and 8th empty or with benefics only',
    (sky) => {
      const planets = sevenThat((id) => sky.isBenefic(id) && sky.isIn(id, KENDRAS));
      return when(planets.length > 0 && [7, 8].every((house) => sky.occupants(house).every(sky.isBenefic)), ...planets);
    },
  ),
  lagna(
    'kahala',
    'Kahala',
    'BPHS 36.9',
    'the 4th lord (not jupiter) and jupiter in mutual kendras with a strong lagna lord, or the 4th lord in its own or exaltation sign with the 10th lord',
    (sky) => {
      const [first, fourth, tenth] = [sky.lord(1), sky.lord(4), sky.lord(10)];
      if (fourth !== 'jupiter' && mutualKendra(sky, fourth, 'jupiter') && sky.isStrong(first))
        return { planets: unique(fourth, 'jupiter', first) };
      return when(sky.isHigh(fourth) && sky.isWith(fourth, tenth), fourth, tenth);
    },
  ),
  lagna(
    'chamara',
    'Chamara',
    'BPHS 36.11',
    'the lagna lord exalted in a kendra and aspected by jupiter, or two benefics together in the 1st, 7th, 9th or 10th',
    (sky) => {
      const first = sky.lord(1);
      if (
        sky.byId[first].dignity === 'exalted' &&
        sky.isIn(first, KENDRAS) &&
        first !== 'jupiter' &&
        sky.aspects('jupiter', first)
      )
        return { planets: [first, 'jupiter'] };
      const pair = [1, 7, 9, 10]
        .map((house) => sky.occupants(house).filter(sky.isBenefic))
        .find((there) => there.length >= 2);
      return pair === undefined ? null : { planets: pair };
    },
  ),
  lagna(
    'shankha',
    'Shankha',
    'BPHS 36.13',
    'a strong lagna lord and the lords of 5 and 6 (two planets) in mutual kendras, or the lords of 1 and 10 together in a movable sign with a strong 9th lord',
    (sky) => {
      const [first, fifth, sixth, ninth, tenth] = [sky.lord(1), sky.lord(5), sky.lord(6), sky.lord(9), sky.lord(10)];
      if (sky.isStrong(first) && fifth !== sixth && mutualKendra(sky, fifth, sixth))
        return { planets: unique(first, fifth, sixth) };
      const together = first !== tenth && sky.isWith(first, tenth) && modalityIndex(sky.sign(first)) === 0;
      return when(together && sky.isStrong(ninth), first, tenth, ninth);
    },
  ),
  lagna(
    'bheri',
    'Bheri',
    'BPHS 36.15',
    'the 1st, 2nd, 7th and 12th all occupied with a strong 9th lord, or venus, jupiter and the lagna lord in kendras with a strong 9th lord',
    (sky) => {
      const [first, ninth] = [sky.lord(1), sky.lord(9)];
      if (!sky.isStrong(ninth)) return null;
      const groups = [1, 2, 7, 12].map(sky.occupants);
      if (groups.every((there) => there.length > 0)) return { planets: unique(ninth, ...groups.flat()) };
      return when(
        (['venus', 'jupiter', first] as const).every((id) => sky.isIn(id, KENDRAS)),
        'venus',
        'jupiter',
        first,
        ninth,
      );
    },
  ),
  lagna(
    'mridanga',
    'Mridanga',
    'BPHS 36.17',
    'a strong lagna lord and every other planet in a kendra or trikona, or in its own or exaltation sign',
    (sky) => {
      const first = sky.lord(1);
      const others = sevenThat((id) => id !== first);
      return when(
        sky.isStrong(first) && others.every((id) => sky.isIn(id, KENDRAS_AND_TRIKONAS) || sky.isHigh(id)),
        first,
        ...others,
      );
    },
  ),
  lagna(
    'srinatha',
    'Srinatha',
    'BPHS 36.18',
    'the 7th lord exalted in the 10th and the 10th lord with the 9th lord',
    (sky) => {
      const [seventh, ninth, tenth] = [sky.lord(7), sky.lord(9), sky.lord(10)];
      return when(
        sky.byId[seventh].dignity === 'exalted' && sky.house(seventh) === 10 && sky.isWith(tenth, ninth),
        seventh,
        tenth,
        ninth,
      );
    },
  ),
  lagna(
    'sharada',
    'Sharada',
    'BPHS 36.19',
    'the 10th lord in the 5th, mercury in a kendra and the sun in its own or exaltation sign; or jupiter or mercury in the 5th or 9th from the moon and mars in the 11th',
    (sky) => {
      const tenth = sky.lord(10);
      if (sky.house(tenth) === 5 && sky.isIn('mercury', KENDRAS) && sky.isHigh('sun'))
        return { planets: unique(tenth, 'mercury', 'sun') };
      const trines = (['mercury', 'jupiter'] as const).filter((id) => [5, 9].includes(sky.from('moon', id)));
      return when(trines.length > 0 && sky.house('mars') === 11, ...trines, 'mars');
    },
  ),
  lagna(
    'matsya',
    'Matsya',
    'BPHS 36.21',
    'only benefics in the 1st and 9th, benefics and malefics in the 5th, only malefics in the 4th and 8th',
    (sky) => {
      const fifth = sky.occupants(5);
      const holds =
        [1, 9].every((house) => occupiedOnlyBy(sky.isBenefic, sky.occupants(house))) &&
        [4, 8].every((house) => occupiedOnlyBy(sky.isMalefic, sky.occupants(house))) &&
        fifth.some(sky.isBenefic) &&
        fifth.some(sky.isMalefic);
      return when(holds, ...[1, 4, 5, 8, 9].flatMap(sky.occupants));
    },
  ),
  lagna(
    'kurma',
    'Kurma',
    'BPHS 36.23',
    "benefics in their own, exaltation or a friend's sign in the 5th, 6th and 7th, malefics in their own or exaltation sign in the 1st, 3rd and 11th",
    (sky) => {
      const good = [5, 6, 7].map((house) => sky.occupants(house).filter((id) => sky.isBenefic(id) && sky.isGood(id)));
      const bad = [1, 3, 11].map((house) => sky.occupants(house).filter((id) => sky.isMalefic(id) && sky.isHigh(id)));
      return when(
        [...good, ...bad].every((there) => there.length > 0),
        ...good.flat(),
        ...bad.flat(),
      );
    },
  ),
  lagna(
    'khadga',
    'Khadga',
    'BPHS 36.25',
    'the 2nd lord in the 9th, the 9th lord in the 2nd, the lagna lord in a kendra or trikona',
    (sky) => {
      const [first, second, ninth] = [sky.lord(1), sky.lord(2), sky.lord(9)];
      return when(
        sky.house(second) === 9 && sky.house(ninth) === 2 && sky.isIn(first, KENDRAS_AND_TRIKONAS),
        second,
        ninth,
        first,
      );
    },
  ),
  lagna(
    'lakshmi',
    'Lakshmi',
    'BPHS 36.27',
    'the 9th lord in a kendra in its own, moolatrikona or exaltation sign and a strong lagna lord',
    (sky) => {
      const [first, ninth] = [sky.lord(1), sky.lord(9)];
      return when(sky.isIn(ninth, KENDRAS) && sky.isHigh(ninth) && sky.isStrong(first), ninth, first);
    },
  ),
  lagna(
    'kusuma',
    'Kusuma',
    'BPHS 36.29',
    'a fixed sign rising, venus in a kendra, the moon with a benefic in the 5th or 9th, saturn in the 10th',
    (sky) => {
      const company = sevenThat((id) => id !== 'moon' && sky.isBenefic(id) && sky.isWith(id, 'moon'));
      const holds =
        modalityIndex(sky.firstSignIndex) === 1 &&
        sky.isIn('venus', KENDRAS) &&
        sky.isIn('moon', [5, 9]) &&
        sky.house('saturn') === 10;
      return when(holds && company.length > 0, 'venus', 'moon', ...company, 'saturn');
    },
  ),
  lagna(
    'kalanidhi',
    'Kalanidhi',
    'BPHS 36.31',
    'jupiter in the 2nd or 5th, with or aspected by both mercury and venus',
    (sky) => {
      const joined = (['mercury', 'venus'] as const).every(
        (id) => sky.isWith(id, 'jupiter') || sky.aspects(id, 'jupiter'),
      );
      return when(sky.isIn('jupiter', [2, 5]) && joined, 'jupiter', 'mercury', 'venus');
    },
  ),
  lagna(
    'hari',
    'Hari',
    'BPHS 36.35',
    'benefics in the 2nd, 8th and 12th from the 2nd lord',
    beneficsFromLord(2, [2, 8, 12]),
  ),
  lagna(
    'hara',
    'Hara',
    'BPHS 36.35',
    'benefics in the 4th, 8th and 9th from the 7th lord',
    beneficsFromLord(7, [4, 8, 9]),
  ),
  lagna(
    'brahma',
    'Brahma',
    'BPHS 36.35',
    'benefics in the 4th, 10th and 11th from the lagna lord',
    beneficsFromLord(1, [4, 10, 11]),
  ),
  lagna(
    'lagnadhi',
    'Lagnadhi',
    'BPHS 36.37',
    'two or more benefics and no malefic in the 6th, 7th and 8th, unaspected by malefics',
    (sky) => {
      const there = [6, 7, 8].flatMap(sky.occupants);
      const spoiled = there.some((id) => sky.malefics.some((bad) => sky.aspects(bad, id)));
      return when(there.length >= 2 && there.every(sky.isBenefic) && !spoiled, ...there);
    },
  ),
  lagna(
    'shubha_kartari',
    'Shubha Kartari',
    'BJ; 300',
    'the 2nd and 12th both occupied, by benefics only',
    kartari(true),
  ),
  lagna('papa_kartari', 'Papa Kartari', 'BJ; 300', 'the 2nd and 12th both occupied, by malefics only', kartari(false)),
];
