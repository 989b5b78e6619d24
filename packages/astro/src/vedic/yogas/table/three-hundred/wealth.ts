import type { GrahaId, SevenGraha } from '../../../zodiac.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, ofEvery, TRIKONAS, type YogaContext } from '../../context.ts';
import type { YogaRule, YogaRules } from '../../yoga.ts';

/** A planet in its own sign in a house, and others that meet a condition. */
const ownSign =
  (house: number, holds: (sky: YogaContext, other: GrahaId, planet: SevenGraha) => boolean) =>
  (planet: SevenGraha, ...others: readonly GrahaId[]): YogaRule =>
  (sky) =>
    sky.isIn(planet, [house]) &&
    sky.lord(house) === planet &&
    others.every((id) => holds(sky, id, planet)) && [planet, ...others];

const fromFifth = ownSign(5, (sky, other) => sky.isIn(other, [11]));
const fromLagna = ownSign(1, (sky, other, planet) => sky.touches(other, planet));
const seenFromLagna = ownSign(1, (sky, other, planet) => sky.aspects(other, planet));

/** The lords of 2 and 7 (another planet each) that are with a graha or aspect it. */
const marakasOn = (sky: YogaContext, on: GrahaId): readonly SevenGraha[] =>
  sky.lords(2, 7).filter((id) => sky.touches(id, on));
const withDusthanaLords = (sky: YogaContext, lord: SevenGraha): readonly SevenGraha[] =>
  sky.lords(...DUSTHANAS).filter((id) => id !== lord && sky.isWith(id, lord));

