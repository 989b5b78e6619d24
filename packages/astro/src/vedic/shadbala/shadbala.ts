import { normalizeDeg, separationDeg, wrap180 } from '../../angle/angle.ts';
import type { Ephemeris, GeoPosition } from '../../ephemeris.ts';
import { type ByPlanet } from '../ashtakavarga/ashtakavarga.ts';
import type { VedicChart, VedicLagna } from '../chart.ts';
import { byPlanet, isSevenGraha, SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import {
  cheshtaBala,
  drikVirupas,
  type KalaBala,
  kalaBala,
  type ShadbalaScheme,
  type SthanaBala,
  sthanaBala,
  timeLords,
  type TimeLords,
} from './balas.ts';

/** The strengths of a planet that a war is judged by. */
export interface BeforeWar {
  readonly sthana: SthanaBala & { readonly total: number };
  readonly dig: number;
  readonly kala: Omit<KalaBala, 'yuddha'>;
  readonly kalaSum: number;
}

/** Diameters of the discs (bimba parimana): Raman, Graha and Bhava Balas, art. 77. */
const DISC_DIAMETERS: Readonly<Partial<Record<SevenGraha, number>>> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
};

interface Outcome {
  readonly winner: SevenGraha;
  readonly loser: SevenGraha;
  readonly virupas: number;
}

/** Virupas that planetary war adds to the winner and subtracts from the loser, by planet. */
export function warVirupas(
  { wars, byId }: Pick<VedicChart, 'wars' | 'byId'>,
  scheme: ShadbalaScheme,
  before: ByPlanet<BeforeWar>,
): ByPlanet<number> {
  const outcomes = wars.flatMap(({ winner, loser }): Outcome[] => {
    if (!isSevenGraha(winner) || !isSevenGraha(loser)) return [];
    return [
      scheme === 'raman'
        ? byRaman(winner, loser, (id) => byId[id].longitudeDeg, before)
        : byParashara(winner, loser, before),
    ];
  });
  return byPlanet((id) =>
    outcomes.reduce(
      (gained, { winner, loser, virupas }) => gained + (winner === id ? virupas : loser === id ? -virupas : 0),
      0,
    ),
  );
}

/**
 * Raman, Graha and Bhava Balas, art. 74–77: the planet with the lesser longitude wins. The difference of sthana, dig
 * and kala bala (up to hora bala) is divided by the difference of the discs.
 */
function byRaman(
  a: SevenGraha,
  b: SevenGraha,
  longitudeOf: (id: SevenGraha) => number,
  before: ByPlanet<BeforeWar>,
): Outcome {
  const [winner, loser] = wrap180(longitudeOf(a) - longitudeOf(b)) <= 0 ? [a, b] : [b, a];
  const toHora = (id: SevenGraha): number =>
    before[id].sthana.total + before[id].dig + before[id].kalaSum - before[id].kala.ayana;
  return {
    winner,
    loser,
    virupas: Math.abs(toHora(a) - toHora(b)) / Math.abs(DISC_DIAMETERS[a]! - DISC_DIAMETERS[b]!),
  };
}

/** BPHS 27.20: the more northern planet takes the whole difference of sthana, dig and kala bala from the other. */
function byParashara(winner: SevenGraha, loser: SevenGraha, before: ByPlanet<BeforeWar>): Outcome {
  const strengthBefore = (id: SevenGraha): number => before[id].sthana.total + before[id].dig + before[id].kalaSum;
  return { winner, loser, virupas: Math.abs(strengthBefore(winner) - strengthBefore(loser)) };
}

/** The six strengths of one planet in virupas (60 = 1 rupa). */
export interface PlanetShadbala {
  readonly sthana: SthanaBala & { readonly total: number };
  readonly dig: number;
  readonly kala: KalaBala & { readonly total: number };
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly total: number;
  readonly rupas: number;
  readonly required: number;
  /** Total divided by the required strength. */
  readonly ratio: number;
  /** Rank by ratio, 1 (strongest) to 7. */
  readonly rank: number;
  readonly ishta: number;
  readonly kashta: number;
}

export interface Shadbala {
  readonly scheme: ShadbalaScheme;
  /** Null when the Sun does not rise or set; the parts that depend on the day then count as 0. */
  readonly timeLords: TimeLords | null;
  /** Local apparent time since midnight, 0..24. */
  readonly apparentHours: number;
  readonly planets: ByPlanet<PlanetShadbala>;
}

