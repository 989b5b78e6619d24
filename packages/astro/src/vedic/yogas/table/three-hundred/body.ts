import { modalityIndex } from '../../../zodiac.ts';
import { DUSTHANAS, KENDRAS } from '../../context.ts';
import type { YogaRow } from '../../yoga.ts';
import { beneficsOn, navamsaLord, row, when } from './row.ts';

/** Cancer, Scorpio, Capricorn, Aquarius and Pisces. */
const WATERY: readonly number[] = [3, 7, 9, 10, 11];
const isWatery = (signIndex: number): boolean => WATERY.includes(signIndex);
/** Aries, Gemini, Leo, Virgo and Sagittarius. */
const DRY: readonly number[] = [0, 2, 4, 5, 8];
const isMovable = (signIndex: number): boolean => modalityIndex(signIndex) === 0;

/** Combinations of health and build, nos. 108–117. */
export const BODY: readonly YogaRow[] = [
  row('body', 108, 'sarira_saukhya', 'Sarira Saukhya', 'the lagna lord, jupiter or venus in a kendra', (sky) => {
    const planets = ([sky.lord(1), 'jupiter', 'venus'] as const).filter((id) => sky.isIn(id, KENDRAS));
    return when(planets.length > 0, ...planets);
  }),
  row(
    'body',
    109,
    'dehapushti',
    'Dehapushti',
    'the lagna lord in a movable sign, with or aspected by a benefic',
    (sky) => {
      const lord = sky.lord(1);
      const helpers = beneficsOn(sky, lord);
      return when(isMovable(sky.sign(lord)) && helpers.length > 0, lord, ...helpers);
    },
  ),
  row('body', 110, 'dehakashta', 'Dehakashta', 'the lagna lord in the 8th or with a malefic', (sky) => {
    const lord = sky.lord(1);
    const others = sky.malefics.filter((id) => id !== lord && sky.isWith(id, lord));
    return when(sky.isIn(lord, [8]) || others.length > 0, lord, ...others);
  }),
  row(
    'body',
    111,
    'rogagrasta',
    'Rogagrasta',
    'the lagna lord in the lagna with a lord of the 6th, 8th or 12th (another planet)',
    (sky) => {
      const lord = sky.lord(1);
      const others = DUSTHANAS.map(sky.lord).filter((id) => id !== lord && sky.isIn(id, [1]));
      return when(sky.isIn(lord, [1]) && others.length > 0, lord, ...others);
    },
  ),
  row(
    'body',
    112,
    'krisanga',
    'Krisanga',
    'the lagna lord in a dry sign (aries, gemini, leo, virgo, sagittarius) or in a sign of sun, mars or saturn',
    (sky) => {
      const lord = sky.lord(1);
      const isDry = DRY.includes(sky.sign(lord)) || ['sun', 'mars', 'saturn'].includes(sky.dispositor(lord));
      return when(isDry, lord);
    },
  ),
  row(
    'body',
    114,
    'dehasthaulya_lords',
    'Dehasthaulya of the lords',
    'the lagna lord and its navamsa dispositor in watery signs (cancer, scorpio, capricorn, aquarius, pisces)',
    (sky) => {
      const [lord, helper] = [sky.lord(1), navamsaLord(sky, sky.lord(1))];
      return when(isWatery(sky.sign(lord)) && isWatery(sky.sign(helper)), lord, helper);
    },
  ),
  row(
    'body',
    115,
    'dehasthaulya_jupiter',
    'Dehasthaulya of Jupiter',
    'jupiter in the lagna, or aspecting it from a watery sign',
    (sky) =>
      when(sky.isIn('jupiter', [1]) || (isWatery(sky.sign('jupiter')) && sky.aspectsHouse('jupiter', 1)), 'jupiter'),
  ),
  row(
    'body',
    116,
    'dehasthaulya_lagna',
    'Dehasthaulya of the lagna',
    'a watery lagna with a benefic in it, or the moon or venus as lagna lord',
    (sky) => {
      const lord = sky.lord(1);
      const rising = sky.occupants(1).filter(sky.isBenefic);
      if (lord === 'moon' || lord === 'venus') return { planets: [lord] };
      return when(isWatery(sky.firstSignIndex) && rising.length > 0, ...rising);
    },
  ),
  row('body', 117, 'sada_sanchara', 'Sada Sanchara', 'the lagna lord, or its dispositor, in a movable sign', (sky) => {
    const planets = [sky.lord(1), sky.dispositor(sky.lord(1))].filter((id) => isMovable(sky.sign(id)));
    return when(planets.length > 0, ...planets);
  }),
];
