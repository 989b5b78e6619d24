import { memoized } from '../search/sample-memory.ts';
import { wrap180 } from '../angle/angle.ts';
import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import { vedicFrame } from '../vedic/chart-compute.ts';
import type { VedicSettings } from '../vedic/chart.ts';
import { GRAHAS } from '../vedic/zodiac.ts';
import type { FactHistory, Track } from './facts.ts';
import { CHANGE_TOLERANCE_DAYS, followFacts } from './follow.ts';
import { evenInstants, merged, quickInstants, slowInstants } from './instants.ts';
import { vedicDayHistories, type VedicDayQuestion, VedicInstant, type VedicWindowBirth } from './vedic-instant.ts';
import {
  bhavaTrack,
  chalitTrack,
  type DashaChoice,
  dashaTracks,
  karakaTrack,
  LIMB_TRACK,
  nakshatras,
  type Paced,
  siderealSigns,
  type VargaChoice,
  vargaSigns,
} from './vedic-tracks.ts';
import { type TimeWindow, windowEphemeris } from './window-ephemeris.ts';
import { type DashaSystem, isNakshatraDasha, NAKSHATRA_DASHAS } from '../vedic/dasha/dashas.ts';
import { type DashaYear, SIDEREAL_YEAR_DAYS } from '../vedic/dasha/scale.ts';

/** Parts of the answer about a Vedic birth. */
export const VEDIC_SENSITIVITY_PARTS = [
  'signs',
  'nakshatras',
  'vargas',
  'bhavas',
  'chalit',
  'karakas',
  'dashas',
  'panchang',
] as const;
export type VedicSensitivityPart = (typeof VEDIC_SENSITIVITY_PARTS)[number];

export interface VedicSensitivityQuestion extends Pick<
  VedicDayQuestion,
  'hora' | 'utcOffsetSecondsAt' | 'offsetChangesJdUt'
> {
  readonly window: TimeWindow;
  readonly place: GeoPosition;
  readonly settings: VedicSettings;
  readonly parts: ReadonlySet<VedicSensitivityPart>;
  readonly vargas: readonly VargaChoice[];
  readonly karakaScheme: 7 | 8;
  readonly dashas: DashaChoice;
}

const MINUTE_DAYS = 1 / 1440;

/**
 * The history of every fact of a Vedic birth over a window of at most a day: at each instant the facts are those of
 * `computeVedicChart` and its parts at that instant.
 * @throws HouseSystemUndefinedError, DateOutOfRangeError, BodyUnavailableError as `computeVedicChart`
 */
