import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { aspectingPoints } from '@theia-astro/astro/natal/points';
import {
  findProgressedEvents,
  housesAreArcs,
  inOrder,
  type ProgressedEvent,
  progressedMundaneIngresses,
} from '@theia-astro/astro/progressions/events';
import type { NatalBasis, ProgressedChart } from '@theia-astro/astro/progressions/compute';
import { progressedMovers, type ProgressedMovers } from '@theia-astro/astro/progressions/movers';
import type { Warning } from '../endpoint.ts';
import { lifeUncertainty, type Uncertainty } from '../resolve/uncertainty.ts';
import { toJulianDays } from '../time/range.ts';
import { rangeClipped } from '../limits/search-window.ts';
import type { Wire } from '../wire/wire-type.ts';
import { type progressedEventSchema, wireProgressedEvent } from './event.ts';
import { chartRole, shownSettings } from './progress.ts';
import type { EventRange, ProgressionsRequest } from './request.ts';

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
  const telling = { chart: chartRole(choice), details: include.has('details') };
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
      wireProgressedEvent(ephemeris, event, uncertaintyOfEvent(ephemeris, natal, progressed, choice, event), telling),
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
