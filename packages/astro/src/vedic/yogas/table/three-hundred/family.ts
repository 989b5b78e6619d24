import { EXALTATION_SIGNS, naturalRelation, temporalRelation } from '../../../dignity/dignity.ts';
import { modalityIndex, signLordAt, type GrahaId } from '../../../zodiac.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, ofEvery, TRIKONAS, type YogaContext } from '../../context.ts';
import type { YogaRule, YogaRules } from '../../yoga.ts';

const isMarsSign = (signIndex: number): boolean => signIndex === 0 || signIndex === 7;
const isSaturnSign = (signIndex: number): boolean => signIndex === 9 || signIndex === 10;

const beneficsOn = (sky: YogaContext, on: GrahaId) => sky.touching(on).filter(sky.isBenefic);
const beneficsAspecting = (sky: YogaContext, on: GrahaId) => sky.aspecting(on).filter(sky.isBenefic);
const maleficsAspecting = (sky: YogaContext, on: GrahaId) => sky.aspecting(on).filter(sky.isMalefic);
/** Malefics in both the 12th and the 2nd from a graha. */
const maleficsAround = (sky: YogaContext, on: GrahaId) =>
  ofEvery([12, 2].map((house) => sky.occupantsFrom(on, house).filter(sky.isMalefic)));

/** Combinations of the face, of siblings and of courage, nos. 166–184. */
const SIBLINGS = {
  sumukha: (sky) => {
    const lord = sky.lord(2);
    const there = sky.occupants(2).filter(sky.isBenefic);
    if (there.length > 0) return there;
    const helpers = beneficsAspecting(sky, lord);
    return sky.isIn(lord, KENDRAS) && helpers.length > 0 && [lord, ...helpers];
  },
  bhratrivriddhi: (sky) => {
    const lord = sky.lord(3);
    const aspecting = (['moon', 'mercury', 'jupiter', 'venus'] as const).filter((id) => sky.aspectsHouse(id, 3));
    const there = [...sky.occupants(3), ...aspecting].filter(sky.isBenefic);
    const helpers = [...beneficsOn(sky, 'mars'), ...beneficsOn(sky, lord), ...there];
    return helpers.length > 0 && ['mars', lord, ...helpers];
  },
  sodaranasha: (sky) => {
    const both = ['mars', sky.lord(3)] as const;
    const malefics = ofEvery(both.map((on) => maleficsAspecting(sky, on)));
    return sky.isWith(...both) && sky.isIn('mars', [3, 5, 7, 8]) && malefics && [...both, ...malefics];
  },
  ekabhagini: (sky) => {
    const lord = sky.lord(3);
    const areTogether = lord !== 'moon' && sky.isWith(lord, 'moon') && sky.isWith('mars', 'saturn');
    return sky.isIn('mercury', [3]) && areTogether && ['mercury', lord, 'moon', 'mars', 'saturn'];
  },
  dvadasha_sahodara: (sky) => {
    const lord = sky.lord(3);
    const isMarsRaised = sky.isExalted('mars') && sky.isWith('mars', 'jupiter');
    const arePlaced = sky.isIn(lord, KENDRAS) && TRIKONAS.includes(sky.from(lord, 'mars'));
    return isMarsRaised && arePlaced && [lord, 'mars', 'jupiter'];
  },
  sapta_sahodara: (sky) => {
    const lord = sky.lord(12);
    const isWithMars = lord !== 'mars' && sky.isWith(lord, 'mars');
    const arePlaced = sky.areIn(['moon', 'jupiter'], [3]) && !sky.touches('venus', 'moon');
    return isWithMars && arePlaced && [lord, 'mars', 'moon', 'jupiter'];
  },
  parakrama: (sky) => {
    const lord = sky.lord(3);
    const helpers = beneficsOn(sky, lord);
    const areHosted = [sky.navamsaLord(lord), sky.dispositor('mars')].every(sky.isBenefic);
    return areHosted && helpers.length > 0 && [lord, ...helpers, 'mars'];
  },
  yuddhapurva_dridha: (sky) => {
    const lord = sky.lord(3);
    const malefics = sky.companions(lord).filter(sky.isMalefic);
    const isMovable = [sky.sign(lord), sky.navamsaSign(lord)].some((sign) => modalityIndex(sign) === 0);
    return sky.sign(lord) === EXALTATION_SIGNS[lord] && malefics.length > 0 && isMovable && [lord, ...malefics];
  },
} satisfies YogaRules;

