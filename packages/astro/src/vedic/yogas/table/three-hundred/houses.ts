import { signLordAt } from '../../../zodiac.ts';
import { KENDRAS, KENDRAS_AND_TRIKONAS } from '../../context.ts';
import type { YogaRow } from '../../yoga.ts';
import { EXALTATION_SIGNS, naturalRelation, temporalRelation } from '../../../dignity/dignity.ts';
import { beneficsOn, maleficsOn, navamsaLord, row, touches, when } from './row.ts';

/** Combinations of the house, of relatives, mother, vehicles and wife, nos. 187–239. */
export const HOUSES: readonly YogaRow[] = [
  row('bhava', 187, 'uttama_griha', 'Uttama Griha', 'the 4th lord with a benefic in a kendra or trikona', (sky) => {
    const lord = sky.lord(4);
    const benefics = sky.occupants(sky.house(lord)).filter((id) => id !== lord && sky.isBenefic(id));
    return when(sky.isIn(lord, KENDRAS_AND_TRIKONAS) && benefics.length > 0, lord, ...benefics);
  }),
  row(
    'bhava',
    188,
    'vichitra_saudha',
    'Vichitra Saudha',
    'the lords of the 4th and 10th together with saturn and mars',
    (sky) => {
      const [fourth, tenth] = [sky.lord(4), sky.lord(10)];
      const planets = [fourth, tenth, 'mars', 'saturn'] as const;
      return when(
        planets.every((id) => sky.isWith(id, fourth)),
        ...planets,
      );
    },
  ),
  row(
    'bhava',
    189,
    'ayatna_griha_lords',
    'Ayatna Griha of the lords',
    'the lords of the lagna and the 7th in the lagna or the 4th, each aspected by a benefic',
    (sky) => {
      const lords = [sky.lord(1), sky.lord(7)];
      const helpers = lords.map((lord) => beneficsOn(sky, lord).filter((id) => sky.aspects(id, lord)));
      return when(
        lords.every((id) => sky.isIn(id, [1, 4])) && helpers.every((list) => list.length > 0),
        ...lords,
        ...helpers.flat(),
      );
    },
  ),
  row(
    'bhava',
    190,
    'ayatna_griha_ninth',
    'Ayatna Griha of the 9th lord',
    'the 9th lord in a kendra, the 4th lord exalted, in moolatrikona or its own sign',
    (sky) => when(sky.isIn(sky.lord(9), KENDRAS) && sky.isHigh(sky.lord(4)), sky.lord(9), sky.lord(4)),
  ),
  row('affliction', 191, 'grihanasha', 'Grihanasha', 'the 4th lord in the 12th, aspected by a malefic', (sky) => {
    const lord = sky.lord(4);
    const malefics = sky.malefics.filter((id) => id !== lord && sky.aspects(id, lord));
    return when(sky.isIn(lord, [12]) && malefics.length > 0, lord, ...malefics);
  }),
  row(
    'bhava',
    193,
    'bandhu_pujya_lord',
    'Bandhu Pujya of the lord',
    'the 4th lord, a benefic, aspected by another benefic, mercury in the lagna',
    (sky) => {
      const lord = sky.lord(4);
      const helpers = beneficsOn(sky, lord).filter((id) => sky.aspects(id, lord));
      return when(sky.isBenefic(lord) && helpers.length > 0 && sky.isIn('mercury', [1]), lord, ...helpers, 'mercury');
    },
  ),
  row(
    'bhava',
    194,
    'bandhu_pujya_jupiter',
    'Bandhu Pujya of Jupiter',
    'jupiter in the 4th or aspecting it, or with the 4th lord or aspecting it',
    (sky) => {
      const lord = sky.lord(4);
      if (sky.isIn('jupiter', [4]) || sky.aspectsHouse('jupiter', 4)) return { planets: ['jupiter'] };
      return when(touches(sky, 'jupiter', lord), 'jupiter', lord);
    },
  ),
  row(
    'bhava',
    196,
    'matridirghayu',
    'Matridirghayu',
    'a benefic in the 4th, the 4th lord exalted, the moon strong',
    (sky) => {
      const lord = sky.lord(4);
      const benefics = sky.occupants(4).filter(sky.isBenefic);
      return when(
        benefics.length > 0 && sky.byId[lord].dignity === 'exalted' && sky.isStrong('moon'),
        ...benefics,
        lord,
        'moon',
      );
    },
  ),
  row(
    'bhava',
    197,
    'matridirghayu_navamsa',
    'Matridirghayu of the navamsa',
    'the navamsa dispositor of the 4th lord strong and in a kendra from both the lagna and the moon',
    (sky) => {
      const helper = navamsaLord(sky, sky.lord(4));
      return when(
        sky.isStrong(helper) && sky.isIn(helper, KENDRAS) && KENDRAS.includes(sky.from('moon', helper)),
        helper,
        sky.lord(4),
      );
    },
  ),
  row(
    'affliction',
    202,
    'kapata',
    'Kapata',
    'a malefic in the 4th, and the 4th lord with or aspected by a malefic or between malefics',
    (sky) => {
      const lord = sky.lord(4);
      const there = sky.occupants(4).filter((id) => sky.isMalefic(id) && id !== lord);
      const on = maleficsOn(sky, lord);
      const [before, after] = [12, 2].map((house) => sky.occupantsFrom(lord, house).filter(sky.isMalefic));
      const isBetween = before!.length > 0 && after!.length > 0;
      if (there.length === 0) return null;
      return when(on.length > 0 || isBetween, ...there, lord, ...on, ...(isBetween ? [...before!, ...after!] : []));
    },
  ),
  row(
    'bhava',
    205,
    'nishkapata',
    'Nishkapata',
    "a benefic in the 4th or as its lord, or in it a planet exalted, in its own or a friend's sign",
    (sky) => {
      const planets = sky.occupants(4).filter((id) => sky.isBenefic(id) || sky.isGood(id));
      const lords = [sky.lord(4)].filter(sky.isBenefic);
      return when(planets.length + lords.length > 0, ...planets, ...lords);
    },
  ),
  row(
    'bhava',
    208,
    'matrisneha',
    'Matrisneha',
    'the lagna and the 4th with one lord, or their lords natural friends of each other or temporal friends, or both aspected by benefics',
    (sky) => {
      const [first, fourth] = [sky.lord(1), sky.lord(4)];
      if (first === fourth) return { planets: [first] };
      const isFriend =
        (naturalRelation(first, fourth) === 'friend' && naturalRelation(fourth, first) === 'friend') ||
        temporalRelation(sky.sign(first), sky.sign(fourth)) === 'friend';
      if (isFriend) return { planets: [first, fourth] };
      const helpers = [first, fourth].map((on) => beneficsOn(sky, on).filter((id) => sky.aspects(id, on)));
      return when(
        helpers.every((list) => list.length > 0),
        first,
        fourth,
        ...helpers.flat(),
      );
    },
  ),
  row(
    'affliction',
    203,
    'kapata_tenth',
    'Kapata of the 10th lord',
    'saturn, mars, rahu and the 10th lord, a malefic, in the 4th; that lord aspected by a malefic',
    (sky) => {
      const lord = sky.lord(10);
      const planets = [lord, 'mars', 'saturn', 'rahu'] as const;
      const malefics = sky.malefics.filter((id) => id !== lord && sky.aspects(id, lord));
      return when(
        planets.every((id) => sky.isIn(id, [4])) && sky.isMalefic(lord) && malefics.length > 0,
        ...planets,
        ...malefics,
      );
    },
  ),
  row(
    'bhava',
    206,
    'nishkapata_lord',
    'Nishkapata of the lord',
    'the lagna lord in the 4th, with or aspected by a benefic',
    (sky) => {
      const lord = sky.lord(1);
      const helpers = beneficsOn(sky, lord);
      return when(sky.isIn(lord, [4]) && helpers.length > 0, lord, ...helpers);
    },
  ),
  row(
    'affliction',
    207,
    'matrishatrutva',
    'Matrishatrutva',
    'mercury lord of the lagna and the 4th, with or aspected by a malefic',
    (sky) => {
      const malefics = maleficsOn(sky, 'mercury');
      const isBoth = sky.lord(1) === 'mercury' && sky.lord(4) === 'mercury';
      return when(isBoth && malefics.length > 0, 'mercury', ...malefics);
    },
  ),
  row('bhava', 209, 'vahana', 'Vahana', 'the lagna lord in the 4th, 9th or 11th', (sky) =>
    when(sky.isIn(sky.lord(1), [4, 9, 11]), sky.lord(1)),
  ),
  row(
    'bhava',
    210,
    'vahana_exalted',
    'Vahana of the exalted lord',
    'the 4th lord exalted, the lord of its sign of exaltation in a kendra or trikona',
    (sky) => {
      const lord = sky.lord(4);
      const helper = signLordAt(EXALTATION_SIGNS[lord]);
      return when(sky.sign(lord) === EXALTATION_SIGNS[lord] && sky.isIn(helper, KENDRAS_AND_TRIKONAS), lord, helper);
    },
  ),
  row(
    'bhava',
    239,
    'satkalatra',
    'Satkalatra',
    'the 7th lord or venus with or aspected by jupiter or mercury',
    (sky) => {
      const found = [sky.lord(7), 'venus' as const].flatMap((on) =>
        (['jupiter', 'mercury'] as const).filter((by) => touches(sky, by, on)).flatMap((by) => [on, by]),
      );
      return when(found.length > 0, ...found);
    },
  ),
  row(
    'affliction',
    195,
    'bandhu_tyakta',
    'Bandhu Tyakta',
    "the 4th lord with a malefic, in an enemy's sign or debilitated",
    (sky) => {
      const lord = sky.lord(4);
      const malefics = sky.malefics.filter((id) => id !== lord && sky.isWith(id, lord));
      const isPoor = ['enemy', 'great_enemy', 'debilitated'].includes(sky.byId[lord].dignity);
      return when(malefics.length > 0 || isPoor, lord, ...malefics);
    },
  ),
];