/** Combinations of wealth and its sources (nos. 118–144, 241–243), of poverty (144–152), and of speech, food and name. */
export const WEALTH = {
  dhana_118: fromFifth('venus', 'saturn'),
  dhana_119: fromFifth('mercury', 'moon', 'mars'),
  dhana_120: fromFifth('saturn', 'mercury', 'mars'),
  dhana_121: fromFifth('sun', 'moon', 'jupiter'),
  dhana_122: fromFifth('jupiter', 'moon', 'mars'),
  dhana_123: fromLagna('sun', 'mars', 'jupiter'),
  dhana_124: seenFromLagna('moon', 'mars', 'jupiter'),
  dhana_125: fromLagna('mars', 'moon', 'venus', 'saturn'),
  dhana_126: fromLagna('mercury', 'venus', 'saturn'),
  dhana_127: fromLagna('jupiter', 'mars', 'mercury'),
  dhana_128: fromLagna('venus', 'mercury', 'saturn'),
  bahudravyarjana: (sky) => {
    const [first, second, eleventh] = sky.lords(1, 2, 11);
    return sky.isIn(first, [2]) && sky.isIn(second, [11]) && sky.isIn(eleventh, [1]) && [first, second, eleventh];
  },
  balya_dhana: (sky) => {
    const [second, tenth, helper] = [...sky.lords(2, 10), sky.navamsaLord(sky.lord(1))];
    const areTogether = second !== tenth && sky.isWith(second, tenth) && sky.isIn(second, KENDRAS);
    return areTogether && sky.aspects(helper, second) && [second, tenth, helper];
  },
  bhratrimula_dhana: (sky) => {
    const [first, second] = sky.lords(1, 2);
    const helpers = sky.aspecting(first).filter(sky.isBenefic);
    return first !== second && sky.areIn([first, second], [3]) && helpers.length > 0 && [first, second, ...helpers];
  },
  matrimula_dhana: (sky) => sky.touches(sky.lord(4), sky.lord(2)) && sky.lords(2, 4),
  ayatna_dhana: (sky) => sky.exchanged(sky.lord(1), sky.lord(2)) && sky.lords(1, 2),
  daridra_11: (sky) => sky.isIn(sky.lord(11), DUSTHANAS) && [sky.lord(11)],
  bhagya: (sky) =>
    (['moon', 'mercury', 'jupiter', 'venus'] as const).filter(
      (id) => sky.isBenefic(id) && sky.isStrong(id) && sky.isIn(id, [1, 3, 5]) && sky.aspectsHouse(id, 9),
    ),
  dhatritva: (sky) => {
    const lord = sky.lord(9);
    const helpers = sky.aspecting(lord).filter(sky.isBenefic);
    const there = sky.occupants(9).filter(sky.isBenefic);
    return sky.isExalted(lord) && helpers.length > 0 && there.length > 0 && [lord, ...helpers, ...there];
  },
  yukti_vagmi: (sky) => {
    const lord = sky.lord(2);
    const benefics = sky.companions(lord).filter(sky.isBenefic);
    if (benefics.length > 0 && sky.isIn(lord, KENDRAS_AND_TRIKONAS)) return [lord, ...benefics];
    return sky.isExalted(lord) && lord !== 'jupiter' && sky.isWith(lord, 'jupiter') && [lord, 'jupiter'];
  },
  marut: (sky) =>
    [5, 9].includes(sky.from('venus', 'jupiter')) &&
    sky.from('jupiter', 'moon') === 5 &&
    KENDRAS.includes(sky.from('moon', 'sun')) && ['venus', 'jupiter', 'moon', 'sun'],
  bhaskara: (sky) =>
    sky.from('sun', 'mercury') === 2 &&
    sky.from('mercury', 'moon') === 11 &&
    [5, 9].includes(sky.from('moon', 'jupiter')) && ['sun', 'mercury', 'moon', 'jupiter'],
  budha: (sky) =>
    sky.isIn('jupiter', [1]) &&
    sky.isIn('moon', KENDRAS) &&
    sky.from('moon', 'rahu') === 2 &&
    sky.from('rahu', 'sun') === 3 &&
    sky.from('rahu', 'mars') === 3 && ['jupiter', 'moon', 'rahu', 'sun', 'mars'],
  daridra_144: (sky) => {
    const [first, seventh, twelfth] = sky.lords(1, 7, 12);
    const areTouched = [first, twelfth].every((lord) => lord === seventh || sky.touches(seventh, lord));
    return sky.exchanged(first, twelfth) && areTouched && [first, twelfth, seventh];
  },
  daridra_145: (sky) => {
    const [first, sixth] = sky.lords(1, 6);
    const helpers = sky.lords(2, 7).filter((id) => sky.aspects(id, 'moon'));
    return sky.exchanged(first, sixth) && helpers.length > 0 && [first, sixth, 'moon', ...helpers];
  },
  daridra_146: (sky) => sky.areIn(['moon', 'ketu'], [1]) && ['moon', 'ketu'],
  daridra_147: (sky) => {
    const lord = sky.lord(1);
    const helpers = marakasOn(sky, lord);
    return sky.isIn(lord, [8]) && helpers.length > 0 && [lord, ...helpers];
  },
  daridra_148: (sky) => {
    const lord = sky.lord(1);
    const [malefics, helpers] = [sky.companions(lord).filter(sky.isMalefic), marakasOn(sky, lord)];
    const holds = sky.isIn(lord, DUSTHANAS) && malefics.length > 0 && helpers.length > 0;
    return holds && [lord, ...malefics, ...helpers];
  },
  daridra_149: (sky) => {
    const lord = sky.lord(1);
    const [others, malefics] = [withDusthanaLords(sky, lord), sky.aspecting(lord).filter(sky.isMalefic)];
    return others.length > 0 && malefics.length > 0 && [lord, ...others, ...malefics];
  },
  daridra_150: (sky) => {
    const lord = sky.lord(5);
    const others = withDusthanaLords(sky, lord);
    return others.length > 0 && !sky.touching(lord).some(sky.isBenefic) && [lord, ...others];
  },
  daridra_151: (sky) => {
    const lord = sky.lord(5);
    const others = sky.lords(2, 6, 7, 8, 12).filter((id) => sky.aspects(id, lord));
    return sky.isIn(lord, [6, 10]) && others.length > 0 && [lord, ...others];
  },
  daridra_152: (sky) =>
    sky.malefics
      .filter((id) => sky.isIn(id, [1]) && id !== sky.lord(9) && id !== sky.lord(10))
      .flatMap((id) => marakasOn(sky, id).flatMap((other) => [id, other])),
  asatyavadi: (sky) => {
    const lord = sky.lord(2);
    const malefics = ofEvery([KENDRAS, TRIKONAS].map((houses) => sky.malefics.filter((id) => sky.isIn(id, houses))));
    return ['saturn', 'mars'].includes(sky.dispositor(lord)) && malefics && [lord, ...malefics];
  },
  jada: (sky) => {
    const lord = sky.lord(2);
    const malefics = sky.companions(lord).filter(sky.isMalefic);
    return sky.isIn(lord, [10]) && malefics.length > 0 && [lord, ...malefics];
  },
  muka: (sky) => {
    const lord = sky.lord(2);
    return lord !== 'jupiter' && sky.areIn([lord, 'jupiter'], [8]) && [lord, 'jupiter'];
  },
  andha: (sky) => {
    if (sky.areIn(['moon', 'mercury'], [2])) return ['moon', 'mercury'];
    const planets = [...sky.lords(1, 2), 'sun'] as const;
    return sky.areIn(planets, [2]) && planets;
  },
  durmukha: (sky) => {
    const lord = sky.lord(2);
    const there = sky.occupants(2).filter(sky.isMalefic);
    const withLord = sky.companions(lord).filter(sky.isMalefic);
    const isWeak = withLord.length > 0 || sky.isDebilitated(lord);
    return there.length > 0 && isWeak && [...there, lord, ...withLord];
  },
  shraddhanna_bhukta: (sky) => {
    const lord = sky.lord(2);
    if (lord === 'saturn' || sky.isWith('saturn', lord)) return ['saturn', lord];
    return sky.isDebilitated('saturn') && sky.aspectsHouse('saturn', 2) && ['saturn'];
  },
  apakirti: (sky) => {
    const malefics = sky.malefics.filter((id) => sky.aspectsHouse(id, 10));
    return sky.areIn(['sun', 'saturn'], [10]) && malefics.length > 0 && ['sun', 'saturn', ...malefics];
  },
  vrana: (sky) => sky.isMalefic(sky.lord(6)) && sky.isIn(sky.lord(6), [1, 8, 10]) && [sky.lord(6)],
  bandhana: (sky) => {
    const [first, sixth] = sky.lords(1, 6);
    const others = (['saturn', 'rahu', 'ketu'] as const).filter(
      (id) => id !== first && id !== sixth && sky.isWith(id, first),
    );
    const areTogether = sky.isWith(first, sixth) && sky.isIn(first, KENDRAS_AND_TRIKONAS);
    return areTogether && others.length > 0 && [first, sixth, ...others];
  },
  buddhi_jada: (sky) => {
    const lord = sky.lord(1);
    const malefics = sky.touching(lord).filter(sky.isMalefic);
    const isSeen = lord !== 'saturn' && sky.isIn('saturn', [5]) && sky.aspects('saturn', lord);
    return isSeen && malefics.length > 0 && [lord, 'saturn', ...malefics];
  },
} satisfies YogaRules;
