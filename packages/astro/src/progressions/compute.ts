import type { Ephemeris, EphemerisSource, Frame, GeoPosition } from '../ephemeris.ts';
import { type DerivedHouses, derivedPlacement, houseNumber } from '../houses/placement.ts';
import type { ChartPoint, NatalChart } from '../natal/chart.ts';
import { chartFrame, type ChartMoment, type Placement, placementFor } from '../natal/house-frame.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { readSky, type Sky } from '../natal/sky.ts';
import {
  progressedClock,
  type ProgressedClock,
  progressedJdUt,
  type ProgressionMethod,
  solarArcs,
  type SolarArcs,
} from './arcs.ts';
import { type ArcKind, directedHouses, directedPoints, directingArcDeg, progressedPoints } from './movers.ts';
import { progressedHouses, type AngleMethod, type HouseBasis } from './houses.ts';

/** How a chart is progressed (docs/methods/returns-and-progressions.md). */
export interface ProgressionChoice {
  readonly method: ProgressionMethod;
  readonly angles: AngleMethod;
  /** Which arc solar-arc directions use. */
  readonly arc: ArcKind;
  readonly converse: boolean;
  readonly yearDays: number;
}

export interface NatalBasis {
  readonly chart: NatalChart;
  readonly moment: ChartMoment;
  readonly place: GeoPosition;
}

export interface ProgressedPoint {
  readonly id: BodyId;
  readonly longitudeDeg: number;
  /** Degrees per day of the ephemeris. */
  readonly speedDegPerDay: number;
  /** The position in the progressed sky; null for directed points, which are only moved by an arc. */
  readonly sky: ChartPoint | null;
  readonly house: number | null;
  readonly housePosition: number | null;
  readonly natalHouse: number | null;
}

/** A progressed chart as plain data. Houses and angles are null without a birth time, and heliocentrically. */
export interface ProgressedChart {
  readonly clock: ProgressedClock;
  readonly frame: Frame;
  readonly jdUt: number;
  readonly ageYears: number;
  readonly arcs: SolarArcs;
  readonly points: readonly ProgressedPoint[];
  readonly houses: DerivedHouses | null;
  readonly source: EphemerisSource;
  /** Bodies the ephemeris has only at birth or only at the progressed instant. */
  readonly unavailable: readonly BodyId[];
}

/**
 * Progresses or directs a natal chart to an instant of life (Julian day UT1), docs/methods/returns-and-progressions.md.
 * @throws DateOutOfRangeError, HouseSystemUndefinedError with `polarFallback: 'error'`
 */
export function computeProgressed(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  lifeJdUt: number,
  choice: ProgressionChoice,
  settings: ChartSettings,
): ProgressedChart {
  const frame = chartFrame(settings, natal.place);
  const clock = progressedClock(natal.moment.jdUt, choice.method, choice.yearDays, choice.converse);
  const jdUt = progressedJdUt(clock, lifeJdUt);
  const arcs = solarArcs(ephemeris, clock, lifeJdUt, frame);
  const sky = readSky(ephemeris, jdUt, frame, settings);
  const houses = chosenHouses(ephemeris, natal, frame, arcs, jdUt, choice, settings);
  const natalPlacement = placeInNatalHouses(ephemeris, natal, frame, settings);
  const placement = houses === null ? null : placementIn(ephemeris, houses, natal.place, frame, sky, jdUt, settings);
  const bare =
    choice.method === 'solar_arc'
      ? directedPoints(natal.chart, arcs, choice.arc)
      : progressedPoints(ephemeris, natal, frame, sky, jdUt, settings);
  const points = bare.map((point): ProgressedPoint => {
    const latitudeDeg = point.sky?.position.latitudeDeg ?? 0;
    const housePosition = placement === null ? Number.NaN : placement(point.longitudeDeg, latitudeDeg);
    return {
      ...point,
      house: houseNumber(housePosition),
      housePosition: Number.isFinite(housePosition) ? housePosition : null,
      natalHouse: natalPlacement === null ? null : houseNumber(natalPlacement(point.longitudeDeg, latitudeDeg)),
    };
  });
  const present = new Set(points.map(({ id }) => id));
  return {
    clock,
    frame,
    jdUt,
    ageYears: (lifeJdUt - natal.moment.jdUt) / choice.yearDays,
    arcs,
    points,
    houses,
    source: sky.source,
    unavailable: natal.chart.points.map(({ id }) => id).filter((id) => !present.has(id)),
  };
}

/** The houses of the progressed or directed chart; null without a birth time. @throws HouseSystemUndefinedError */
export function chosenHouses(
  ephemeris: Ephemeris,
  { chart, place }: NatalBasis,
  frame: Frame,
  arcs: SolarArcs,
  jdUt: number,
  choice: ProgressionChoice,
  settings: ChartSettings,
): DerivedHouses | null {
  if (chart.houses === null) return null;
  if (choice.method === 'solar_arc')
    return directedHouses(chart.houses, directingArcDeg(arcs, choice.arc), settings.rulers);
  const basis: HouseBasis = { natal: chart.houses, place, frame, arcs, jdUt, settings };
  return progressedHouses(ephemeris, basis, choice.angles);
}

/** How points are placed in the natal houses; null when the chart has no houses. */
export function placeInNatalHouses(
  ephemeris: Ephemeris,
  { chart, moment, place }: NatalBasis,
  frame: Frame,
  settings: ChartSettings,
): Placement | null {
  if (chart.houses === null) return null;
  const sun = ephemeris.position(moment.jdUt, 'sun', frame);
  return placementFor(
    ephemeris,
    moment.jdUt,
    place,
    frame,
    chart.obliquityDeg,
    chart.houses,
    sun.declinationDeg,
    settings,
  );
}

function placementIn(
  ephemeris: Ephemeris,
  houses: DerivedHouses,
  { geoLatitudeDeg }: GeoPosition,
  frame: Frame,
  sky: Sky,
  jdUt: number,
  settings: ChartSettings,
): Placement {
  const mundane = {
    geoLatitudeDeg,
    ayanamsaDeg: frame.ayanamsa === null ? 0 : ephemeris.ayanamsa(jdUt, frame.ayanamsa).valueDeg,
    sunDeclinationDeg: sky.positions.get('sun')?.declinationDeg ?? 0,
  };
  return derivedPlacement(ephemeris, houses, mundane, settings.housePlacement);
}
