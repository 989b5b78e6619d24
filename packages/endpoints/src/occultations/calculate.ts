import { sourceAcross } from '@theia-astro/astro/ephemeris';
import { occultationsBetween, type Occultation } from '@theia-astro/astro/occultations/find';
import { HORIZON_DEG, type LocalOccultation } from '@theia-astro/astro/occultations/local';
import type { CalculationContext } from '../endpoint.ts';
import { clipRange, echoRange } from '../limits/search-window.ts';
import { runningSecond } from '../request/search-range.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { instantWriter, type InstantWriter } from '../vedic-parts/wire.ts';
import { answerEnd } from '../wire/meta.ts';
import { wirePlace } from '../wire/place-and-time.ts';
import { round, type Wire } from '../wire/wire.ts';
import type { OccultationsRequest } from './request.ts';
import type { occultationSchema, occultationsResponseSchema } from './schema.ts';

type Answer = Wire<typeof occultationsResponseSchema>;
type WireOccultation = Wire<typeof occultationSchema>;

/** The Sun's centre when its upper limb rises. */
const SUNRISE_DEG = -50 / 60;

/** POST /occultations. @throws Problem 422 */
export function calculateOccultations(context: CalculationContext, request: OccultationsRequest): Answer {
  const { ephemeris, places } = context;
  const { toMs } = request;
  const fromMs = request.fromNow ? runningSecond(context.nowMs) : request.fromMs;
  const window = clipRange(ephemeris, { fromMs, toMs });
  const { fromJdUt, toJdUt } = window;
  const found = request.place === null ? null : resolvePlace(places, request.place, request.resolution, 'location');
  const at = instantWriter(ephemeris);
  const occultations = request.bodies
    .flatMap((body) => occultationsBetween(ephemeris, body, fromJdUt, toJdUt, found?.geo ?? null))
    .toSorted((a, b) => a.jdUt - b.jdUt);
  const source = sourceAcross(ephemeris, fromJdUt, toJdUt);
  return {
    product: 'occultations',
    ...echoRange(ephemeris, window, { fromMs, toMs }),
    occultations: occultations.map((one) => ({
      ...wireOccultation(one, at),
      illuminated_fraction: round(ephemeris.illuminatedFraction(one.jdUt, 'moon'), 4),
      local: one.local === null ? null : wireLocal(one.local, at),
    })),
    time: null,
    place: found === null ? null : wirePlace(found.place),
    ...answerEnd(context, request, { jdUt: fromJdUt, ayanamsa: null, source }, window.warnings, found?.warnings ?? []),
  };
}

function wireOccultation(
  { body, jdUt, beginsJdUt, endsJdUt, isCentral, greatest }: Occultation,
  at: InstantWriter,
): Omit<WireOccultation, 'illuminated_fraction' | 'local'> {
  return {
    at: at(jdUt),
    starts_at: at(beginsJdUt),
    ends_at: at(endsJdUt),
    body,
    central: isCentral,
    greatest: { latitude: round(greatest.geoLatitudeDeg, 4), longitude: round(greatest.geoLongitudeDeg, 4) },
  };
}

function wireLocal(local: LocalOccultation, at: InstantWriter): NonNullable<WireOccultation['local']> {
  return {
    at: at(local.jdUt),
    separation: round(local.separationDeg, 5),
    total: local.isTotal,
    ...sight(local),
    contacts: local.contacts.map((contact) => ({
      name: contact.name,
      at: at(contact.jdUt),
      visible: contact.altitudeDeg > HORIZON_DEG,
      position_angle: round(contact.positionAngleDeg, 2),
      limb: contact.limb,
      ...sight(contact),
    })),
  };
}

function sight({ altitudeDeg, sunAltitudeDeg }: Pick<LocalOccultation, 'altitudeDeg' | 'sunAltitudeDeg'>): {
  altitude: number;
  sun_altitude: number;
  daylight: boolean;
} {
  return {
    altitude: round(altitudeDeg, 3),
    sun_altitude: round(sunAltitudeDeg, 3),
    daylight: sunAltitudeDeg > SUNRISE_DEG,
  };
}
