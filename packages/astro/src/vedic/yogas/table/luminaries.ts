import { SEVEN_GRAHAS, type GrahaId, type SevenGraha } from '../../zodiac.ts';
import { KENDRAS, type YogaContext } from '../context.ts';
import type { YogaRule, YogaRules } from '../yoga.ts';

const STARRY: readonly SevenGraha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** Mars to Saturn beside a luminary: in the 2nd only, the 12th only, or both. */
function beside(reference: 'sun' | 'moon', houses: 'second' | 'twelfth' | 'both'): YogaRule {
  return (sky) => {
    const inHouse = (house: number): readonly GrahaId[] => STARRY.filter((id) => sky.from(reference, id) === house);
    const [second, twelfth] = [inHouse(2), inHouse(12)];
    const holds = second.length > 0 === (houses !== 'twelfth') && twelfth.length > 0 === (houses !== 'second');
    return holds && [...second, ...twelfth];
  };
}

function isStrictGajakesari(sky: YogaContext): boolean {
  const { dignity } = sky.byId.jupiter;
  const isHelped = sky.touching('jupiter').some(sky.isBenefic);
  return isHelped && sky.isIn('jupiter', KENDRAS) && dignity !== 'enemy' && dignity !== 'great_enemy';
}

/** Each planet in a kendra cancels kemadruma. */
export const cancelsKemadruma = (sky: YogaContext): readonly string[] =>
  SEVEN_GRAHAS.filter((id) => id !== 'moon').flatMap((id) => [
    ...(sky.housesFrom === 'lagna' && sky.isIn(id, KENDRAS) ? [`${id}_in_kendra_from_lagna`] : []),
    ...(KENDRAS.includes(sky.from('moon', id)) ? [`${id}_in_kendra_from_moon`] : []),
  ]);

/** Yogas counted from the Moon and from the Sun. */
export const LUMINARIES = {
  sunapha: beside('moon', 'second'),
  anapha: beside('moon', 'twelfth'),
  durudhara: beside('moon', 'both'),
  kemadruma: (sky) => !STARRY.some((id) => [1, 2, 12].includes(sky.from('moon', id))) && ['moon'],
  adhi: (sky) => {
    const planets = ['mercury', 'jupiter', 'venus'] as const;
    return planets.every((id) => [6, 7, 8].includes(sky.from('moon', id))) && planets;
  },
  chandra_dhana: (sky) => {
    const planets = [3, 6, 10, 11].flatMap((house) => sky.occupantsFrom('moon', house));
    return planets.every(sky.isBenefic) && planets;
  },
  gajakesari: (sky) => {
    const isInKendra = KENDRAS.includes(sky.from('moon', 'jupiter'));
    if (!isInKendra || sky.isDebilitated('jupiter') || sky.byId.jupiter.combust) return false;
    return (!sky.strictGajakesari || isStrictGajakesari(sky)) && ['jupiter', 'moon'];
  },
  chandra_mangala: (sky) => [1, 7].includes(sky.from('moon', 'mars')) && ['moon', 'mars'],
  shakata_chandra: (sky) =>
    [6, 8, 12].includes(sky.from('moon', 'jupiter')) && !sky.isIn('jupiter', KENDRAS) && ['jupiter', 'moon'],
  vesi: beside('sun', 'second'),
  vosi: beside('sun', 'twelfth'),
  ubhayachari: beside('sun', 'both'),
  budha_aditya: (sky) => sky.isWith('sun', 'mercury') && !sky.byId.mercury.combust && ['sun', 'mercury'],
} satisfies YogaRules;