/** Combinations of the house, of relatives, mother, vehicles and wife, nos. 187–239. */
const HOUSEHOLD = {
  uttama_griha: (sky) => {
    const lord = sky.lord(4);
    const benefics = sky.companions(lord).filter(sky.isBenefic);
    return sky.isIn(lord, KENDRAS_AND_TRIKONAS) && benefics.length > 0 && [lord, ...benefics];
  },
  vichitra_saudha: (sky) => {
    const planets = [...sky.lords(4, 10), 'mars', 'saturn'] as const;
    return planets.every((id) => sky.isWith(id, sky.lord(4))) && planets;
  },
  ayatna_griha_lords: (sky) => {
    const lords = sky.lords(1, 7);
    const helpers = ofEvery(lords.map((lord) => beneficsAspecting(sky, lord)));
    return sky.areIn(lords, [1, 4]) && helpers && [...lords, ...helpers];
  },
  ayatna_griha_ninth: (sky) => sky.isIn(sky.lord(9), KENDRAS) && sky.isHigh(sky.lord(4)) && sky.lords(9, 4),
  grihanasha: (sky) => {
    const lord = sky.lord(4);
    const malefics = maleficsAspecting(sky, lord);
    return sky.isIn(lord, [12]) && malefics.length > 0 && [lord, ...malefics];
  },
  bandhu_pujya_lord: (sky) => {
    const lord = sky.lord(4);
    const helpers = beneficsAspecting(sky, lord);
    const holds = sky.isBenefic(lord) && helpers.length > 0 && sky.isIn('mercury', [1]);
    return holds && [lord, ...helpers, 'mercury'];
  },
  bandhu_pujya_jupiter: (sky) => {
    const lord = sky.lord(4);
    if (sky.isIn('jupiter', [4]) || sky.aspectsHouse('jupiter', 4)) return ['jupiter'];
    return sky.touches('jupiter', lord) && ['jupiter', lord];
  },
  matridirghayu: (sky) => {
    const lord = sky.lord(4);
    const benefics = sky.occupants(4).filter(sky.isBenefic);
    return benefics.length > 0 && sky.isExalted(lord) && sky.isStrong('moon') && [...benefics, lord, 'moon'];
  },
  matridirghayu_navamsa: (sky) => {
    const helper = sky.navamsaLord(sky.lord(4));
    const isAngular = sky.isIn(helper, KENDRAS) && KENDRAS.includes(sky.from('moon', helper));
    return sky.isStrong(helper) && isAngular && [helper, sky.lord(4)];
  },
  kapata: (sky) => {
    const lord = sky.lord(4);
    const there = sky.occupants(4).filter((id) => sky.isMalefic(id) && id !== lord);
    const on = sky.touching(lord).filter(sky.isMalefic);
    const around = maleficsAround(sky, lord) || [];
    return there.length > 0 && on.length + around.length > 0 && [...there, lord, ...on, ...around];
  },
  nishkapata: (sky) => {
    const planets = sky.occupants(4).filter((id) => sky.isBenefic(id) || sky.isGood(id));
    return [...planets, ...sky.lords(4).filter(sky.isBenefic)];
  },
  matrisneha: (sky) => {
    const [first, fourth] = sky.lords(1, 4);
    const areFriends =
      first === fourth ||
      (naturalRelation(first, fourth) === 'friend' && naturalRelation(fourth, first) === 'friend') ||
      temporalRelation(sky.sign(first), sky.sign(fourth)) === 'friend';
    if (areFriends) return [first, fourth];
    const helpers = ofEvery([first, fourth].map((on) => beneficsAspecting(sky, on)));
    return helpers && [first, fourth, ...helpers];
  },
  kapata_tenth: (sky) => {
    const lord = sky.lord(10);
    const planets = [lord, 'mars', 'saturn', 'rahu'] as const;
    const malefics = maleficsAspecting(sky, lord);
    return sky.areIn(planets, [4]) && sky.isMalefic(lord) && malefics.length > 0 && [...planets, ...malefics];
  },
  nishkapata_lord: (sky) => {
    const lord = sky.lord(1);
    const helpers = beneficsOn(sky, lord);
    return sky.isIn(lord, [4]) && helpers.length > 0 && [lord, ...helpers];
  },
  matrishatrutva: (sky) => {
    const malefics = sky.touching('mercury').filter(sky.isMalefic);
    return sky.lords(1, 4).every((id) => id === 'mercury') && malefics.length > 0 && ['mercury', ...malefics];
  },
  vahana: (sky) => sky.isIn(sky.lord(1), [4, 9, 11]) && [sky.lord(1)],
  vahana_exalted: (sky) => {
    const lord = sky.lord(4);
    const helper = signLordAt(EXALTATION_SIGNS[lord]);
    const isInExaltation = sky.sign(lord) === EXALTATION_SIGNS[lord];
    return isInExaltation && sky.isIn(helper, KENDRAS_AND_TRIKONAS) && [lord, helper];
  },
  satkalatra: (sky) =>
    [sky.lord(7), 'venus' as const].flatMap((on) =>
      (['jupiter', 'mercury'] as const).filter((by) => sky.touches(by, on)).flatMap((by) => [on, by]),
    ),
  bandhu_tyakta: (sky) => {
    const lord = sky.lord(4);
    const malefics = sky.companions(lord).filter(sky.isMalefic);
    const isPoor = ['enemy', 'great_enemy', 'debilitated'].includes(sky.byId[lord].dignity);
    return (malefics.length > 0 || isPoor) && [lord, ...malefics];
  },
} satisfies YogaRules;

