import { modalityIndex } from '../../../zodiac.ts';
import { DEEP_EXALTATION_DEG } from '../../../dignity/dignity.ts';
import { KENDRAS, sevenThat, type YogaContext } from '../../context.ts';
import type { YogaRow } from '../../yoga.ts';
import { navamsaLord, row, touches, when } from './row.ts';

const isExalted = (sky: YogaContext, id: Parameters<YogaContext['sign']>[0]): boolean =>
  sky.byId[id].dignity === 'exalted';
const isFixed = (signIndex: number): boolean => modalityIndex(signIndex) === 1;
const inTrine = (house: number): boolean => [1, 5, 9].includes(house);

/** Combinations of rank and name, nos. 10–70. */
export const HONOUR: readonly YogaRow[] = [
  row('raja', 10, 'rajalakshana', 'Rajalakshana', 'jupiter, venus, mercury and the moon all in kendras', (sky) => {
    const planets = ['moon', 'mercury', 'jupiter', 'venus'] as const;
    return when(
      planets.every((id) => sky.isIn(id, KENDRAS)),
      ...planets,
    );
  }),
  row(
    'affliction',
    11,
    'vanchana_chora_bheeti',
    'Vanchana Chora Bheeti',
    'the lagna lord with rahu, ketu or saturn (not itself saturn)',
    (sky) => {
      const lord = sky.lord(1);
      const others = (['saturn', 'rahu', 'ketu'] as const).filter((id) => id !== lord && sky.isWith(id, lord));
      return when(others.length > 0, lord, ...others);
    },
  ),
  row(
    'raja',
    28,
    'gauri_navamsa',
    'Gauri of the navamsa',
    'the navamsa dispositor of the 10th lord exalted in the 10th and with the lagna lord',
    (sky) => {
      const [helper, first] = [navamsaLord(sky, sky.lord(10)), sky.lord(1)];
      return when(isExalted(sky, helper) && sky.isIn(helper, [10]) && sky.isWith(helper, first), helper, first);
    },
  ),
  row(
    'raja',
    29,
    'bharati',
    'Bharati',
    'the navamsa dispositor of the 2nd, 5th or 11th lord exalted and with the 9th lord (another planet)',
    (sky) => {
      const ninth = sky.lord(9);
      const helpers = [2, 5, 11]
        .map((house) => navamsaLord(sky, sky.lord(house)))
        .filter((id) => id !== ninth && isExalted(sky, id) && sky.isWith(id, ninth));
      return when(helpers.length > 0, ...helpers, ninth);
    },
  ),
  row(
    'raja',
    30,
    'chapa_raja',
    'Chapa of the lords',
    'the lords of the 4th and 10th in exchange, the lagna lord exalted',
    (sky) =>
      when(
        sky.exchanged(sky.lord(4), sky.lord(10)) && isExalted(sky, sky.lord(1)),
        sky.lord(4),
        sky.lord(10),
        sky.lord(1),
      ),
  ),
  row('raja', 50, 'amsavatara', 'Amsavatara', 'venus, jupiter and an exalted saturn all in kendras', (sky) => {
    const planets = ['jupiter', 'venus', 'saturn'] as const;
    return when(isExalted(sky, 'saturn') && planets.every((id) => sky.isIn(id, KENDRAS)), ...planets);
  }),
  row(
    'raja',
    55,
    'devendra',
    'Devendra',
    'a fixed lagna; the lords of the 1st and 11th in exchange, and those of the 2nd and 10th',
    (sky) => {
      const [first, second, tenth, eleventh] = [sky.lord(1), sky.lord(2), sky.lord(10), sky.lord(11)];
      return when(
        isFixed(sky.firstSignIndex) && sky.exchanged(first, eleventh) && sky.exchanged(second, tenth),
        first,
        eleventh,
        second,
        tenth,
      );
    },
  ),
  row(
    'raja',
    56,
    'makuta',
    'Makuta',
    'jupiter in the 9th from the 9th lord, a benefic in the 9th from jupiter, saturn in the 10th',
    (sky) => {
      const benefics = sky.occupantsFrom('jupiter', 9).filter(sky.isBenefic);
      return when(
        sky.from(sky.lord(9), 'jupiter') === 9 && benefics.length > 0 && sky.isIn('saturn', [10]),
        'jupiter',
        ...benefics,
        'saturn',
      );
    },
  ),
  row(
    'raja',
    57,
    'chandika',
    'Chandika',
    'a fixed lagna aspected by the 6th lord; the sun with the navamsa dispositors of the 6th and 9th lords',
    (sky) => {
      const sixth = sky.lord(6);
      const helpers = [navamsaLord(sky, sixth), navamsaLord(sky, sky.lord(9))];
      return when(
        isFixed(sky.firstSignIndex) && sky.aspectsHouse(sixth, 1) && helpers.every((id) => sky.isWith(id, 'sun')),
        'sun',
        sixth,
        ...helpers,
      );
    },
  ),
  row('raja', 58, 'jaya', 'Jaya', 'the 10th lord within 1° of its deep exaltation, the 6th lord debilitated', (sky) => {
    const [sixth, tenth] = [sky.lord(6), sky.lord(10)];
    return when(isDeeplyExalted(sky, tenth) && sky.byId[sixth].dignity === 'debilitated', tenth, sixth);
  }),
  row(
    'raja',
    59,
    'vidyut',
    'Vidyut',
    'the 11th lord within 1° of its deep exaltation and with venus (another planet), in a kendra from the lagna lord',
    (sky) => {
      const [first, eleventh] = [sky.lord(1), sky.lord(11)];
      return when(
        eleventh !== 'venus' &&
          isDeeplyExalted(sky, eleventh) &&
          sky.isWith(eleventh, 'venus') &&
          KENDRAS.includes(sky.from(first, eleventh)),
        eleventh,
        'venus',
        first,
      );
    },
  ),
  row(
    'raja',
    60,
    'gandharva',
    'Gandharva',
    'the 10th lord in a trine from the 7th, the lagna lord with jupiter or aspected by it, the sun exalted, the moon in the 9th',
    (sky) => {
      const [first, tenth] = [sky.lord(1), sky.lord(10)];
      return when(
        sky.isIn(tenth, [7, 11, 3]) && touches(sky, 'jupiter', first) && isExalted(sky, 'sun') && sky.isIn('moon', [9]),
        tenth,
        first,
        'jupiter',
        'sun',
        'moon',
      );
    },
  ),
  row(
    'raja',
    61,
    'shiva',
    'Shiva',
    'the 5th lord in the 9th, the 9th lord in the 10th, the 10th lord in the 5th',
    (sky) => {
      const [fifth, ninth, tenth] = [sky.lord(5), sky.lord(9), sky.lord(10)];
      return when(sky.isIn(fifth, [9]) && sky.isIn(ninth, [10]) && sky.isIn(tenth, [5]), fifth, ninth, tenth);
    },
  ),
  row(
    'raja',
    62,
    'vishnu',
    'Vishnu',
    'the 9th and 10th lords and the navamsa dispositor of the 9th lord in the 2nd',
    (sky) => {
      const planets = [sky.lord(9), sky.lord(10), navamsaLord(sky, sky.lord(9))];
      return when(
        planets.every((id) => sky.isIn(id, [2])),
        ...planets,
      );
    },
  ),
  row('raja', 64, 'indra', 'Indra', 'the lords of the 5th and 11th in exchange, the moon in the 5th', (sky) =>
    when(sky.exchanged(sky.lord(5), sky.lord(11)) && sky.isIn('moon', [5]), sky.lord(5), sky.lord(11), 'moon'),
  ),
  row('raja', 65, 'ravi', 'Ravi', 'the sun in the 10th, the 10th lord (not saturn) in the 3rd with saturn', (sky) => {
    const tenth = sky.lord(10);
    return when(
      sky.isIn('sun', [10]) && tenth !== 'saturn' && sky.isIn(tenth, [3]) && sky.isIn('saturn', [3]),
      'sun',
      tenth,
      'saturn',
    );
  }),
  row(
    'raja',
    66,
    'garuda',
    'Garuda',
    'the navamsa dispositor of the moon exalted, birth by day under a waxing moon',
    (sky) => {
      const helper = navamsaLord(sky, 'moon');
      const waxing = (sky.byId.moon.longitudeDeg - sky.byId.sun.longitudeDeg + 360) % 360 < 180;
      return when(isExalted(sky, helper) && sky.isDay === true && waxing, helper, 'moon');
    },
  ),
  row(
    'raja',
    67,
    'go',
    'Go',
    'jupiter in moolatrikona with the 2nd lord (another planet), the lagna lord exalted',
    (sky) => {
      const [first, second] = [sky.lord(1), sky.lord(2)];
      return when(
        sky.byId.jupiter.dignity === 'moolatrikona' &&
          second !== 'jupiter' &&
          sky.isWith('jupiter', second) &&
          isExalted(sky, first),
        'jupiter',
        second,
        first,
      );
    },
  ),
  row(
    'raja',
    69,
    'trilochana',
    'Trilochana',
    'sun, moon and mars in trines from each other, no two in one sign',
    (sky) => {
      const houses = [sky.from('sun', 'moon'), sky.from('sun', 'mars')];
      return when(houses.every(inTrine) && new Set([1, ...houses]).size === 3, 'sun', 'moon', 'mars');
    },
  ),
  row(
    'raja',
    70,
    'kulavardhana',
    'Kulavardhana',
    'each of sun to saturn in the 5th from the lagna, the sun or the moon (itself apart)',
    (sky) => {
      const others = sevenThat((id) => id !== 'sun' && id !== 'moon');
      return when(
        others.every((id) => sky.isIn(id, [5]) || sky.from('sun', id) === 5 || sky.from('moon', id) === 5),
        ...others,
      );
    },
  ),
  row('affliction', 103, 'dhur', 'Dhur', 'the 10th lord in the 6th, 8th or 12th', (sky) =>
    when(sky.isIn(sky.lord(10), [6, 8, 12]), sky.lord(10)),
  ),
];

const DEEP_DEG = 1;

function isDeeplyExalted(sky: YogaContext, id: keyof typeof DEEP_EXALTATION_DEG): boolean {
  return Math.abs(sky.byId[id].longitudeDeg - DEEP_EXALTATION_DEG[id]) <= DEEP_DEG;
}
