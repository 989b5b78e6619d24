import { SEVEN_GRAHAS, type GrahaId, type SevenGraha } from '../../zodiac.ts';
import { KENDRAS, sevenThat, type YogaContext } from '../context.ts';
import type { YogaFinding, YogaRow } from '../yoga.ts';

const STARRY: readonly SevenGraha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];
const starryFrom = (sky: YogaContext, reference: GrahaId, house: number): readonly GrahaId[] =>
  STARRY.filter((id) => sky.from(reference, id) === house);

/** Mars to Saturn beside a luminary: in the 2nd only, the 12th only, or both. */
function beside(
  reference: 'sun' | 'moon',
  houses: 'second' | 'twelfth' | 'both',
): (sky: YogaContext) => YogaFinding | null {
  return (sky) => {
    const [second, twelfth] = [starryFrom(sky, reference, 2), starryFrom(sky, reference, 12)];
    const holds = second.length > 0 === (houses !== 'twelfth') && twelfth.length > 0 === (houses !== 'second');
    return holds ? { planets: [...second, ...twelfth] } : null;
  };
}

export const LUNAR: readonly YogaRow[] = [
  {
    id: 'sunapha',
    name: 'Sunapha',
    category: 'lunar',
    source: 'BPHS 37; BJ 13',
    needsLagna: false,
    rule: 'any of mars to saturn in the 2nd from the moon, none in the 12th',
    find: beside('moon', 'second'),
  },
  {
    id: 'anapha',
    name: 'Anapha',
    category: 'lunar',
    source: 'BPHS 37',
    needsLagna: false,
    rule: 'any of mars to saturn in the 12th from the moon, none in the 2nd',
    find: beside('moon', 'twelfth'),
  },
  {
    id: 'durudhara',
    name: 'Durudhara',
    category: 'lunar',
    source: 'BPHS 37',
    needsLagna: false,
    rule: 'mars to saturn in both the 2nd and the 12th from the moon',
    find: beside('moon', 'both'),
  },
  {
    id: 'kemadruma',
    name: 'Kemadruma',
    category: 'lunar',
    source: 'BPHS 37.13; PD 6',
    needsLagna: false,
    rule: 'none of mars to saturn with the moon, in the 2nd or in the 12th from it; cancelled by a planet in a kendra from the lagna or the moon',
    find: (sky) => (STARRY.some((id) => [1, 2, 12].includes(sky.from('moon', id))) ? null : { planets: ['moon'] }),
    cancelledBy: (sky) =>
      SEVEN_GRAHAS.filter((id) => id !== 'moon').flatMap((id) => [
        ...(sky.housesFrom === 'lagna' && sky.isIn(id, KENDRAS) ? [`${id}_in_kendra_from_lagna`] : []),
        ...(KENDRAS.includes(sky.from('moon', id)) ? [`${id}_in_kendra_from_moon`] : []),
      ]),
  },
  {
    id: 'adhi',
    name: 'Adhi',
    category: 'lunar',
    source: 'BPHS 37; BJ 13',
    needsLagna: false,
    rule: 'jupiter, venus and mercury all in the 6th, 7th and 8th from the moon',
    find: (sky) => {
      const planets: readonly GrahaId[] = ['mercury', 'jupiter', 'venus'];
      return planets.every((id) => [6, 7, 8].includes(sky.from('moon', id))) ? { planets } : null;
    },
  },
  {
    id: 'chandra_dhana',
    name: 'Chandra Dhana',
    category: 'lunar',
    source: 'BPHS 37',
    needsLagna: false,
    rule: 'a benefic in the 3rd, 6th, 10th or 11th from the moon and no malefic there',
    find: (sky) => {
      const planets = [3, 6, 10, 11].flatMap((house) => sky.occupantsFrom('moon', house));
      return planets.length > 0 && planets.every(sky.isBenefic) ? { planets } : null;
    },
  },
  {
    id: 'gajakesari',
    name: 'Gajakesari',
    category: 'lunar',
    source: 'BPHS 36.3; PD 6',
    needsLagna: false,
    rule: "jupiter in a kendra from the moon, not debilitated and not combust; strict: also in a kendra from the lagna, with or aspected by a benefic, not in an enemy's sign",
    find: (sky) => {
      const { dignity, combust } = sky.byId.jupiter;
      if (!KENDRAS.includes(sky.from('moon', 'jupiter')) || dignity === 'debilitated' || combust) return null;
      return !sky.strictGajakesari || isStrictGajakesari(sky) ? { planets: ['jupiter', 'moon'] } : null;
    },
  },
  {
    id: 'chandra_mangala',
    name: 'Chandra Mangala',
    category: 'lunar',
    source: 'PD 6; 300',
    needsLagna: false,
    rule: 'moon and mars in one sign or opposite signs',
    find: (sky) => ([1, 7].includes(sky.from('moon', 'mars')) ? { planets: ['moon', 'mars'] } : null),
  },
  {
    id: 'shakata_chandra',
    name: 'Shakata',
    category: 'lunar',
    source: 'PD 6.16',
    needsLagna: true,
    rule: 'jupiter in the 6th, 8th or 12th from the moon and not in a kendra from the lagna',
    find: (sky) =>
      [6, 8, 12].includes(sky.from('moon', 'jupiter')) && !sky.isIn('jupiter', KENDRAS)
        ? { planets: ['jupiter', 'moon'] }
        : null,
  },
];

function isStrictGajakesari(sky: YogaContext): boolean {
  const { dignity } = sky.byId.jupiter;
  const helped =
    sevenThat(
      (id) => id !== 'jupiter' && sky.isBenefic(id) && (sky.isWith(id, 'jupiter') || sky.aspects(id, 'jupiter')),
    ).length > 0;
  return helped && sky.isIn('jupiter', KENDRAS) && dignity !== 'enemy' && dignity !== 'great_enemy';
}

export const SOLAR: readonly YogaRow[] = [
  {
    id: 'vesi',
    name: 'Vesi',
    category: 'solar',
    source: 'BPHS 38',
    needsLagna: false,
    rule: 'any of mars to saturn in the 2nd from the sun, none in the 12th',
    find: beside('sun', 'second'),
  },
  {
    id: 'vosi',
    name: 'Vosi',
    category: 'solar',
    source: 'BPHS 38',
    needsLagna: false,
    rule: 'any of mars to saturn in the 12th from the sun, none in the 2nd',
    find: beside('sun', 'twelfth'),
  },
  {
    id: 'ubhayachari',
    name: 'Ubhayachari',
    category: 'solar',
    source: 'BPHS 38',
    needsLagna: false,
    rule: 'mars to saturn in both the 2nd and the 12th from the sun',
    find: beside('sun', 'both'),
  },
  {
    id: 'budha_aditya',
    name: 'Budha Aditya',
    category: 'solar',
    source: 'SV 15',
    needsLagna: false,
    rule: "mercury in the sun's sign, not combust",
    find: (sky) => (sky.isWith('sun', 'mercury') && !sky.byId.mercury.combust ? { planets: ['sun', 'mercury'] } : null),
  },
];
