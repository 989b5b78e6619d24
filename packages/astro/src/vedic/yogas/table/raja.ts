import { EXALTATION_SIGNS } from '../../dignity/dignity.ts';
import { SEVEN_GRAHAS, signLordAt, type GrahaId, type SevenGraha } from '../../zodiac.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, sevenThat, TRIKONAS, unique, type YogaContext } from '../context.ts';
import type { YogaFinding, YogaRow } from '../yoga.ts';

const lords = (sky: YogaContext, houses: readonly number[]): readonly SevenGraha[] => [
  ...new Set(houses.map(sky.lord)),
];

function linkedLords(sky: YogaContext, some: readonly SevenGraha[], others: readonly SevenGraha[]): YogaFinding | null {
  const pairs = some.flatMap((a) => others.filter((b) => sky.linked(a, b)).map((b) => [a, b] as const));
  return pairs.length === 0 ? null : { planets: unique(...pairs.flat()) };
}

function viparita(name: string, house: number): YogaRow {
  return {
    id: `viparita_${name.toLowerCase()}`,
    name: `Viparita ${name}`,
    category: 'viparita',
    source: 'PD 6.63',
    needsLagna: true,
    rule: `the lord of the ${house}th in the 6th, 8th or 12th`,
    find: (sky) => (sky.isIn(sky.lord(house), DUSTHANAS) ? { planets: [sky.lord(house)] } : null),
  };
}

/** Why a debilitated planet recovers (Phaladeepika 7.26–30). */
function recovers(sky: YogaContext, fallen: SevenGraha): boolean {
  const inKendra = (id: SevenGraha): boolean => sky.isIn(id, KENDRAS) || KENDRAS.includes(sky.from('moon', id));
  const exaltedThere = SEVEN_GRAHAS.filter((id) => EXALTATION_SIGNS[id] === sky.sign(fallen));
  const helpers = [sky.dispositor(fallen), ...exaltedThere, signLordAt(EXALTATION_SIGNS[fallen])];
  return (
    helpers.some(inKendra) ||
    sky.aspects(sky.dispositor(fallen), fallen) ||
    sky.navamsaSign(fallen) === EXALTATION_SIGNS[fallen]
  );
}

type Exchange = 'maha' | 'khala' | 'dainya';

/** Exchanges of sign between two planets, by the houses involved. */
function exchanges(sky: YogaContext, kind: Exchange): YogaFinding | null {
  const found: { planets: GrahaId[]; houses: number[] } = { planets: [], houses: [] };
  for (const [index, a] of SEVEN_GRAHAS.entries()) {
    for (const b of SEVEN_GRAHAS.slice(index + 1)) {
      const houses = [sky.house(a), sky.house(b)];
      if (!sky.exchanged(a, b) || kindOfExchange(houses) !== kind) continue;
      found.planets.push(a, b);
      found.houses.push(...houses);
    }
  }
  return found.planets.length === 0 ? null : { planets: unique(...found.planets), houses: found.houses };
}

function kindOfExchange(houses: readonly number[]): Exchange {
  if (houses.some((house) => DUSTHANAS.includes(house))) return 'dainya';
  return houses.includes(3) ? 'khala' : 'maha';
}

