import { type BodyId, isAsteroidId, toEngineBody } from '@theia-astro/astro/bodies/body-id';
import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import type { Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { chartFrame } from '@theia-astro/astro/natal/house-frame';
import type { TransitEvent, TransitWindow } from '@theia-astro/astro/transits/event';
import { lunations, mundaneHouseAt, mundaneHouseIngresses } from '@theia-astro/astro/transits/ingresses';
import {
  motionOfBody,
  movingBodies,
  regimeFor,
  type MovingBodies,
  type MovingBody,
  type Regime,
} from '@theia-astro/astro/transits/moving';
import { findTransits, inOrder } from '@theia-astro/astro/transits/range';
import { findMutualTransits } from '@theia-astro/astro/transits/sky-to-sky';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { clipRange, echoRange, type SearchWindow } from '../limits/search-window.ts';
import { type NatalSide, uncertainHits } from '../western/transits/natal-targets.ts';
import { writePage } from '../western/transits/page.ts';
import type { RangeRequest } from './range-fields.ts';
import type { TransitsRequest } from './request.ts';
import { natalPlacement, natalPart } from './snapshot.ts';
import type { transitsRangeSchema } from './schema.ts';
import type { Wire } from '../wire/wire.ts';

/** Inputs shared by all searches of one request. */
interface Search {
  readonly ephemeris: Ephemeris;
  readonly request: TransitsRequest;
  readonly range: RangeRequest;
  readonly birth: ResolvedBirth;
  readonly natal: NatalSide;
  readonly window: SearchWindow;
  readonly frame: Frame;
  readonly regime: Regime;
  readonly moving: readonly MovingBody[];
}

/** The events of a range (docs/methods/transits-and-searches.md), one page of them. @throws Problem 422 */
export function rangeAnswer(
  context: CalculationContext,
  request: TransitsRequest,
  range: RangeRequest,
  birth: ResolvedBirth,
  natal: NatalSide,
): Wire<typeof transitsRangeSchema> {
  const { ephemeris } = context;
  const { settings } = request;
  const window = clipRange(ephemeris, range);
  const frame = chartFrame(settings.chart, birth.geo);
  const regime = regimeFor(ephemeris, window.fromJdUt, window.toJdUt);
  const { moving, unavailable, partly } = movingBodies(
    ephemeris,
    request.bodies,
    settings.chart,
    frame,
    regime,
    window.fromJdUt,
    window.toJdUt,
  );
  const search: Search = { ephemeris, request, range, birth, natal, window, frame, regime, moving };
  const report = findAll(search);
  const sky = request.targets === 'transiting';
  const source = natal.chart.source === 'moshier' ? 'moshier' : regime.source;
  return {
    product: 'transits',
    mode: 'range',
    ...echoRange(ephemeris, window, range),
    ...writePage(ephemeris, report, range, {
      charts: ['transit', sky ? 'transit' : 'natal'],
      details: request.include.has('details'),
      windows: request.include.has('windows'),
      natal: { points: natal.targets, unknownTime: birth.moment.unknownTime },
      uncertain: sky ? null : uncertainHits(ephemeris, birth.moment, { settings: settings.chart, frame, moving }),
    }),
    ...natalPart(ephemeris, request, natal.chart),
    time: birth.time,
    place: birth.place,
    input: request.input,
    meta: buildMeta(context, { jdUt: window.fromJdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: [
      ...request.warnings,
      ...birth.warnings,
      ...window.warnings,
      ...precisionWarnings(source),
      ...natal.warnings,
      ...unavailable.map((body) => missing(ephemeris, body, request.bodiesField)),
      ...partly.map((part) => partlySearched(ephemeris, part, request.bodiesField)),
    ],
  };
}

function findAll(search: Search): {
  readonly events: readonly TransitEvent[];
  readonly windows: readonly TransitWindow[];
} {
  const { request, range, natal, window, moving } = search;
  const { fromJdUt, toJdUt } = window;
  const { events: wanted } = range;
  const sky = request.targets === 'transiting';
  const houses = natal.chart.houses;
  const mundane =
    houses !== null &&
    (request.settings.chart.housePlacement === 'mundane' || houses.reversed) &&
    houses.system !== 'W' &&
    houses.system !== 'N';
  const found = findTransits({
    fromJdUt,
    untilJdUt: toJdUt,
    moving,
    targets: sky ? [] : natal.targets,
    aspects: request.aspects,
    orbOf: request.orb,
    events: wanted,
    cuspsDeg: houses === null || mundane ? null : houses.cuspsDeg,
  });
  const mutual =
    sky && wanted.has('exact')
      ? findMutualTransits(moving, request.aspects, request.orb, fromJdUt, toJdUt)
      : { hits: [], windows: [] };
  return {
    events: inOrder([
      ...found.events,
      ...mutual.hits,
      ...(mundane && wanted.has('house_ingress') ? mundaneHouses(search) : []),
      ...(wanted.has('lunation') ? lunationEvents(search) : []),
      ...(wanted.has('eclipse') ? eclipseEvents(search) : []),
    ]),
    windows: sky ? mutual.windows.toSorted((a, b) => a.entersJdUt - b.entersJdUt) : found.windows,
  };
}

/** Step for computing mundane houses, fine enough for the fastest body in all but the narrowest houses. */
const MUNDANE_STEP_DAYS = { moon: 1 / 24, other: 0.25 } as const;

function mundaneHouses({ ephemeris, request, birth, natal, window, frame, moving }: Search): TransitEvent[] {
  const placement = natalPlacement(ephemeris, request, birth, natal.chart);
  if (placement === null) return [];
  return moving.flatMap(({ id, motion }) => {
    const houseAt = mundaneHouseAt(
      ephemeris,
      toEngineBody(id, request.settings.chart),
      frame,
      placement,
      id === 'south_node',
    );
    const [first, last] = motion.coverage;
    return mundaneHouseIngresses(
      id,
      houseAt,
      Math.max(window.fromJdUt, first),
      Math.min(window.toJdUt, last),
      id === 'moon' ? MUNDANE_STEP_DAYS.moon : MUNDANE_STEP_DAYS.other,
    );
  });
}

function lunationEvents({ ephemeris, request, window, frame, regime }: Search): TransitEvent[] {
  const [sun, moon] = (['sun', 'moon'] as const).map((id) =>
    motionOfBody(ephemeris, id, request.settings.chart, frame, regime),
  );
  return sun === null || sun === undefined || moon === null || moon === undefined
    ? []
    : lunations(sun, moon, window.fromJdUt, window.toJdUt);
}

function eclipseEvents({ ephemeris, birth, window, frame }: Search): TransitEvent[] {
  return eclipsesBetween(ephemeris, window.fromJdUt, window.toJdUt, { place: birth.geo, ayanamsa: frame.ayanamsa }).map(
    (eclipse): TransitEvent => ({
      kind: 'eclipse',
      body: eclipse.kind === 'solar' ? 'sun' : 'moon',
      jdUt: eclipse.maximumJdUt,
      longitudeDeg: eclipse.longitudeDeg,
      eclipse,
    }),
  );
}

function partlySearched(
  ephemeris: Ephemeris,
  { id, fromJdUt, toJdUt }: MovingBodies['partly'][number],
  field: string | null,
): Warning {
  const searched = {
    starts_at: instantTextOfJd(ephemeris, fromJdUt),
    ends_at: instantTextOfJd(ephemeris, toJdUt),
  };
  return {
    code: 'body_unavailable',
    message: `${id} is available only from ${searched.starts_at} to ${searched.ends_at}; its events outside were left out.`,
    field: field ?? 'bodies',
    searched,
  };
}

function missing(ephemeris: Ephemeris, body: BodyId, field: string | null): Warning {
  const reason =
    isAsteroidId(body) && ephemeris.bodyRange(body) === null
      ? 'this service has no ephemeris file for it'
      : 'no ephemeris covers it';
  if (field !== null) {
    throw new Problem({
      code: 'body_unavailable',
      field,
      message: `${body} is not available in this range: ${reason}.`,
      hint: 'Leave it out of the bodies, or choose dates from 1800 to 2399 and geocentric coordinates.',
    });
  }
  return {
    code: 'body_unavailable',
    message: `${body} is not available in this range (${reason}) and was left out.`,
    field: 'bodies',
  };
}