const fifthLordIn =
  (houses: readonly number[]): YogaRule =>
  (sky) =>
    sky.isIn(sky.lord(5), houses) && [sky.lord(5)];

/** Combinations of children and of the mind, nos. 212–235. */
const CHILDREN = {
  sarpa_shapa: (sky) => {
    if (!sky.isIn('rahu', [5])) return false;
    return sky.aspects('mars', 'rahu') ? ['rahu', 'mars'] : isMarsSign(sky.sign('rahu')) && ['rahu'];
  },
  sarpa_shapa_saturn: (sky) => {
    const lord = sky.lord(5);
    const holds = sky.isWith(lord, 'rahu') && sky.isIn('saturn', [5]) && sky.touches('moon', 'saturn');
    return holds && [lord, 'rahu', 'saturn', 'moon'];
  },
  sarpa_shapa_jupiter: (sky) => {
    const lord = sky.lord(5);
    const holds = sky.isWith('jupiter', 'mars') && sky.isIn('rahu', [1]) && sky.isIn(lord, DUSTHANAS);
    return holds && ['jupiter', 'mars', 'rahu', lord];
  },
  sarpa_shapa_mercury: (sky) =>
    sky.isIn('rahu', [5]) && isMarsSign(sky.sign('rahu')) && sky.touches('mercury', 'rahu') && ['rahu', 'mercury'],
  pitri_shapa: (sky) => {
    if (!sky.isIn('sun', [5])) return false;
    const around = maleficsAround(sky, 'sun');
    return around ? ['sun', ...around] : sky.isDebilitated('sun') && ['sun'];
  },
  matri_shapa: (sky) => {
    const [fourth, fifth, eighth] = sky.lords(4, 5, 8);
    return sky.exchanged(fifth, eighth) && sky.areIn(['moon', fourth], [6]) && [fifth, eighth, 'moon', fourth];
  },
  bhratri_shapa: (sky) => {
    const [first, third, fifth] = sky.lords(1, 3, 5);
    const arePlaced = sky.areIn([first, fifth], [8]) && sky.areIn([third, 'mars', 'rahu'], [5]);
    return arePlaced && [first, fifth, third, 'mars', 'rahu'];
  },
  bahuputra: (sky) => sky.isIn('rahu', [5]) && !isSaturnSign(sky.navamsaSign('rahu')) && ['rahu'],
  bahuputra_navamsa: (sky) => {
    const lord = sky.lord(7);
    const found = sky.companions(lord).filter((id) => sky.isIn(sky.navamsaLord(id), [1, 2, 5]));
    return found.length > 0 && [lord, ...found.flatMap((id) => [id, sky.navamsaLord(id)])];
  },
  dattaputra: (sky) => {
    const lord = sky.lord(1);
    const isMercurial = sky.dispositor(lord) === 'mercury' && sky.touches('mercury', lord);
    return sky.areIn(['mars', 'saturn'], [5]) && isMercurial && ['mars', 'saturn', lord, 'mercury'];
  },
  dattaputra_lords: (sky) => {
    const [fifth, seventh] = sky.lords(5, 7);
    const benefics = sky.companions(fifth).filter(sky.isBenefic);
    const there = (['mars', 'saturn'] as const).filter((id) => sky.isIn(id, [5]));
    const holds = sky.isIn(seventh, [11]) && benefics.length > 0 && there.length > 0;
    return holds && [seventh, fifth, ...benefics, ...there];
  },
  aputra: fifthLordIn(DUSTHANAS),
  ekaputra: fifthLordIn(KENDRAS_AND_TRIKONAS),
  satputra: (sky) => sky.lord(5) === 'jupiter' && sky.isGood('sun') && ['jupiter', 'sun'],
  kala_putra: (sky) => {
    const lord = sky.lord(5);
    const isWithVenus = lord !== 'venus' && sky.isWith(lord, 'venus');
    return sky.isIn('jupiter', [5]) && isWithVenus && ['jupiter', lord, 'venus'];
  },
  kala_putra_ninth: (sky) => {
    const lord = sky.lord(1);
    const isWithVenus = lord !== 'venus' && sky.isWith(lord, 'venus');
    const arePlaced = sky.isIn('jupiter', [9]) && sky.from('jupiter', 'venus') === 9;
    return arePlaced && isWithVenus && ['jupiter', 'venus', lord];
  },
  kala_putra_nasha: (sky) => {
    const lord = sky.lord(5);
    const malefics = sky.companions(lord).filter(sky.isMalefic);
    const holds = sky.isIn('rahu', [5]) && malefics.length > 0 && sky.isDebilitated('jupiter');
    return holds && ['rahu', lord, ...malefics, 'jupiter'];
  },
  buddhimatturya: (sky) => {
    const lord = sky.lord(5);
    const helpers = beneficsAspecting(sky, lord);
    if (!sky.isBenefic(lord)) return false;
    if (helpers.length > 0) return [lord, ...helpers];
    return sky.isBenefic(sky.dispositor(lord)) && [lord, sky.dispositor(lord)];
  },
  tivrabuddhi: (sky) => {
    const [lord, helper] = [sky.lord(5), sky.navamsaLord(sky.lord(5))];
    const benefics = beneficsAspecting(sky, helper);
    return sky.isBenefic(lord) && benefics.length > 0 && [lord, helper, ...benefics];
  },
  putra_sukha: (sky) => {
    if (sky.areIn(['jupiter', 'venus'], [5])) return ['jupiter', 'venus'];
    if (sky.isIn('mercury', [5])) return ['mercury'];
    return sky.isBenefic(sky.lord(5)) && sky.occupants(5).filter(sky.isBenefic);
  },
} satisfies YogaRules;

export const FAMILY = { ...SIBLINGS, ...HOUSEHOLD, ...CHILDREN } satisfies YogaRules;
