import { SIDEREAL_YEAR_DAYS, solarYear, type SolarYear, TROPICAL_YEAR_DAYS } from '@theia-astro/astro/cycle/solar-year';
import type { Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { chartFrame, type Placement, placementFor } from '@theia-astro/astro/natal/house-frame';
import type { TransitEventKind } from '@theia-astro/astro/transits/event';
import { mundaneHouseIngresses } from '@theia-astro/astro/transits/house-changes';
import { regimeAcross, type MovingBody, type Regime } from '@theia-astro/astro/transits/moving';
import { findTransits, inOrder, type TransitReport } from '@theia-astro/astro/transits/range';
import { houseNumber } from '@theia-astro/astro/houses/placement';
import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { describeReturning } from '../western/returns/returning.ts';
import { type Uncertainty, birthUncertainty, returnUncertainty } from '../resolve/uncertainty.ts';
import type { Venue } from '../western/returns/asked.ts';
import { localBirthYear } from '../resolve/birth-day.ts';
import { utcMsToCivil } from '../time/date-text.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { utcMsOfJd } from '../time/instant-text.ts';
import { dateOutOfRange } from '../time/range.ts';
import { zoneFactsAt } from '../resolve/resolve-time.ts';
import { asReturnRequest, type YearlyCycleRequest } from './request.ts';
import type { NatalPoint, NatalTargets } from '../western/natal-points.ts';
import type { NatalPoints } from '../wire/eclipse.ts';
import type { TransitOrb } from '../western/transits/orb-field.ts';
import { eclipticCusps } from './movements.ts';

/** The year of life that begins in a calendar year. */
export interface CycleSpan extends SolarYear {
  readonly year: number;
  readonly age: number;
  readonly fromJdUt: number;
  /** Uncertainty of the solar return, without a birth time. */
  readonly uncertainty: Uncertainty;
  readonly warnings: readonly Warning[];
}

/**
 * The requested year, or the current one in the birth's zone.
 * @throws Problem 400 `invalid_range`, 422 `date_out_of_range`
 */
export function resolveCycleSpan(
  context: CalculationContext,
  request: YearlyCycleRequest,
  birth: ResolvedBirth,
  venue: Venue,
): CycleSpan {
  const { ephemeris, places } = context;
  const yearAt = (utcMs: number): number =>
    utcMsToCivil(utcMs + zoneFactsAt(places, venue.zone, utcMs).offsetSeconds * 1000).year;
  const birthYear = localBirthYear(birth.time);
  const year = request.year ?? Math.max(birthYear, yearAt(context.nowMs));
  if (year < birthYear)
    throw new Problem({
      code: 'invalid_range',
      field: 'year',
      message: `year ${year} is before the birth.`,
      hint: 'The first year of a life is the year of birth.',
    });
  const returning = describeReturning(context, asReturnRequest(request, 'solar', year), birth);
  const age = year - birthYear;
  const found = solarYear(
    returning,
    age,
    request.settings.chart.ayanamsa === null ? TROPICAL_YEAR_DAYS : SIDEREAL_YEAR_DAYS,
  );
  if (found === null) throw dateOutOfRange('year', `The solar return of ${year}`);
  return {
    ...found,
    year,
    age,
    fromJdUt: found.begins.jdUt,
    uncertainty: age === 0 ? birthUncertainty(ephemeris, birth) : returnUncertainty(ephemeris, returning, found.begins),
    warnings: found.clipped ? [clipped(utcMsOfJd(ephemeris, found.untilJdUt))] : [],
  };
}

function clipped(utcMs: number): Warning {
  return {
    code: 'range_clipped',
    message: `The ephemeris ends in ${utcMsToCivil(utcMs).year}, before the next solar return.`,
    field: 'year',
  };
}

/** Inputs shared by all searches of one year. */
export interface Scene {
  readonly ephemeris: Ephemeris;
  readonly request: YearlyCycleRequest;
  readonly birth: ResolvedBirth;
  readonly natal: NatalTargets;
  readonly span: CycleSpan;
  readonly frame: Frame;
  readonly regime: Regime;
}

/** The natal points that eclipses may fall on. */
export function sceneNatalPoints({ birth, natal }: Scene): NatalPoints {
  return { points: natal.points, unknownTime: birth.moment.unknownTime };
}

/** Prepares the search for the moving bodies of one year. */
export function setScene(
  ephemeris: Ephemeris,
  request: YearlyCycleRequest,
  birth: ResolvedBirth,
  natal: NatalTargets,
  span: CycleSpan,
): Scene {
  return {
    ephemeris,
    request,
    birth,
    natal,
    span,
    frame: chartFrame(request.settings.chart, birth.geo),
    regime: regimeAcross(ephemeris, span.fromJdUt, span.untilJdUt),
  };
}

interface Sought {
  readonly targets: readonly NatalPoint[];
  readonly orb: TransitOrb;
  readonly events: readonly TransitEventKind[];
  /** Ecliptic latitude of a moving body, for houses that are not arcs of the ecliptic. */
  readonly latitudeAt: (body: MovingBody, jdUt: number) => number;
  /** Step for computing such houses, days. */
  readonly mundaneStepDays: number;
}

/** The search for the moving bodies in the year. */
export function searchYear(
  { ephemeris, request, birth, natal, span, frame }: Scene,
  moving: readonly MovingBody[],
  sought: Sought,
): TransitReport {
  const { houses } = natal.chart;
  const { chart } = request.settings;
  const events = new Set(sought.events);
  const cuspsDeg = eclipticCusps(houses, chart);
  const { fromJdUt, untilJdUt } = span;
  const found = findTransits({
    fromJdUt,
    untilJdUt,
    moving,
    targets: sought.targets,
    aspects: MAJOR_ASPECTS,
    orbOf: sought.orb,
    events,
    cuspsDeg,
  });
  if (houses === null || cuspsDeg !== null || birth.geo === null || !events.has('house_ingress')) return found;
  const sunDeclinationDeg = ephemeris.position(birth.moment.jdUt, 'sun', { ...frame, ayanamsa: null }).declinationDeg;
  const placement = placementFor(
    ephemeris,
    birth.moment.jdUt,
    birth.geo,
    frame,
    natal.chart.obliquityDeg,
    houses,
    sunDeclinationDeg,
    chart,
  );
  return {
    ...found,
    events: inOrder([...found.events, ...moving.flatMap((body) => mundane(body, placement, span, sought))]),
  };
}

function mundane(
  body: MovingBody,
  placement: Placement,
  { fromJdUt, untilJdUt }: CycleSpan,
  { latitudeAt, mundaneStepDays }: Sought,
): TransitReport['events'] {
  const [first, last] = body.motion.coverage;
  const houseAt = (jdUt: number): { longitudeDeg: number; speedDegPerDay: number; house: number | null } => {
    const { longitudeDeg, speedDegPerDay } = body.motion.at(jdUt);
    return { longitudeDeg, speedDegPerDay, house: houseNumber(placement(longitudeDeg, latitudeAt(body, jdUt))) };
  };
  return mundaneHouseIngresses(body.id, houseAt, Math.max(fromJdUt, first), Math.min(untilJdUt, last), mundaneStepDays);
}