/** BPHS 27.32–33: virupas a planet should reach. */
const REQUIRED: ByPlanet<number> = {
  sun: 390,
  moon: 360,
  mars: 300,
  mercury: 420,
  jupiter: 390,
  venus: 330,
  saturn: 300,
};
/** Order of natural strength, weakest first: 60 virupas in sevenths. BPHS 27.18. */
const NATURAL_ORDER: readonly SevenGraha[] = ['saturn', 'mars', 'mercury', 'jupiter', 'venus', 'moon', 'sun'];

type Unranked = Omit<PlanetShadbala, 'rank'>;
interface Timed {
  readonly lords: TimeLords | null;
  readonly apparentHours: number;
  readonly jdTt: number;
  readonly scheme: ShadbalaScheme;
}

/**
 * Shadbala of the seven planets (BPHS 27; Raman, Graha and Bhava Balas), each with its parts. Null without a birth time or place.
 * The Sun's cheshta is its ayana bala and the Moon's its paksha bala, neither doubled.
 */
export function shadbala(
  ephemeris: Pick<Ephemeris, 'deltaTSeconds' | 'equationOfTimeDays'>,
  chart: VedicChart,
  scheme: ShadbalaScheme,
): Shadbala | null {
  const {
    lagna,
    birth: { jdUt, place },
    day,
  } = chart;
  if (lagna === null || place === null) return null;
  const timed: Timed = {
    lords: timeLords(day, jdUt),
    scheme,
    apparentHours: localApparentHours(jdUt, place, ephemeris.equationOfTimeDays(jdUt)),
    jdTt: jdUt + ephemeris.deltaTSeconds(jdUt) / 86_400,
  };
  const before = byPlanet((id) => beforeWar(chart, lagna, id, timed));
  const yuddha = warVirupas(chart, scheme, before);
  const unranked = byPlanet((id) => addUp(chart, id, before[id], yuddha[id], timed.jdTt));
  const order = SEVEN_GRAHAS.toSorted((a, b) => unranked[b].ratio - unranked[a].ratio);
  return {
    scheme,
    timeLords: timed.lords,
    apparentHours: timed.apparentHours,
    planets: byPlanet((id) => ({ ...unranked[id], rank: order.indexOf(id) + 1 })),
  };
}

/** Local apparent (sundial) time in hours since midnight, 0..24. */
export function localApparentHours(jdUt: number, { geoLongitudeDeg }: GeoPosition, equationOfTimeDays: number): number {
  const days = jdUt + 0.5 + geoLongitudeDeg / 360 + equationOfTimeDays;
  return 24 * (days - Math.floor(days));
}

/** Dig bala: a third of the arc from the angle where the planet is powerless, 0..60. BPHS 27.7. */
function digVirupas(
  id: SevenGraha,
  longitudeDeg: number,
  { longitudeDeg: ascendantDeg, midheavenDeg }: VedicLagna,
): number {
  const weakDeg: ByPlanet<number> = {
    sun: midheavenDeg + 180,
    mars: midheavenDeg + 180,
    jupiter: ascendantDeg + 180,
    mercury: ascendantDeg + 180,
    saturn: ascendantDeg,
    moon: midheavenDeg,
    venus: midheavenDeg,
  };
  return separationDeg(longitudeDeg, normalizeDeg(weakDeg[id])) / 3;
}

function beforeWar(
  chart: VedicChart,
  lagna: VedicLagna,
  id: SevenGraha,
  { lords, apparentHours, scheme }: Timed,
): BeforeWar {
  const sthana = sthanaBala(chart, id, scheme);
  const kala = kalaBala(chart, id, lords, apparentHours);
  return {
    sthana: { ...sthana, total: sum(Object.values(sthana)) },
    dig: digVirupas(id, chart.byId[id].longitudeDeg, lagna),
    kala,
    kalaSum: sum(Object.values(kala)),
  };
}

function addUp(
  chart: VedicChart,
  id: SevenGraha,
  { sthana, dig, kala, kalaSum }: BeforeWar,
  yuddha: number,
  jdTt: number,
): Unranked {
  const cheshta = id === 'sun' ? kala.ayana : id === 'moon' ? kala.paksha : cheshtaBala(chart, id, jdTt).virupas;
  const naisargika = (60 * (NATURAL_ORDER.indexOf(id) + 1)) / 7;
  const drik = drikVirupas(chart, chart.byId[id].longitudeDeg, id);
  const total = sthana.total + dig + kalaSum + yuddha + cheshta + naisargika + drik;
  return {
    sthana,
    dig,
    kala: { ...kala, yuddha, total: kalaSum + yuddha },
    cheshta,
    naisargika,
    drik,
    total,
    rupas: total / 60,
    required: REQUIRED[id],
    ratio: total / REQUIRED[id],
    ishta: Math.sqrt(sthana.uccha * cheshta),
    kashta: Math.sqrt((60 - sthana.uccha) * (60 - cheshta)),
  };
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
