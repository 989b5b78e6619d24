import { isAsteroidId } from '@theia/astro/bodies/body-id';
import { engineBodyOf } from '@theia/astro/bodies/engine-body';
import { eclipsesBetween } from '@theia/astro/eclipses/eclipses';
import type { Ephemeris, Frame } from '@theia/astro/ephemeris';
import { chartFrame } from '@theia/astro/natal/frame';
import type { BodyId } from '@theia/astro/natal/settings';
import type { TransitEvent, TransitWindow } from '@theia/astro/transits/event';
import { mundaneHouseAt, mundaneHouseIngresses } from '@theia/astro/transits/house-changes';
import { lunations } from '@theia/astro/transits/lunations';
import {
  motionOfBody,
  movingBodies,
  regimeOf,
  type MovingBodies,
  type MovingBody,
  type Regime,
} from '@theia/astro/transits/moving';
import { findTransits, inOrder } from '@theia/astro/transits/range';
import { findMutualTransits } from '@theia/astro/transits/sky-to-sky';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { ResolvedBirth } from '../shared/contract.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { julianDaysOf } from '../shared/range.ts';
import { clipToFiles, echoRange, type SearchWindow } from '../shared/search-window.ts';
import type { NatalSide } from './natal.ts';
import { pageOf } from './page.ts';
import type { RangeRequest } from './range-fields.ts';
import type { TransitsRequest } from './request.ts';
import { natalPlacement } from './snapshot.ts';
import { uncertainHits } from './uncertain.ts';
import { wireNatal } from './wire-natal.ts';

/** What all searches of one request share. */
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

/** The events of a range (contract §7), one page of them. @throws Problem 422 */
export function rangeAnswer(
  context: CalculationContext,
  request: TransitsRequest,
  range: RangeRequest,
  birth: ResolvedBirth,
  natal: NatalSide,
): Record<string, unknown> {
  const { ephemeris } = context;
  const { settings } = request;
  const window = clipToFiles(
    ephemeris,
    julianDaysOf(ephemeris, range.fromMs, 'from').jdUt,
    julianDaysOf(ephemeris, range.toMs, 'to').jdUt,
  );
  const frame = chartFrame(settings.chart, birth.geo);
  const regime = regimeOf(ephemeris, window.fromJdUt, window.toJdUt);
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
  const source = natal.chart.source === 'moshier' ? 'moshier' : regime.source;
  return {
    product: 'transits',
    ...echoRange(ephemeris, window, range),
    natal: wireNatal(ephemeris, natal.chart),
    ...pageOf(
      ephemeris,
      report,
      range,
      natal.targets,
      request.targets === 'transiting'
        ? null
        : uncertainHits(ephemeris, birth.moment, { settings: settings.chart, frame, moving }),
    ),
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

/** Mundane houses are read at these steps, finer than the quickest body needs for any house but the narrowest. */
const MUNDANE_STEP_DAYS = { moon: 1 / 24, other: 0.25 } as const;

function mundaneHouses({ ephemeris, request, birth, natal, window, frame, moving }: Search): TransitEvent[] {
  const placement = natalPlacement(ephemeris, request, birth, natal.chart);
  if (placement === null) return [];
  return moving.flatMap(({ id, motion }) => {
    const houseAt = mundaneHouseAt(
      ephemeris,
      engineBodyOf(id, request.settings.chart),
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
  const searched = { from: instantTextOfJd(ephemeris, fromJdUt), to: instantTextOfJd(ephemeris, toJdUt) };
  return {
    code: 'body_unavailable',
    message: `${id} is known from ${searched.from} to ${searched.to} only: its events beyond are left out.`,
    field: field ?? 'bodies',
    searched,
  };
}

function missing(ephemeris: Ephemeris, body: BodyId, field: string | null): Warning {
  const reason =
    isAsteroidId(body) && ephemeris.bodyRange(body) === null
      ? 'this service has no ephemeris file of it'
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
