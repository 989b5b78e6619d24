import { memoized } from '../search/sample-memory.ts';
import { wrap180 } from '../angle/angle.ts';
import { aspectingPoints } from '../natal/points.ts';
import { chartFrame } from '../natal/house-frame.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { PLANETS } from '../bodies/table.ts';
import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { readSky } from '../natal/sky.ts';
import type { FactHistory, Track } from './facts.ts';
import { CHANGE_TOLERANCE_DAYS, followFacts } from './follow.ts';
import { merged, quickInstants, slowInstants } from './instants.ts';
import { windowEphemeris, type TimeWindow } from './window-ephemeris.ts';
import { patternHistories, type WesternBirth, WesternInstant } from './western-instant.ts';
import {
  angleSigns,
  aspectTracks,
  bodyHouses,
  bodySigns,
  cuspSigns,
  FIRST_ANGLES,
  LUNAR_PHASE,
  lotPlaces,
  OTHER_ANGLES,
  SECT,
} from './western-tracks.ts';

/** Parts of the answer about a western birth. */
export const WESTERN_SENSITIVITY_PARTS = [
  'signs',
  'angles',
  'houses',
  'cusps',
  'lots',
  'sect',
  'lunar_phase',
  'aspects',
  'patterns',
] as const;
export type WesternSensitivityPart = (typeof WESTERN_SENSITIVITY_PARTS)[number];

export interface WesternSensitivityQuestion {
  readonly window: TimeWindow;
  readonly place: GeoPosition | null;
  /** `aspects` and `aspectsAmong` are those of the aspects that are followed. */
  readonly settings: ChartSettings;
  /** The settings whose aspects form patterns. */
  readonly patternSettings: ChartSettings;
  readonly parts: ReadonlySet<WesternSensitivityPart>;
}

/**
 * The history of every fact of a western birth over a window of at most a day: at each instant the facts are those of
 * `computeNatal` at that instant. Bodies that the ephemeris does not have throughout the window have none.
 * @throws HouseSystemUndefinedError, DateOutOfRangeError, RangeError as `computeNatal`
 */
export function westernSensitivity(ephemeris: Ephemeris, question: WesternSensitivityQuestion): FactHistory[] {
  const { window, place, settings, patternSettings, parts } = question;
  const birth: WesternBirth = { place, frame: chartFrame(settings, place), settings };
  const inWindow = windowEphemeris(ephemeris, window);
  const at = (jdUt: number): WesternInstant => new WesternInstant(inWindow, birth, jdUt);
  const keptAt = memoized(at);
  const exactAt = (jdUt: number): WesternInstant => new WesternInstant(ephemeris, birth, jdUt);
  const bodies = availableBodies(ephemeris, question, birth);
  const start = at(window.fromJdUt);
  const hasHouses = start.houses !== null;
  const luminaries = hasBoth(ephemeris, question, birth);
  const planets = bodies.filter((id) => (PLANETS as readonly BodyId[]).includes(id));

  const points = aspectingPoints(
    bodies.map((id) => ({ id, position: start.position(id) })),
    start.houses,
  ).map(({ id }) => id);
  const { aspectsAmong } = settings;
  const aspects = aspectTracks(
    aspectsAmong === undefined ? points : points.filter((id) => aspectsAmong.has(id)),
    settings,
  );

  const slow: Track<WesternInstant>[] = [];
  const quick: Track<WesternInstant>[] = [];
  if (parts.has('signs')) {
    slow.push(bodySigns(bodies));
    quick.push(angleSigns(FIRST_ANGLES));
  }
  if (parts.has('angles')) quick.push(angleSigns(OTHER_ANGLES));
  if (parts.has('houses')) quick.push(bodyHouses(bodies));
  if (parts.has('cusps')) quick.push(...cuspSigns(start.houses?.cuspsDeg.length ?? 12, settings.rulers));
  if (parts.has('lots')) quick.push(...lotPlaces());
  if (parts.has('sect')) slow.push(SECT);
  if (parts.has('lunar_phase') && luminaries) slow.push(LUNAR_PHASE);
  if (parts.has('aspects')) {
    slow.push(aspects.slow);
    quick.push(aspects.quick);
  }

  const slowAt = slowInstants(window, (jdUt) => slowLongitudes(keptAt(jdUt), bodies));
  const histories = followFacts({ at, keptAt, exactAt }, slowAt, slow);
  const sects = hasHouses ? followFacts({ at, keptAt, exactAt }, slowAt, [SECT]) : [];
  if (!hasHouses)
    return [...histories, ...followFacts({ at, keptAt, exactAt: null }, [window.fromJdUt], quick), ...patterns()];
  const quickAt =
    quick.length === 0 && !parts.has('patterns')
      ? []
      : merged(
          quickInstants(
            window,
            (jdUt) => quickLongitudes(keptAt(jdUt)),
            (jdUt) => bodies.map((id) => keptAt(jdUt).position(id).longitudeDeg),
          ),
          sects.flatMap(({ changes }) => changes.flatMap(({ jdUt }) => justAround(jdUt, window))),
        );
  return [...histories, ...followFacts({ at, keptAt, exactAt: null }, quickAt, quick), ...patterns(quickAt)];

  function patterns(houseInstants: readonly number[] = []): FactHistory[] {
    if (!parts.has('patterns')) return [];
    const underlying = [
      ...followFacts({ at, keptAt, exactAt }, slowAt, [
        bodySigns(planets),
        aspectTracks(planets, patternSettings).slow,
      ]),
      ...(hasHouses ? followFacts({ at, keptAt, exactAt: null }, houseInstants, [bodyHouses(planets)]) : []),
    ];
    const changed = underlying.flatMap(({ changes }) => changes.map(({ jdUt }) => justAfter(jdUt, window)));
    const instants = merged([window.fromJdUt], changed);
    return patternHistories(exactAt, instants, planets, patternSettings);
  }
}

