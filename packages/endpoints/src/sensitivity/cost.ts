import { SHODASA_VARGAS } from '@theia-astro/astro/vedic/varga/rules';
import type { Cost } from '../endpoint.ts';
import { isOutsideFiles } from '../limits/cost.ts';
import { DAY_MINUTES, type SensitivityRequest } from './request.ts';

/**
 * Milliseconds of processor time, mostly proportional to the length of the window: `day` for a whole day. Evidence: the slowest of five
 * computations each of 18 kinds of requests, rounded up.
 */
const BASE_MS = 30;
const WESTERN_DAY_MS = {
  always: 150,
  body: 4,
  pairAndAspect: 0.05,
  cusps: 40,
  lots: 40,
  patterns: 80,
  engineHouses: 600,
};
/** From here on the cusps may run backwards. */
const POLAR_DEG = 66;
/** For the place of one body in houses that are no arcs of the ecliptic, which the engine computes. */
const MUNDANE_DAY_MS = { body: 50, sunshineBody: 120 };
const VEDIC_DAY_MS = {
  always: 170,
  varga: 4,
  division: 0.3,
  dashaLevel: 15,
  kalachakraLevel: 600,
  chalit: 60,
  karakas: 30,
  engineHouses: 400,
};

/** Estimated processor time of POST /sensitivity. */
export function sensitivityCost({ birth, window, western, vedic }: SensitivityRequest): Cost {
  const polar = Math.abs(birth.place?.coordinates?.geoLatitudeDeg ?? 0) > POLAR_DEG;
  const minutes = window === null ? DAY_MINUTES : window.beforeMinutes + window.afterMinutes;
  const birthMs = birth.utcMs ?? Date.UTC(birth.local?.date.year ?? 2000, 0, 1);
  const reduced = isOutsideFiles(birthMs, birthMs);
  const dayMs =
    (western === null ? 0 : westernDayMs(western, reduced, polar)) + (vedic === null ? 0 : vedicDayMs(vedic, reduced));
  return { milliseconds: BASE_MS + (dayMs * minutes) / DAY_MINUTES };
}

function westernDayMs(
  { settings: { chart }, include }: NonNullable<SensitivityRequest['western']>,
  reduced: boolean,
  polar: boolean,
): number {
  const { always, body, pairAndAspect, cusps, lots, patterns, engineHouses } = WESTERN_DAY_MS;
  const bodies = chart.bodies.length + 2;
  const sunshine = chart.houseSystem === 'I' || chart.houseSystem === 'i';
  const mundane = include.has('houses') && (chart.housePlacement === 'mundane' || polar);
  const placed = bodies + (include.has('lots') ? 7 : 0);
  return (
    always +
    bodies * body +
    (include.has('aspects') ? ((bodies * bodies) / 2) * chart.aspects.length * pairAndAspect : 0) +
    (include.has('cusps') ? cusps : 0) +
    (include.has('lots') ? lots : 0) +
    (include.has('patterns') ? patterns : 0) +
    (sunshine || reduced ? engineHouses : chart.ayanamsa === null ? 0 : engineHouses / 4) +
    (mundane ? placed * (sunshine ? MUNDANE_DAY_MS.sunshineBody : MUNDANE_DAY_MS.body) : 0)
  );
}

function vedicDayMs(
  { settings: { chart, options }, include }: NonNullable<SensitivityRequest['vedic']>,
  reduced: boolean,
): number {
  const { always, varga, division, dashaLevel, kalachakraLevel, chalit, karakas, engineHouses } = VEDIC_DAY_MS;
  const divisions = [
    ...(include.has('all_vargas') ? SHODASA_VARGAS : []),
    ...(options.vargas ?? [9]),
    ...options.customVargas.map((custom) => custom.divisions),
  ];
  const levelMs = options.dasha.systems.reduce(
    (sum, system) => sum + (system === 'kalachakra' ? kalachakraLevel : dashaLevel),
    0,
  );
  return (
    always +
    (include.has('vargas') ? divisions.reduce((sum, count) => sum + varga + count * division, 0) : 0) +
    (include.has('dashas') ? (options.dasha.levels ?? 2) * levelMs : 0) +
    (include.has('chalit') || chart.bhava === 'chalit' ? chalit : 0) +
    (include.has('karakas') ? karakas : 0) +
    (reduced || chart.houseSystem === 'I' || chart.houseSystem === 'i' ? engineHouses : 0)
  );
}
