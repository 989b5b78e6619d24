import { modalityIndex } from '../../../zodiac.ts';
import { KENDRAS } from '../../context.ts';
import type { YogaRow } from '../../yoga.ts';
import { EXALTATION_SIGNS } from '../../../dignity/dignity.ts';
import { beneficsOn, navamsaLord, row, touches, when } from './row.ts';

/** Combinations of the face, of siblings and of courage, nos. 166–184. */
export const SIBLINGS: readonly YogaRow[] = [
  row(
    'bhava',
    166,
    'sumukha',
    'Sumukha',
    'the 2nd lord in a kendra and aspected by a benefic, or a benefic in the 2nd',
    (sky) => {
      const lord = sky.lord(2);
      const there = sky.occupants(2).filter(sky.isBenefic);
      if (there.length > 0) return { planets: there };
      const helpers = beneficsOn(sky, lord).filter((id) => sky.aspects(id, lord));
      return when(sky.isIn(lord, KENDRAS) && helpers.length > 0, lord, ...helpers);
    },
  ),
  row(
    'bhava',
    177,
    'bhratrivriddhi',
    'Bhratrivriddhi',
    'mars, the 3rd lord or the 3rd house with or aspected by a benefic',
    (sky) => {
      const lord = sky.lord(3);
      const helpers = [
        ...beneficsOn(sky, 'mars'),
        ...beneficsOn(sky, lord),
        ...sky.occupants(3).filter(sky.isBenefic),
        ...(['moon', 'mercury', 'jupiter', 'venus'] as const).filter(
          (id) => sky.isBenefic(id) && sky.aspectsHouse(id, 3),
        ),
      ];
      return when(helpers.length > 0, 'mars', lord, ...helpers);
    },
  ),
  row(
    'bhava',
    178,
    'sodaranasha',
    'Sodaranasha',
    'mars and the 3rd lord together in the 3rd, 5th, 7th or 8th, each aspected by a malefic',
    (sky) => {
      const both = [...new Set(['mars', sky.lord(3)] as const)];
      const malefics = both.map((on) => sky.malefics.filter((id) => id !== on && sky.aspects(id, on)));
      return when(
        sky.isWith('mars', sky.lord(3)) && sky.isIn('mars', [3, 5, 7, 8]) && malefics.every((list) => list.length > 0),
        ...both,
        ...malefics.flat(),
      );
    },
  ),
  row(
    'bhava',
    179,
    'ekabhagini',
    'Ekabhagini',
    'mercury in the 3rd, the 3rd lord (not the moon) with the moon, mars with saturn',
    (sky) => {
      const lord = sky.lord(3);
      return when(
        sky.isIn('mercury', [3]) && lord !== 'moon' && sky.isWith(lord, 'moon') && sky.isWith('mars', 'saturn'),
        'mercury',
        lord,
        'moon',
        'mars',
        'saturn',
      );
    },
  ),
  row(
    'bhava',
    180,
    'dvadasha_sahodara',
    'Dvadasha Sahodara',
    'the 3rd lord in a kendra, an exalted mars with jupiter in a trine from it',
    (sky) => {
      const lord = sky.lord(3);
      return when(
        sky.isIn(lord, KENDRAS) &&
          sky.byId.mars.dignity === 'exalted' &&
          sky.isWith('mars', 'jupiter') &&
          [1, 5, 9].includes(sky.from(lord, 'mars')),
        lord,
        'mars',
        'jupiter',
      );
    },
  ),
  row(
    'bhava',
    181,
    'sapta_sahodara',
    'Sapta Sahodara',
    'the 12th lord (not mars) with mars, moon and jupiter in the 3rd, venus neither with them nor aspecting them',
    (sky) => {
      const lord = sky.lord(12);
      return when(
        lord !== 'mars' &&
          sky.isWith(lord, 'mars') &&
          sky.isIn('moon', [3]) &&
          sky.isIn('jupiter', [3]) &&
          !touches(sky, 'venus', 'moon'),
        lord,
        'mars',
        'moon',
        'jupiter',
      );
    },
  ),
  row(
    'bhava',
    182,
    'parakrama',
    'Parakrama',
    'the 3rd lord in a navamsa whose lord is a benefic, with or aspected by a benefic; mars in a sign whose lord is a benefic',
    (sky) => {
      const lord = sky.lord(3);
      const helpers = beneficsOn(sky, lord);
      return when(
        sky.isBenefic(navamsaLord(sky, lord)) && helpers.length > 0 && sky.isBenefic(sky.dispositor('mars')),
        lord,
        ...helpers,
        'mars',
      );
    },
  ),
  row(
    'bhava',
    184,
    'yuddhapurva_dridha',
    'Yuddhapurva Dridha',
    'the 3rd lord exalted, with a malefic, in a movable sign or navamsa',
    (sky) => {
      const lord = sky.lord(3);
      const malefics = sky.malefics.filter((id) => id !== lord && sky.isWith(id, lord));
      const isMovable = [sky.sign(lord), sky.navamsaSign(lord)].some((sign) => modalityIndex(sign) === 0);
      return when(sky.sign(lord) === EXALTATION_SIGNS[lord] && malefics.length > 0 && isMovable, lord, ...malefics);
    },
  ),
];