const A_LITTLE_DAYS = 0.05 / 86_400;

/** After a change of the interpolated sky also the ephemeris' own has changed. */
function justAfter(jdUt: number, { untilJdUt }: TimeWindow): number {
  return Math.min(untilJdUt, jdUt + CHANGE_TOLERANCE_DAYS);
}

/** Just before and after a jump. */
function justAround(jdUt: number, { fromJdUt, untilJdUt }: TimeWindow): number[] {
  return [Math.max(fromJdUt, jdUt - A_LITTLE_DAYS), Math.min(untilJdUt, jdUt + A_LITTLE_DAYS)];
}

/** The requested bodies that the ephemeris has at both ends of the window. */
function availableBodies(
  ephemeris: Ephemeris,
  { window }: WesternSensitivityQuestion,
  { frame, settings }: WesternBirth,
): BodyId[] {
  const [first, last] = [window.fromJdUt, window.untilJdUt].map((jdUt) => readSky(ephemeris, jdUt, frame, settings));
  return settings.bodies.filter((id) => first!.positions.has(id) && last!.positions.has(id));
}

function hasBoth(
  ephemeris: Ephemeris,
  { window }: WesternSensitivityQuestion,
  { frame, settings }: WesternBirth,
): boolean {
  const { positions } = readSky(ephemeris, window.fromJdUt, frame, settings);
  return positions.has('sun') && positions.has('moon');
}

/** Every longitude and difference of longitudes whose turning points matter, and the Sun's altitude. */
function slowLongitudes(instant: WesternInstant, bodies: readonly BodyId[]): number[] {
  const found = bodies.map((id) => instant.position(id).longitudeDeg);
  const single = found.length;
  for (let first = 0; first < single; first++)
    for (let second = first + 1; second < single; second++) found.push(wrap180(found[first]! - found[second]!));
  found.push(instant.sunAltitudeDeg ?? Number.NaN);
  return found;
}

function quickLongitudes({ houses }: WesternInstant): number[] {
  if (houses === null) return [];
  const { asc, mc, vertex, east_point: east, co_asc_koch: koch, co_asc_munkasey: munkasey } = houses.angles;
  return [asc, mc, vertex, east, koch, munkasey, ...houses.cuspsDeg];
}
