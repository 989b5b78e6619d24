import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import {
  findProgressedEvents,
  housesAreArcs,
  inOrder,
  type ProgressedEvent,
  progressedMundaneIngresses,
} from '@theia-astro/astro/progressions/events';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { aspectingPoints } from '@theia-astro/astro/natal/points';
import type { NatalBasis, ProgressedChart } from '@theia-astro/astro/progressions/compute';
import { progressedMovers, type ProgressedMovers } from '@theia-astro/astro/progressions/movers';
import { z } from 'zod';
import { type Uncertainty, uncertaintyShape, lifeUncertainty } from '../resolve/uncertainty.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { aspectPointSchema, type ChartRole, exactShape, wireExact } from '../wire/aspect.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import { wire, wireLongitude, type Wire, longitudeSchema, signSchema, wireZodiac, zodiacShape } from '../wire/wire.ts';
import type { Warning } from '../endpoint.ts';
import { toJulianDays } from '../time/range.ts';
import { rangeClipped } from '../limits/search-window.ts';
import { chartRole, shownSettings } from './progress.ts';
import type { EventRange, ProgressionsRequest } from './request.ts';

const house = z.int().min(1).max(36);
const direction = z
  .enum(['direct', 'retrograde'])
  .meta({ description: 'Direction of motion through life; converse points move the other way.' });
const when = {
  at: instantSchema.meta({ description: 'Instant of life.' }),
  julian_day_ut: z.number().optional().meta({ description: 'With include details.', 'x-unit': 'Julian day UT1' }),
};
const head = { ...when, body: aspectPointSchema };

/** One event of a range of life. */
export const progressedEventSchema = z
  .discriminatedUnion('type', [
    z
      .object({
        type: z.literal('exact'),
        ...when,
        ...exactShape,
        longitude: longitudeSchema.meta({ description: 'Of point_1.', 'x-unit': 'degrees' }),
        motion: direction,
        ...uncertaintyShape,
      })
      .meta({ id: 'ProgressedExact' }),
    z
      .object({
        type: z.literal('sign_ingress'),
        ...head,
        sign: signSchema,
        from_sign: signSchema,
        longitude: longitudeSchema,
        motion: direction,
        ...uncertaintyShape,
      })
      .meta({ id: 'ProgressedSignIngress' }),
    z
      .object({
        type: z.literal('house_ingress'),
        ...head,
        house: house.meta({ description: 'House of the birth chart.' }),
        from_house: house,
        longitude: longitudeSchema,
        motion: direction,
      })
      .meta({ id: 'ProgressedHouseIngress' }),
    z
      .object({
        type: z.literal('station'),
        ...head,
        station: z.enum(['station_direct', 'station_retrograde']),
        ...zodiacShape,
        ...uncertaintyShape,
      })
      .meta({ id: 'ProgressedStation' }),
  ])
  .meta({ id: 'ProgressedEvent' });

interface EventOptions {
  /** The moving chart: `progressed`, or `directed` by solar arc. */
  readonly chart: ChartRole;
  /** Adds Julian days. */
  readonly details: boolean;
}

/** One event of a life, with the uncertainty of its instant when the birth time is unknown. */
function wireProgressedEvent(
  ephemeris: Ephemeris,
  event: ProgressedEvent,
  uncertainty: Uncertainty,
  { chart, details }: EventOptions,
): Wire<typeof progressedEventSchema> {
  const at = {
    at: instantTextOfJd(ephemeris, event.jdUt),
    ...(details ? { julian_day_ut: wire(event.jdUt) } : {}),
  };
  const { body } = event;
  const longitude = wireLongitude(event.longitudeDeg);
  switch (event.kind) {
    case 'exact':
      return {
        type: 'exact',
        ...at,
        ...wireExact(event.aspect, [body, event.target], [chart, 'natal']),
        longitude,
        motion: event.motion,
        ...uncertainty,
      };
    case 'sign_ingress':
      return {
        type: 'sign_ingress',
        ...at,
        body,
        sign: signByIndex(event.signIndex),
        from_sign: signByIndex(event.fromSignIndex),
        longitude,
        motion: event.motion,
        ...uncertainty,
      };
    case 'house_ingress':
      return {
        type: 'house_ingress',
        ...at,
        body,
        house: event.house,
        from_house: event.fromHouse,
        longitude,
        motion: event.motion,
      };
    case 'station':
      return {
        type: 'station',
        ...at,
        body,
        station: event.station,
        ...wireZodiac(event.longitudeDeg),
        ...uncertainty,
      };
  }
}

