import { modalityIndex, SEVEN_GRAHAS, type SevenGraha } from '../../../zodiac.ts';
import { DEEP_EXALTATION_DEG } from '../../../dignity/dignity.ts';
import { DUSTHANAS, KENDRAS, sevenThat, TRIKONAS, type YogaContext } from '../../context.ts';
import type { YogaRule, YogaRules } from '../../yoga.ts';

const isMovable = (signIndex: number): boolean => modalityIndex(signIndex) === 0;
const isFixed = (signIndex: number): boolean => modalityIndex(signIndex) === 1;
/** Cancer, Scorpio, Capricorn, Aquarius and Pisces. */
const isWatery = (signIndex: number): boolean => [3, 7, 9, 10, 11].includes(signIndex);
/** Aries, Gemini, Leo, Virgo and Sagittarius. */
const isDry = (signIndex: number): boolean => [0, 2, 4, 5, 8].includes(signIndex);

const DEEP_DEG = 1;
const isDeeplyExalted = (sky: YogaContext, id: SevenGraha): boolean =>
  Math.abs(sky.byId[id].longitudeDeg - DEEP_EXALTATION_DEG[id]) <= DEEP_DEG;

/** Garlands: sun to saturn one each in seven successive houses from the given one. */
const malika =
  (house: number): YogaRule =>
  (sky) => {
    const steps = new Set(SEVEN_GRAHAS.map((id) => (sky.house(id) - house + 12) % 12));
    return steps.size === 7 && Math.max(...steps) === 6 && SEVEN_GRAHAS;
  };