export function vedicSensitivity(ephemeris: Ephemeris, question: VedicSensitivityQuestion): FactHistory[] {
  const { window, place, settings, parts } = question;
  const frame = vedicFrame({ place }, settings);
  const limbFrame = { center: 'geocentric' as const, positions: frame.positions, ayanamsa: frame.ayanamsa };
  const birth: VedicWindowBirth = { place, frame, limbFrame, settings };
  const inWindow = windowEphemeris(ephemeris, window);
  const at = (jdUt: number): VedicInstant => new VedicInstant(inWindow, birth, jdUt);
  const keptAt = memoized(at);
  const exactAt = (jdUt: number): VedicInstant => new VedicInstant(ephemeris, birth, jdUt);
  const has = (part: VedicSensitivityPart): boolean => parts.has(part);

  const slowAt = slowInstants(window, (jdUt) => slowLongitudes(keptAt(jdUt)));
  const quickAt = quickInstants(
    window,
    (jdUt) => quickLongitudes(keptAt(jdUt), has('chalit') || settings.bhava === 'chalit'),
    (jdUt) => GRAHAS.map((id) => keptAt(jdUt).graha(id).longitudeDeg),
  );
  const both: Paced<Track<VedicInstant>>[] = [
    ...(has('signs') ? [siderealSigns()] : []),
    ...(has('nakshatras') ? nakshatras() : []),
    ...(has('vargas') ? question.vargas.map(vargaSigns) : []),
  ];
  const slow = [...both.map((track) => track.slow), ...(has('panchang') ? [LIMB_TRACK] : [])];
  const quick = [
    ...both.map((track) => track.quick),
    ...(has('bhavas') ? [bhavaTrack(settings.bhava)] : []),
    ...(has('chalit') ? [chalitTrack()] : []),
  ];
  return [
    ...followFacts({ at, keptAt, exactAt }, slowAt, slow),
    ...followFacts({ at, keptAt, exactAt: null }, quickAt, quick),
    ...(has('karakas')
      ? followFacts({ at, keptAt, exactAt }, merged(slowAt, evenInstants(window, MINUTE_DAYS)), [
          karakaTrack(question.karakaScheme),
        ])
      : []),
    ...(has('dashas') ? dashas() : []),
    ...(has('panchang') ? vedicDayHistories(ephemeris, { ...question, sunrise: settings.sunrise }) : []),
  ];

  /** Dashas of signs change with the signs of the lagna and the grahas, and where one graha overtakes another in degrees. */
  function dashas(): FactHistory[] {
    const tracks = dashaTracks(question.dashas);
    const lagna = followFacts({ at, keptAt, exactAt: null }, quickAt, [siderealSigns().quick]);
    const borders = lagna
      .flatMap(({ changes }) => changes)
      .flatMap(({ jdUt }) => [Math.max(window.fromJdUt, jdUt - CHANGE_TOLERANCE_DAYS), jdUt]);
    return [
      ...followFacts({ at, keptAt, exactAt }, merged(slowAt, evenInstants(window, MINUTE_DAYS)), [tracks.moon]),
      ...followFacts({ at, keptAt, exactAt: null }, merged(slowAt, borders), [tracks.signs]),
    ];
  }
}

/** Longitudes of the grahas, their differences, and the sums with Rahu, whose degrees count backwards among the karakas. */
function slowLongitudes(instant: VedicInstant): number[] {
  const found = GRAHAS.map((id) => instant.graha(id).longitudeDeg);
  const rahu = found[GRAHAS.indexOf('rahu')]!;
  const single = found.length;
  for (let first = 0; first < single; first++) {
    for (let second = first + 1; second < single; second++) found.push(wrap180(found[first]! - found[second]!));
    found.push(wrap180(found[first]! + rahu));
  }
  return found;
}

function quickLongitudes(instant: VedicInstant, withChalit: boolean): number[] {
  if (!withChalit) return [instant.lagnaDeg];
  return [instant.lagnaDeg, ...instant.chalit.chalit.bhavas.map(({ startDeg }) => startDeg)];
}

/**
 * By how many days the dates of a dasha move when the birth is a minute later; negative: they come earlier. In a nakshatra dasha the Moon has
 * moved on, so more of the first period lies before the birth. Dashas of signs begin with the birth and move with it.
 */
export function dashaShiftDaysPerMinute(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition,
  settings: VedicSettings,
  system: DashaSystem,
  year: DashaYear,
): number {
  if (!isNakshatraDasha(system)) return MINUTE_DAYS;
  const cycle = NAKSHATRA_DASHAS[system];
  const { longitudeDeg, speedDegPerDay } = ephemeris.position(jdUt, 'moon', vedicFrame({ place }, settings));
  const stepDeg = speedDegPerDay * MINUTE_DAYS;
  const here = cycle(longitudeDeg);
  // Near the end of a nakshatra the minute before is taken: after it another period runs.
  const later = cycle((longitudeDeg + stepDeg) % 360);
  const sameLord = later.seed.lord === here.seed.lord && later.cycle.startYears < here.cycle.startYears;
  const shiftYears = sameLord
    ? later.cycle.startYears - here.cycle.startYears
    : here.cycle.startYears - cycle((longitudeDeg - stepDeg + 360) % 360).cycle.startYears;
  return MINUTE_DAYS + shiftYears * (year === 'solar' ? SIDEREAL_YEAR_DAYS : year);
}
