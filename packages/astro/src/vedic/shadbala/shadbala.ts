import { normalizeDeg, separationDeg } from '../../angle/normalize.ts';
import { type ByPlanet, byPlanet } from '../ashtakavarga/ashtakavarga.ts';
import type { VedicChart, VedicLagna } from '../chart.ts';
import type { Ephemeris, GeoPosition } from '../../ephemeris.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import {
  cheshtaBala,
  drikVirupas,
  kalaBala,
  type KalaBala,
  type ShadbalaScheme,
  sthanaBala,
  type SthanaBala,
  timeLords,
  type TimeLords,
} from './balas.ts';
import { warVirupas, type BeforeWar } from './war.ts';

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