function parivartana(kind: Exchange, rule: string): YogaRow {
  return {
    id: `parivartana_${kind}`,
    name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} Parivartana`,
    category: 'parivartana',
    source: 'PD 6.32',
    needsLagna: true,
    rule,
    find: (sky) => exchanges(sky, kind),
  };
}

export const RAJA: readonly YogaRow[] = [
  {
    id: 'kalpadruma',
    name: 'Kalpadruma',
    category: 'raja',
    source: 'BPHS 36.33',
    needsLagna: true,
    rule: "the lagna lord, its dispositor, that planet's dispositor and the latter's navamsa dispositor all in kendras or trikonas, or exalted",
    find: (sky) => {
      const first = sky.lord(1);
      const third = sky.dispositor(sky.dispositor(first));
      const chain = unique(first, sky.dispositor(first), third, signLordAt(sky.navamsaSign(third)));
      return chain.every((id) => sky.isIn(id, KENDRAS_AND_TRIKONAS) || sky.byId[id].dignity === 'exalted')
        ? { planets: chain }
        : null;
    },
  },
  {
    id: 'raja_kendra_trikona',
    name: 'Kendra Trikona Raja',
    category: 'raja',
    source: 'BPHS 39, 34',
    needsLagna: true,
    rule: 'the lord of a kendra linked with the lord of a trikona, two planets: together, in mutual aspect or in exchange',
    find: (sky) => linkedLords(sky, lords(sky, KENDRAS), lords(sky, TRIKONAS)),
  },
  {
    id: 'dharma_karmadhipati',
    name: 'Dharma Karmadhipati',
    category: 'raja',
    source: 'BPHS 34; PD 6',
    needsLagna: true,
    rule: 'the lords of the 9th and 10th linked',
    find: (sky) => linkedLords(sky, [sky.lord(9)], [sky.lord(10)]),
  },
  {
    id: 'raja_yogakaraka',
    name: 'Yogakaraka',
    category: 'raja',
    source: 'BPHS 34.13',
    needsLagna: true,
    rule: 'one planet lord of a kendra and a trikona other than the 1st, placed in a kendra or trikona',
    find: (sky) => {
      const planets = sevenThat(
        (id) =>
          [4, 7, 10].some((house) => sky.lord(house) === id) &&
          [5, 9].some((house) => sky.lord(house) === id) &&
          sky.isIn(id, KENDRAS_AND_TRIKONAS),
      );
      return planets.length === 0 ? null : { planets };
    },
  },
  viparita('Harsha', 6),
  viparita('Sarala', 8),
  viparita('Vimala', 12),
  {
    id: 'neecha_bhanga',
    name: 'Neecha Bhanga',
    category: 'raja',
    source: 'PD 7.26',
    needsLagna: true,
    rule: 'a debilitated planet whose sign lord, the planet exalted in that sign, or the lord of its own exaltation sign stands in a kendra from the lagna or moon; or aspected by its sign lord; or exalted in the navamsa',
    find: (sky) => {
      const planets = sevenThat((id) => sky.byId[id].dignity === 'debilitated' && recovers(sky, id));
      return planets.length === 0 ? null : { planets };
    },
  },
  parivartana('maha', 'an exchange between lords of two of the houses 1, 2, 4, 5, 7, 9, 10, 11'),
  parivartana('khala', 'an exchange of the 3rd lord with the lord of a house other than 6, 8, 12'),
  parivartana('dainya', 'an exchange in which the lord of the 6th, 8th or 12th takes part'),
  {
    id: 'pushkala',
    name: 'Pushkala',
    category: 'raja',
    source: 'PD 6.19',
    needsLagna: true,
    rule: "the moon's dispositor with the lagna lord in a kendra or in a great friend's sign, the lagna aspected by a strong planet",
    find: (sky) => {
      const [first, dispositor] = [sky.lord(1), sky.dispositor('moon')];
      const placed = sky.isIn(dispositor, KENDRAS) || sky.byId[dispositor].dignity === 'great_friend';
      const helpers = sevenThat((id) => sky.isStrong(id) && sky.aspectsHouse(id, 1));
      return first !== dispositor && sky.isWith(first, dispositor) && placed && helpers.length > 0
        ? { planets: unique(dispositor, first, ...helpers) }
        : null;
    },
  },
  {
    id: 'akhanda_samrajya',
    name: 'Akhanda Samrajya',
    category: 'raja',
    source: '300 no. 17',
    needsLagna: true,
    rule: 'jupiter lord of the 2nd, 5th or 11th, and a lord of the 2nd, 9th or 11th in a kendra from the moon',
    find: (sky) => {
      const holders = lords(sky, [2, 9, 11]).filter((id) => KENDRAS.includes(sky.from('moon', id)));
      return [2, 5, 11].some((house) => sky.lord(house) === 'jupiter') && holders.length > 0
        ? { planets: unique('jupiter', ...holders) }
        : null;
    },
  },
  {
    id: 'mahabhagya',
    name: 'Mahabhagya',
    category: 'raja',
    source: 'PD 6.14',
    needsLagna: true,
    rule: 'a man born by day with lagna, sun and moon in odd signs; a woman born by night with all three in even signs (needs gender)',
    needsGender: true,
    find: (sky) => {
      const parity = [sky.firstSignIndex, sky.sign('sun'), sky.sign('moon')].map((sign) => sign % 2);
      const holds =
        (sky.gender === 'male' && sky.isDay === true && parity.every((odd) => odd === 0)) ||
        (sky.gender === 'female' && sky.isDay === false && parity.every((odd) => odd === 1));
      return holds ? { planets: ['sun', 'moon'] } : null;
    },
  },
];
