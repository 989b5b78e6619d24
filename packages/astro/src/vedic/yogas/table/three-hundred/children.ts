import { DUSTHANAS, KENDRAS_AND_TRIKONAS } from '../../context.ts';
import type { YogaRow } from '../../yoga.ts';
import { beneficsOn, navamsaLord, row, touches, when } from './row.ts';

const isMarsSign = (signIndex: number): boolean => signIndex === 0 || signIndex === 7;
const isSaturnSign = (signIndex: number): boolean => signIndex === 9 || signIndex === 10;

/** Combinations of children and of the mind, nos. 212–235. */
export const CHILDREN: readonly YogaRow[] = [
  row(
    'affliction',
    212,
    'sarpa_shapa',
    'Sarpa Shapa',
    'rahu in the 5th, aspected by mars or in a sign of mars',
    (sky) => {
      if (!sky.isIn('rahu', [5])) return null;
      if (sky.aspects('mars', 'rahu')) return { planets: ['rahu', 'mars'] };
      return when(isMarsSign(sky.sign('rahu')), 'rahu');
    },
  ),
  row(
    'affliction',
    213,
    'sarpa_shapa_saturn',
    'Sarpa Shapa of Saturn',
    'the 5th lord with rahu, saturn in the 5th with the moon or aspected by it',
    (sky) => {
      const lord = sky.lord(5);
      return when(
        sky.isWith(lord, 'rahu') && sky.isIn('saturn', [5]) && touches(sky, 'moon', 'saturn'),
        lord,
        'rahu',
        'saturn',
        'moon',
      );
    },
  ),
  row(
    'affliction',
    214,
    'sarpa_shapa_jupiter',
    'Sarpa Shapa of Jupiter',
    'jupiter with mars, rahu in the lagna, the 5th lord in the 6th, 8th or 12th',
    (sky) =>
      when(
        sky.isWith('jupiter', 'mars') && sky.isIn('rahu', [1]) && sky.isIn(sky.lord(5), DUSTHANAS),
        'jupiter',
        'mars',
        'rahu',
        sky.lord(5),
      ),
  ),
  row(
    'affliction',
    215,
    'sarpa_shapa_mercury',
    'Sarpa Shapa of Mercury',
    'rahu in the 5th in a sign of mars, with mercury or aspected by it',
    (sky) =>
      when(sky.isIn('rahu', [5]) && isMarsSign(sky.sign('rahu')) && touches(sky, 'mercury', 'rahu'), 'rahu', 'mercury'),
  ),
  row(
    'affliction',
    216,
    'pitri_shapa',
    'Pitri Shapa',
    'the sun in the 5th, debilitated or with malefics in the 2nd and 12th from it',
    (sky) => {
      const [before, after] = [12, 2].map((house) => sky.occupantsFrom('sun', house).filter(sky.isMalefic));
      const isBetween = before!.length > 0 && after!.length > 0;
      if (!sky.isIn('sun', [5])) return null;
      if (isBetween) return when(true, 'sun', ...before!, ...after!);
      return when(sky.byId.sun.dignity === 'debilitated', 'sun');
    },
  ),
  row(
    'affliction',
    217,
    'matri_shapa',
    'Matri Shapa',
    'the lords of the 5th and 8th in exchange, the moon and the 4th lord in the 6th',
    (sky) => {
      const [fourth, fifth, eighth] = [sky.lord(4), sky.lord(5), sky.lord(8)];
      return when(
        sky.exchanged(fifth, eighth) && sky.isIn('moon', [6]) && sky.isIn(fourth, [6]),
        fifth,
        eighth,
        'moon',
        fourth,
      );
    },
  ),
  row(
    'affliction',
    218,
    'bhratri_shapa',
    'Bhratri Shapa',
    'the lords of the lagna and the 5th in the 8th, the 3rd lord with mars and rahu in the 5th',
    (sky) => {
      const [first, third, fifth] = [sky.lord(1), sky.lord(3), sky.lord(5)];
      return when(
        sky.isIn(first, [8]) &&
          sky.isIn(fifth, [8]) &&
          ([third, 'mars', 'rahu'] as const).every((id) => sky.isIn(id, [5])),
        first,
        fifth,
        third,
        'mars',
        'rahu',
      );
    },
  ),
  row('bhava', 220, 'bahuputra', 'Bahuputra', 'rahu in the 5th, not in a navamsa of saturn', (sky) =>
    when(sky.isIn('rahu', [5]) && !isSaturnSign(sky.navamsaSign('rahu')), 'rahu'),
  ),
  row(
    'bhava',
    221,
    'bahuputra_navamsa',
    'Bahuputra of the navamsa',
    'the navamsa dispositor of a planet that is with the 7th lord in the 1st, 2nd or 5th',
    (sky) => {
      const lord = sky.lord(7);
      const found = sky
        .occupants(sky.house(lord))
        .filter((id) => id !== lord && sky.isIn(navamsaLord(sky, id), [1, 2, 5]))
        .flatMap((id) => [id, navamsaLord(sky, id)]);
      return when(found.length > 0, lord, ...found);
    },
  ),
  row(
    'bhava',
    222,
    'dattaputra',
    'Dattaputra',
    'mars and saturn in the 5th, the lagna lord (not mercury) in a sign of mercury and with it or aspected by it',
    (sky) => {
      const lord = sky.lord(1);
      return when(
        sky.isIn('mars', [5]) &&
          sky.isIn('saturn', [5]) &&
          sky.dispositor(lord) === 'mercury' &&
          touches(sky, 'mercury', lord),
        'mars',
        'saturn',
        lord,
        'mercury',
      );
    },
  ),
  row(
    'bhava',
    223,
    'dattaputra_lords',
    'Dattaputra of the lords',
    'the 7th lord in the 11th, the 5th lord with a benefic, mars or saturn in the 5th',
    (sky) => {
      const [fifth, seventh] = [sky.lord(5), sky.lord(7)];
      const benefics = sky.occupants(sky.house(fifth)).filter((id) => id !== fifth && sky.isBenefic(id));
      const there = (['mars', 'saturn'] as const).filter((id) => sky.isIn(id, [5]));
      return when(
        sky.isIn(seventh, [11]) && benefics.length > 0 && there.length > 0,
        seventh,
        fifth,
        ...benefics,
        ...there,
      );
    },
  ),
  row('affliction', 224, 'aputra', 'Aputra', 'the 5th lord in the 6th, 8th or 12th', (sky) =>
    when(sky.isIn(sky.lord(5), DUSTHANAS), sky.lord(5)),
  ),
  row('bhava', 225, 'ekaputra', 'Ekaputra', 'the 5th lord in a kendra or trikona', (sky) =>
    when(sky.isIn(sky.lord(5), KENDRAS_AND_TRIKONAS), sky.lord(5)),
  ),
  row(
    'bhava',
    226,
    'satputra',
    'Satputra',
    "jupiter as lord of the 5th, the sun exalted, in its own or a friend's sign",
    (sky) => when(sky.lord(5) === 'jupiter' && sky.isGood('sun'), 'jupiter', 'sun'),
  ),
  row(
    'bhava',
    227,
    'kala_putra',
    'Kalanirdeshat Putra',
    'jupiter in the 5th, the 5th lord (not venus) with venus',
    (sky) => {
      const lord = sky.lord(5);
      return when(sky.isIn('jupiter', [5]) && lord !== 'venus' && sky.isWith(lord, 'venus'), 'jupiter', lord, 'venus');
    },
  ),
  row(
    'bhava',
    228,
    'kala_putra_ninth',
    'Kalanirdeshat Putra of the 9th',
    'jupiter in the 9th, venus in the 9th from it with the lagna lord (another planet)',
    (sky) => {
      const lord = sky.lord(1);
      return when(
        sky.isIn('jupiter', [9]) && sky.from('jupiter', 'venus') === 9 && lord !== 'venus' && sky.isWith(lord, 'venus'),
        'jupiter',
        'venus',
        lord,
      );
    },
  ),
  row(
    'affliction',
    229,
    'kala_putra_nasha',
    'Kalanirdeshat Putranasha',
    'rahu in the 5th, the 5th lord with a malefic, jupiter debilitated',
    (sky) => {
      const lord = sky.lord(5);
      const malefics = sky.malefics.filter((id) => id !== lord && sky.isWith(id, lord));
      return when(
        sky.isIn('rahu', [5]) && malefics.length > 0 && sky.byId.jupiter.dignity === 'debilitated',
        'rahu',
        lord,
        ...malefics,
        'jupiter',
      );
    },
  ),
  row(
    'bhava',
    231,
    'buddhimatturya',
    'Buddhimatturya',
    'the 5th lord, a benefic, aspected by another benefic or in a sign whose lord is a benefic',
    (sky) => {
      const lord = sky.lord(5);
      if (!sky.isBenefic(lord)) return null;
      const helpers = beneficsOn(sky, lord).filter((id) => sky.aspects(id, lord));
      if (helpers.length > 0) return { planets: [lord, ...helpers] };
      return when(sky.isBenefic(sky.dispositor(lord)), lord, sky.dispositor(lord));
    },
  ),
  row(
    'bhava',
    232,
    'tivrabuddhi',
    'Tivrabuddhi',
    'the 5th lord a benefic, its navamsa dispositor aspected by a benefic',
    (sky) => {
      const [lord, helper] = [sky.lord(5), navamsaLord(sky, sky.lord(5))];
      const benefics = beneficsOn(sky, helper).filter((id) => sky.aspects(id, helper));
      return when(sky.isBenefic(lord) && benefics.length > 0, lord, helper, ...benefics);
    },
  ),
  row(
    'bhava',
    235,
    'putra_sukha',
    'Putra Sukha',
    'jupiter and venus in the 5th, or mercury in it, or a benefic in it in a sign whose lord is a benefic',
    (sky) => {
      if (sky.isIn('jupiter', [5]) && sky.isIn('venus', [5])) return { planets: ['jupiter', 'venus'] };
      if (sky.isIn('mercury', [5])) return { planets: ['mercury'] };
      const benefics = sky.occupants(5).filter(sky.isBenefic);
      return when(benefics.length > 0 && sky.isBenefic(sky.lord(5)), ...benefics);
    },
  ),
];