/** Tolerance for instants of life that are converted to the ephemeris and back. */
const A_SECOND = 1 / 86_400;

/**
 * The events of a range of life, with warnings for what could not be searched.
 * @throws Problem 422 `date_out_of_range`
 */
export function calculateEvents(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  progressed: ProgressedChart,
  { choice, include, settings: { chart } }: ProgressionsRequest,
  { fromMs, toMs }: EventRange,
): { readonly wired: readonly Wire<typeof progressedEventSchema>[]; readonly warnings: readonly Warning[] } {
  const settings = shownSettings(chart, include);
  const options = { chart: chartRole(choice), details: include.has('details') };
  const fromJdUt = toJulianDays(ephemeris, fromMs, 'from').jdUt;
  const untilJdUt = toJulianDays(ephemeris, toMs, 'to').jdUt;
  const movers = progressedMovers(ephemeris, natal, progressed, choice, settings, fromJdUt, untilJdUt);
  const searched = { fromJdUt: movers.clipped?.fromJdUt ?? fromJdUt, untilJdUt: movers.clipped?.toJdUt ?? untilJdUt };
  const { houses, points } = natal.chart;
  const arcs = housesAreArcs(natal, settings);
  const found = findProgressedEvents({
    ...searched,
    moving: movers.moving,
    targets: aspectingPoints(points, houses),
    aspects: settings.aspects,
    cuspsDeg: arcs && houses !== null ? houses.cuspsDeg : null,
  });
  const mundane =
    arcs || houses === null
      ? []
      : progressedMundaneIngresses(
          ephemeris,
          natal,
          progressed,
          choice,
          settings,
          movers.moving,
          searched.fromJdUt,
          searched.untilJdUt,
        );
  return {
    wired: inOrder([...found, ...mundane]).map((event) =>
      wireProgressedEvent(ephemeris, event, uncertaintyOfEvent(ephemeris, natal, progressed, choice, event), options),
    ),
    warnings: eventWarnings(ephemeris, movers, fromJdUt),
  };
}

/**
 * The span of an event is known when it depends only on the sky; when natal longitudes matter too, the event is only
 * marked approximate.
 */
function uncertaintyOfEvent(
  ephemeris: Ephemeris,
  { moment }: NatalBasis,
  { clock }: ProgressedChart,
  { method }: ProgressionsRequest['choice'],
  { kind, jdUt }: ProgressedEvent,
): Uncertainty {
  if (!moment.unknownTime) return {};
  const bySkyAlone = method !== 'solar_arc' && (kind === 'sign_ingress' || kind === 'station');
  return bySkyAlone ? lifeUncertainty(ephemeris, clock, moment, jdUt) : { approximate: true };
}

function eventWarnings(
  ephemeris: Ephemeris,
  { unavailable, partly, clipped, unsteady }: ProgressedMovers,
  fromJdUt: number,
): readonly Warning[] {
  const warnings: Warning[] = unavailable.map((body) => ({
    code: 'body_unavailable',
    message: `${body} is not available in the range; its events were left out.`,
    field: 'settings.bodies',
  }));
  for (const { id, ...days } of partly) {
    const { searched } = rangeClipped(ephemeris, days, 'settings.bodies');
    warnings.push({
      code: 'body_unavailable',
      message: `${id} is available only from ${searched!.starts_at} to ${searched!.ends_at} of life; its events outside were left out.`,
      field: 'settings.bodies',
      searched: searched!,
    });
  }
  if (clipped !== null)
    warnings.push(rangeClipped(ephemeris, clipped, clipped.fromJdUt > fromJdUt + A_SECOND ? 'from' : 'to'));
  for (const angle of unsteady) {
    warnings.push({
      code: 'body_unavailable',
      message: `Events of the progressed ${angle} were left out: it has no steady motion with these angles at this latitude.`,
      field: 'angles',
    });
  }
  return warnings;
}
