import { kaalSarpa } from '../../doshas/doshas.ts';
import { SEVEN_GRAHAS, type GrahaId } from '../../zodiac.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, unique, type YogaContext } from '../context.ts';
import type { YogaFinding, YogaRow } from '../yoga.ts';

function dhana(a: number, b: number, source: string): YogaRow {
  return {
    id: `dhana_${a}_${b}`,
    name: `Dhana (${a}–${b})`,
    category: 'dhana',
    source,
    needsLagna: true,
    rule: `the lords of houses ${a} and ${b} linked: together, in mutual aspect or in exchange`,
    find: (sky) => (sky.linked(sky.lord(a), sky.lord(b)) ? { planets: [sky.lord(a), sky.lord(b)] } : null),
  };
}

function modern(
  id: string,
  name: string,
  rule: string,
  grahas: readonly GrahaId[],
  others: readonly GrahaId[],
): YogaRow {
  return {
    id,
    name,
    category: 'affliction',
    source: 'modern',
    modern: true,
    needsLagna: false,
    rule,
    find: (sky) => {
      const planets = unique(...grahas.flatMap((a) => others.filter((b) => sky.isWith(a, b)).flatMap((b) => [a, b])));
      return planets.length === 0 ? null : { planets };
    },
  };
}

function vasumati(sky: YogaContext): YogaFinding | null {
  const fromLagna = [3, 6, 10, 11].flatMap(sky.occupants);
  const fromMoon = [3, 6, 10, 11].flatMap((house) => sky.occupantsFrom('moon', house));
  const rich = [fromLagna, fromMoon].find((there) => there.length >= 2 && there.every(sky.isBenefic));
  return rich === undefined ? null : { planets: rich };
}

export const FORTUNE: readonly YogaRow[] = [
  dhana(2, 11, 'BPHS 41; 300'),
  dhana(5, 9, 'BPHS 41; 300'),
  dhana(1, 2, 'BPHS 41; 300'),
  {
    id: 'daridra',
    name: 'Daridra',
    category: 'dhana',
    source: 'usage; the daridra yogas of BPHS 42 and 300 are different ones',
    needsLagna: true,
    rule: 'the lords of the 11th and of the 2nd in the 6th, 8th or 12th',
    find: (sky) =>
      [11, 2].every((house) => sky.isIn(sky.lord(house), DUSTHANAS))
        ? { planets: unique(sky.lord(11), sky.lord(2)) }
        : null,
  },
  {
    id: 'guru_mangala',
    name: 'Guru Mangala',
    category: 'conjunction',
    source: 'PD 6; 300',
    needsLagna: false,
    rule: 'jupiter and mars in one sign or opposite signs',
    find: (sky) => ([1, 7].includes(sky.from('jupiter', 'mars')) ? { planets: ['jupiter', 'mars'] } : null),
  },
  {
    id: 'saraswati',
    name: 'Saraswati',
    category: 'dhana',
    source: 'PD 6.26',
    needsLagna: true,
    rule: "jupiter, venus and mercury each in a kendra, a trikona or the 2nd, jupiter in its own, exaltation or a friend's sign",
    find: (sky) => {
      const planets: readonly GrahaId[] = ['mercury', 'jupiter', 'venus'];
      return planets.every((id) => sky.isIn(id, [...KENDRAS_AND_TRIKONAS, 2])) && sky.isGood('jupiter')
        ? { planets }
        : null;
    },
  },
  {
    id: 'vasumati',
    name: 'Vasumati',
    category: 'dhana',
    source: 'PD 6; BJ 13',
    needsLagna: true,
    rule: 'two or more benefics and no malefic in the 3rd, 6th, 10th and 11th from the lagna or from the moon',
    find: vasumati,
  },
  {
    id: 'gauri',
    name: 'Gauri',
    category: 'conjunction',
    source: 'PD 6',
    needsLagna: true,
    rule: 'the moon in its own or exaltation sign in a kendra or trikona, aspected by jupiter',
    find: (sky) =>
      sky.isHigh('moon') && sky.isIn('moon', KENDRAS_AND_TRIKONAS) && sky.aspects('jupiter', 'moon')
        ? { planets: ['moon', 'jupiter'] }
        : null,
  },
  {
    id: 'chatussagara',
    name: 'Chatussagara',
    category: 'dhana',
    source: '300',
    needsLagna: true,
    rule: 'each of the four kendras occupied by any of sun to saturn',
    find: (sky) => {
      const planets = SEVEN_GRAHAS.filter((id) => sky.isIn(id, KENDRAS));
      return KENDRAS.every((house) => planets.some((id) => sky.house(id) === house)) ? { planets } : null;
    },
  },
  {
    id: 'parijata',
    name: 'Parijata',
    category: 'dhana',
    source: 'PD 6',
    needsLagna: true,
    rule: "the dispositor of the lagna lord's dispositor in a kendra or trikona, or in its own or exaltation sign",
    find: (sky) => {
      const last = sky.dispositor(sky.dispositor(sky.lord(1)));
      return sky.isIn(last, KENDRAS_AND_TRIKONAS) || sky.isHigh(last) ? { planets: [last] } : null;
    },
  },
  modern('guru_chandala', 'Guru Chandala', 'jupiter in one sign with rahu or ketu', ['jupiter'], ['rahu', 'ketu']),
  modern('grahana', 'Grahana', 'sun or moon in one sign with rahu or ketu', ['sun', 'moon'], ['rahu', 'ketu']),
  modern('angaraka', 'Angaraka', 'mars in one sign with rahu', ['mars'], ['rahu']),
  modern('visha', 'Visha', 'moon in one sign with saturn', ['moon'], ['saturn']),
  {
    id: 'kaal_sarpa',
    name: 'Kaal Sarpa',
    category: 'affliction',
    source: 'modern',
    modern: true,
    needsLagna: false,
    rule: 'sun to saturn all within one half of the circle between rahu and ketu, by longitude',
    find: (sky) => (kaalSarpa((id) => sky.byId[id].longitudeDeg).present ? { planets: ['rahu', 'ketu'] } : null),
  },
];
