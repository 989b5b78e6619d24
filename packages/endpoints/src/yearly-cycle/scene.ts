import type { Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { chartFrame, type Placement, placementFor } from '@theia-astro/astro/natal/house-frame';
import type { TransitEventKind } from '@theia-astro/astro/transits/event';
import { mundaneHouseIngresses } from '@theia-astro/astro/transits/ingresses';
import { regimeAcross, type MovingBody, type Regime } from '@theia-astro/astro/transits/moving';
import { findTransits, inOrder, type TransitReport } from '@theia-astro/astro/transits/range';
import { houseNumber } from '@theia-astro/astro/houses/placement';
import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { NatalPoint, NatalTargets } from '../western/natal-points.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import type { NatalPoints } from '../wire/eclipse.ts';
import type { TransitOrb } from '../western/transits/orb-field.ts';
import { eclipticCusps } from './movements.ts';
import type { YearlyCycleRequest } from './request.ts';
import type { CycleSpan } from './span.ts';

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

export interface Sought {
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