/** Combinations of rank and name (nos. 10–103), garlands (32–43), and health and build (108–117). */
export const HONOUR = {
  rajalakshana: (sky) => {
    const planets = ['moon', 'mercury', 'jupiter', 'venus'] as const;
    return sky.areIn(planets, KENDRAS) && planets;
  },
  vanchana_chora_bheeti: (sky) => {
    const lord = sky.lord(1);
    const others = (['saturn', 'rahu', 'ketu'] as const).filter((id) => id !== lord && sky.isWith(id, lord));
    return others.length > 0 && [lord, ...others];
  },
  gauri_navamsa: (sky) => {
    const [helper, first] = [sky.navamsaLord(sky.lord(10)), sky.lord(1)];
    return sky.isExalted(helper) && sky.isIn(helper, [10]) && sky.isWith(helper, first) && [helper, first];
  },
  bharati: (sky) => {
    const ninth = sky.lord(9);
    const helpers = sky
      .lords(2, 5, 11)
      .map(sky.navamsaLord)
      .filter((id) => id !== ninth && sky.isExalted(id) && sky.isWith(id, ninth));
    return helpers.length > 0 && [...helpers, ninth];
  },
  chapa_raja: (sky) => {
    const [first, fourth, tenth] = sky.lords(1, 4, 10);
    return sky.exchanged(fourth, tenth) && sky.isExalted(first) && [fourth, tenth, first];
  },
  amsavatara: (sky) => {
    const planets = ['jupiter', 'venus', 'saturn'] as const;
    return sky.isExalted('saturn') && sky.areIn(planets, KENDRAS) && planets;
  },
  devendra: (sky) => {
    const [first, second, tenth, eleventh] = sky.lords(1, 2, 10, 11);
    const areExchanged = sky.exchanged(first, eleventh) && sky.exchanged(second, tenth);
    return isFixed(sky.firstSignIndex) && areExchanged && [first, eleventh, second, tenth];
  },
  makuta: (sky) => {
    const benefics = sky.occupantsFrom('jupiter', 9).filter(sky.isBenefic);
    const holds = sky.from(sky.lord(9), 'jupiter') === 9 && benefics.length > 0 && sky.isIn('saturn', [10]);
    return holds && ['jupiter', ...benefics, 'saturn'];
  },
  chandika: (sky) => {
    const [sixth, ninth] = sky.lords(6, 9);
    const helpers = [sixth, ninth].map(sky.navamsaLord);
    const areWithSun = helpers.every((id) => sky.isWith(id, 'sun'));
    return isFixed(sky.firstSignIndex) && sky.aspectsHouse(sixth, 1) && areWithSun && ['sun', sixth, ...helpers];
  },
  jaya: (sky) => {
    const [sixth, tenth] = sky.lords(6, 10);
    return isDeeplyExalted(sky, tenth) && sky.isDebilitated(sixth) && [tenth, sixth];
  },
  vidyut: (sky) => {
    const [first, eleventh] = sky.lords(1, 11);
    const isWithVenus = eleventh !== 'venus' && sky.isWith(eleventh, 'venus');
    const holds = isWithVenus && isDeeplyExalted(sky, eleventh) && KENDRAS.includes(sky.from(first, eleventh));
    return holds && [eleventh, 'venus', first];
  },
  gandharva: (sky) => {
    const [first, tenth] = sky.lords(1, 10);
    const arePlaced = sky.isIn(tenth, [7, 11, 3]) && sky.isExalted('sun') && sky.isIn('moon', [9]);
    return arePlaced && sky.touches('jupiter', first) && [tenth, first, 'jupiter', 'sun', 'moon'];
  },
  shiva: (sky) => {
    const [fifth, ninth, tenth] = sky.lords(5, 9, 10);
    return sky.isIn(fifth, [9]) && sky.isIn(ninth, [10]) && sky.isIn(tenth, [5]) && [fifth, ninth, tenth];
  },
  vishnu: (sky) => {
    const planets = [...sky.lords(9, 10), sky.navamsaLord(sky.lord(9))];
    return sky.areIn(planets, [2]) && planets;
  },
  indra: (sky) => {
    const [fifth, eleventh] = sky.lords(5, 11);
    return sky.exchanged(fifth, eleventh) && sky.isIn('moon', [5]) && [fifth, eleventh, 'moon'];
  },
  ravi: (sky) => {
    const tenth = sky.lord(10);
    const holds = sky.isIn('sun', [10]) && tenth !== 'saturn' && sky.areIn([tenth, 'saturn'], [3]);
    return holds && ['sun', tenth, 'saturn'];
  },
  garuda: (sky) => {
    const helper = sky.navamsaLord('moon');
    const isWaxing = (sky.byId.moon.longitudeDeg - sky.byId.sun.longitudeDeg + 360) % 360 < 180;
    return sky.isExalted(helper) && sky.isDay === true && isWaxing && [helper, 'moon'];
  },
  go: (sky) => {
    const [first, second] = sky.lords(1, 2);
    const isJoined = second !== 'jupiter' && sky.isWith('jupiter', second);
    const isPlaced = sky.byId.jupiter.dignity === 'moolatrikona' && sky.isExalted(first);
    return isJoined && isPlaced && ['jupiter', second, first];
  },
  trilochana: (sky) => {
    const houses = [sky.from('sun', 'moon'), sky.from('sun', 'mars')];
    const areTrines = houses.every((house) => TRIKONAS.includes(house)) && new Set([1, ...houses]).size === 3;
    return areTrines && ['sun', 'moon', 'mars'];
  },
  kulavardhana: (sky) => {
    const others = sevenThat((id) => id !== 'sun' && id !== 'moon');
    const isFifth = (id: SevenGraha) => sky.isIn(id, [5]) || sky.from('sun', id) === 5 || sky.from('moon', id) === 5;
    return others.every(isFifth) && others;
  },
  dhur: (sky) => sky.isIn(sky.lord(10), DUSTHANAS) && [sky.lord(10)],
  lagna_malika: malika(1),
  dhana_malika: malika(2),
  vikrama_malika: malika(3),
  sukha_malika: malika(4),
  putra_malika: malika(5),
  shatru_malika: malika(6),
  kalatra_malika: malika(7),
  randhra_malika: malika(8),
  bhagya_malika: malika(9),
  karma_malika: malika(10),
  labha_malika: malika(11),
  vyaya_malika: malika(12),
  sarira_saukhya: (sky) => ([sky.lord(1), 'jupiter', 'venus'] as const).filter((id) => sky.isIn(id, KENDRAS)),
  dehapushti: (sky) => {
    const lord = sky.lord(1);
    const helpers = sky.touching(lord).filter(sky.isBenefic);
    return isMovable(sky.sign(lord)) && helpers.length > 0 && [lord, ...helpers];
  },
  dehakashta: (sky) => {
    const lord = sky.lord(1);
    const others = sky.companions(lord).filter(sky.isMalefic);
    return (sky.isIn(lord, [8]) || others.length > 0) && [lord, ...others];
  },
  rogagrasta: (sky) => {
    const lord = sky.lord(1);
    const others = sky.lords(...DUSTHANAS).filter((id) => id !== lord && sky.isIn(id, [1]));
    return sky.isIn(lord, [1]) && others.length > 0 && [lord, ...others];
  },
  krisanga: (sky) => {
    const lord = sky.lord(1);
    return (isDry(sky.sign(lord)) || ['sun', 'mars', 'saturn'].includes(sky.dispositor(lord))) && [lord];
  },
  dehasthaulya_lords: (sky) => {
    const planets = [sky.lord(1), sky.navamsaLord(sky.lord(1))];
    return planets.every((id) => isWatery(sky.sign(id))) && planets;
  },
  dehasthaulya_jupiter: (sky) =>
    (sky.isIn('jupiter', [1]) || (isWatery(sky.sign('jupiter')) && sky.aspectsHouse('jupiter', 1))) && ['jupiter'],
  dehasthaulya_lagna: (sky) => {
    const lord = sky.lord(1);
    if (lord === 'moon' || lord === 'venus') return [lord];
    return isWatery(sky.firstSignIndex) && sky.occupants(1).filter(sky.isBenefic);
  },
  sada_sanchara: (sky) => [sky.lord(1), sky.dispositor(sky.lord(1))].filter((id) => isMovable(sky.sign(id))),
} satisfies YogaRules;
