import { DUSTHANAS, unique, type YogaContext } from '../../context.ts';
import type { YogaFinding, YogaRow } from '../../yoga.ts';
import { beneficsOn, maleficsOn, row, touches, when } from './row.ts';

type Find = (sky: YogaContext) => YogaFinding | null;

function daridra(number: number, rule: string, find: Find): YogaRow {
  return row('affliction', number, `daridra_${number}`, `Daridra (no. ${number})`, rule, find);
}

/** The lords of 2 and 7 (another planet each) that are with a graha or aspect it. */
const marakasOn = (sky: YogaContext, on: ReturnType<YogaContext['lord']>) =>
  [sky.lord(2), sky.lord(7)].filter((id) => touches(sky, id, on));

/** Combinations of poverty, nos. 144–152, and of speech, food and name. */
export const POVERTY: readonly YogaRow[] = [
  daridra(
    144,
    'the lords of the 1st and 12th in exchange, each of them the 7th lord, with it or aspected by it',
    (sky) => {
      const [first, seventh, twelfth] = [sky.lord(1), sky.lord(7), sky.lord(12)];
      const touched = [first, twelfth].every((lord) => lord === seventh || touches(sky, seventh, lord));
      return when(sky.exchanged(first, twelfth) && touched, first, twelfth, seventh);
    },
  ),
  daridra(145, 'the lords of the 1st and 6th in exchange, the moon aspected by the 2nd or 7th lord', (sky) => {
    const [first, sixth] = [sky.lord(1), sky.lord(6)];
    const helpers = [sky.lord(2), sky.lord(7)].filter((id) => id !== 'moon' && sky.aspects(id, 'moon'));
    return when(sky.exchanged(first, sixth) && helpers.length > 0, first, sixth, 'moon', ...helpers);
  }),
  daridra(146, 'ketu and the moon in the lagna', (sky) =>
    when(sky.isIn('ketu', [1]) && sky.isIn('moon', [1]), 'moon', 'ketu'),
  ),
  daridra(147, 'the lagna lord in the 8th, with or aspected by the 2nd or 7th lord', (sky) => {
    const lord = sky.lord(1);
    const helpers = marakasOn(sky, lord);
    return when(sky.isIn(lord, [8]) && helpers.length > 0, lord, ...helpers);
  }),
  daridra(
    148,
    'the lagna lord with a malefic in the 6th, 8th or 12th, with or aspected by the 2nd or 7th lord',
    (sky) => {
      const lord = sky.lord(1);
      const malefics = sky.malefics.filter((id) => id !== lord && sky.isWith(id, lord));
      const helpers = marakasOn(sky, lord);
      return when(
        sky.isIn(lord, DUSTHANAS) && malefics.length > 0 && helpers.length > 0,
        lord,
        ...malefics,
        ...helpers,
      );
    },
  ),
  daridra(
    149,
    'the lagna lord with a lord of the 6th, 8th or 12th (another planet) and aspected by a malefic',
    (sky) => {
      const lord = sky.lord(1);
      const others = DUSTHANAS.map(sky.lord).filter((id) => id !== lord && sky.isWith(id, lord));
      const malefics = sky.malefics.filter((id) => id !== lord && sky.aspects(id, lord));
      return when(others.length > 0 && malefics.length > 0, lord, ...others, ...malefics);
    },
  ),
  daridra(
    150,
    'the 5th lord with a lord of the 6th, 8th or 12th (another planet), no benefic with it or aspecting it',
    (sky) => {
      const lord = sky.lord(5);
      const others = DUSTHANAS.map(sky.lord).filter((id) => id !== lord && sky.isWith(id, lord));
      return when(others.length > 0 && beneficsOn(sky, lord).length === 0, lord, ...others);
    },
  ),
  daridra(151, 'the 5th lord in the 6th or 10th, aspected by a lord of the 2nd, 6th, 7th, 8th or 12th', (sky) => {
    const lord = sky.lord(5);
    const others = [2, 6, 7, 8, 12].map(sky.lord).filter((id) => id !== lord && sky.aspects(id, lord));
    return when(sky.isIn(lord, [6, 10]) && others.length > 0, lord, ...others);
  }),
  daridra(
    152,
    'a malefic in the lagna that is not lord of the 9th or 10th, with or aspected by the 2nd or 7th lord',
    (sky) => {
      const found = sky.malefics
        .filter((id) => sky.isIn(id, [1]) && id !== sky.lord(9) && id !== sky.lord(10))
        .flatMap((id) =>
          [sky.lord(2), sky.lord(7)].filter((other) => touches(sky, other, id)).flatMap((other) => [id, other]),
        );
      return found.length === 0 ? null : { planets: unique(...found) };
    },
  ),
  row(
    'affliction',
    157,
    'asatyavadi',
    'Asatyavadi',
    'the 2nd lord in a sign of saturn or mars, malefics in a kendra and in a trikona',
    (sky) => {
      const lord = sky.lord(2);
      const malefics = (houses: readonly number[]) => sky.malefics.filter((id) => sky.isIn(id, houses));
      const [angular, trinal] = [malefics([1, 4, 7, 10]), malefics([1, 5, 9])];
      const isHarsh = sky.dispositor(lord) === 'saturn' || sky.dispositor(lord) === 'mars';
      return when(isHarsh && angular.length > 0 && trinal.length > 0, lord, ...angular, ...trinal);
    },
  ),
  row('affliction', 158, 'jada', 'Jada', 'the 2nd lord in the 10th with a malefic', (sky) => {
    const lord = sky.lord(2);
    const malefics = sky.malefics.filter((id) => id !== lord && sky.isIn(id, [10]));
    return when(sky.isIn(lord, [10]) && malefics.length > 0, lord, ...malefics);
  }),
  row('affliction', 163, 'muka', 'Muka', 'the 2nd lord in the 8th with jupiter (another planet)', (sky) => {
    const lord = sky.lord(2);
    return when(lord !== 'jupiter' && sky.isIn(lord, [8]) && sky.isIn('jupiter', [8]), lord, 'jupiter');
  }),
  row(
    'affliction',
    165,
    'andha',
    'Andha',
    'mercury and the moon in the 2nd, or the sun with the lords of the lagna and the 2nd in the 2nd',
    (sky) => {
      if (sky.isIn('mercury', [2]) && sky.isIn('moon', [2])) return { planets: ['moon', 'mercury'] };
      const planets = [sky.lord(1), sky.lord(2), 'sun'] as const;
      return when(
        planets.every((id) => sky.isIn(id, [2])),
        ...planets,
      );
    },
  ),
  row(
    'affliction',
    168,
    'durmukha',
    'Durmukha',
    'malefics in the 2nd, and the 2nd lord with a malefic or debilitated',
    (sky) => {
      const lord = sky.lord(2);
      const there = sky.occupants(2).filter(sky.isMalefic);
      const withLord = sky.malefics.filter((id) => id !== lord && sky.isWith(id, lord));
      const isWeak = withLord.length > 0 || sky.byId[lord].dignity === 'debilitated';
      return when(there.length > 0 && isWeak, ...there, lord, ...withLord);
    },
  ),
  row(
    'affliction',
    173,
    'shraddhanna_bhukta',
    'Shraddhanna Bhukta',
    'saturn as lord of the 2nd, with its lord, or debilitated and aspecting the 2nd',
    (sky) => {
      const lord = sky.lord(2);
      if (lord === 'saturn' || sky.isWith('saturn', lord)) return { planets: unique('saturn', lord) };
      return when(sky.byId.saturn.dignity === 'debilitated' && sky.aspectsHouse('saturn', 2), 'saturn');
    },
  ),
  row('affliction', 244, 'apakirti', 'Apakirti', 'sun and saturn in the 10th, aspected by a malefic', (sky) => {
    const malefics = sky.malefics.filter((id) => sky.aspectsHouse(id, 10));
    return when(sky.isIn('sun', [10]) && sky.isIn('saturn', [10]) && malefics.length > 0, 'sun', 'saturn', ...malefics);
  }),
  row('body', 265, 'vrana', 'Vrana', 'the 6th lord, a malefic, in the lagna, 8th or 10th', (sky) =>
    when(sky.isMalefic(sky.lord(6)) && sky.isIn(sky.lord(6), [1, 8, 10]), sky.lord(6)),
  ),
  row(
    'affliction',
    271,
    'bandhana',
    'Bandhana',
    'the lords of the lagna and the 6th in a kendra or trikona with saturn, rahu or ketu',
    (sky) => {
      const [first, sixth] = [sky.lord(1), sky.lord(6)];
      const others = (['saturn', 'rahu', 'ketu'] as const).filter(
        (id) => id !== first && id !== sixth && sky.isWith(id, first),
      );
      return when(
        sky.isWith(first, sixth) && sky.isIn(first, [1, 4, 5, 7, 9, 10]) && others.length > 0,
        first,
        sixth,
        ...others,
      );
    },
  ),
  row(
    'affliction',
    233,
    'buddhi_jada',
    'Buddhi Jada',
    'the lagna lord with or aspected by a malefic, saturn in the 5th, the lagna lord aspected by saturn',
    (sky) => {
      const lord = sky.lord(1);
      const malefics = maleficsOn(sky, lord);
      return when(
        lord !== 'saturn' && malefics.length > 0 && sky.isIn('saturn', [5]) && sky.aspects('saturn', lord),
        lord,
        'saturn',
        ...malefics,
      );
    },
  ),
];
