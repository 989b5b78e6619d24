import { sourceAcross } from '@theia-astro/astro/ephemeris';
import { separationOfDirectionsDeg } from '@theia-astro/astro/heliacal/watch';
import { heliacalEvents, heliacalSearch, type HeliacalEvent } from '@theia-astro/astro/heliacal/events';
import { visibilityPeriods } from '@theia-astro/astro/heliacal/periods';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { clipRange, echoRange } from '../limits/search-window.ts';
import { runningSecond } from '../request/search-range.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { instantWriter, type InstantWriter } from '../vedic-parts/wire.ts';
import { answerEnd } from '../wire/meta.ts';
import { wirePlace } from '../wire/place-and-time.ts';
import { round, type Wire } from '../wire/wire.ts';
import type { HeliacalRequest } from './request.ts';
import type { heliacalEventSchema, heliacalResponseSchema } from './schema.ts';

type Answer = Wire<typeof heliacalResponseSchema>;

/** POST /heliacal_events. @throws Problem 422 */
export function calculateHeliacal(context: CalculationContext, request: HeliacalRequest): Answer {
  const { ephemeris, places } = context;
  const { seeing, toMs } = request;
  const fromMs = request.fromNow ? runningSecond(context.nowMs) : request.fromMs;
  const window = clipRange(ephemeris, { fromMs, toMs });
  const { fromJdUt, toJdUt } = window;
  const found = resolvePlace(places, request.place!, request.resolution, 'location');
  const search = heliacalSearch(ephemeris, found.geo, seeing);
  const at = instantWriter(ephemeris);
  const perBody = request.bodies.map((body) => ({ body, events: heliacalEvents(search, body, fromJdUt, toJdUt) }));
  const visibility = perBody.map(({ body, events }) => ({
    body,
    periods: visibilityPeriods(search, body, events, fromJdUt, toJdUt),
  }));
  const events = perBody
    .flatMap((of) => of.events)
    .filter(({ type, jdUt }) => request.events.includes(type) && jdUt >= fromJdUt && jdUt < toJdUt)
    .toSorted((a, b) => a.jdUt - b.jdUt);
  const isPolar = visibility.some(({ periods }) => periods.some(({ state }) => state === 'polar'));
  const source = sourceAcross(ephemeris, fromJdUt, toJdUt);
  return {
    product: 'heliacal_events',
    ...echoRange(ephemeris, window, { fromMs, toMs }),
    events: events.map((event) => wireEvent(event, at)),
    visibility: visibility.map(({ body, periods }) => ({
      body,
      periods: periods.map(({ startsJdUt, endsJdUt, state }) => ({
        starts_at: at(startsJdUt),
        ends_at: at(endsJdUt),
        state,
      })),
    })),
    conventions: {
      criterion: 'limiting_magnitude',
      acronychal_and_cosmical: 'horizon',
      pressure_hpa: seeing.pressureHpa,
      temperature_c: seeing.temperatureC,
      humidity_percent: seeing.humidityPercent,
      extinction: seeing.extinction,
      age_years: seeing.ageYears,
      acuity: seeing.acuity,
    },
    time: null,
    place: wirePlace(found.place),
    ...answerEnd(
      context,
      request,
      { jdUt: fromJdUt, ayanamsa: null, source },
      window.warnings,
      found.warnings,
      isPolar ? [POLAR] : [],
    ),
  };
}

const POLAR: Warning = {
  code: 'polar_no_sunrise',
  message: 'On some days the Sun does not rise or set at this place: then there are no events.',
  field: 'latitude',
};

function wireEvent({ body, type, jdUt, seen }: HeliacalEvent, at: InstantWriter): Wire<typeof heliacalEventSchema> {
  if (seen === null)
    return {
      at: at(jdUt),
      starts_at: null,
      ends_at: null,
      body,
      type,
      arcus_visionis: null,
      elongation: null,
      magnitude: null,
      limiting_magnitude: null,
      altitude: null,
      azimuth: null,
    };
  const { limitingMagnitude, magnitude, altitudeDeg, azimuthDeg, sunAltitudeDeg, sunAzimuthDeg } = seen.sighting;
  return {
    at: at(jdUt),
    starts_at: at(seen.startsJdUt),
    ends_at: at(seen.endsJdUt),
    body,
    type,
    arcus_visionis: round(altitudeDeg - sunAltitudeDeg, 2),
    elongation: round(separationOfDirectionsDeg(altitudeDeg, azimuthDeg, sunAltitudeDeg, sunAzimuthDeg), 2),
    magnitude: round(magnitude, 2),
    limiting_magnitude: round(limitingMagnitude, 2),
    altitude: round(altitudeDeg, 2),
    azimuth: round(azimuthDeg, 2),
  };
}
