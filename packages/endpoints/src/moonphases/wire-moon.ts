import type { Eclipse } from '@theia-astro/astro/eclipses/eclipse';
import type { Ephemeris, Frame, GeoPosition } from '@theia-astro/astro/ephemeris';
import type { Apsis, Supermoon } from '@theia-astro/astro/moon/apsides';
import { moonAltitudeDeg } from '@theia-astro/astro/moon/visibility';
import type { Perfection } from '@theia-astro/astro/moon/perfections';
import type { VoidOfCourse } from '@theia-astro/astro/moon/void-of-course';
import { MOON_PHASES, type MoonPhaseEvent } from '@theia-astro/astro/phase/phases';
import type { SignIngress } from '@theia-astro/astro/search/sign-ingresses';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { Places } from '@theia-astro/places/places';
import { z } from 'zod';
import { pairShape, wirePair } from '../wire/aspect.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import { round, wire, type Wire, signSchema, wireZodiac, zodiacShape } from '../wire/wire.ts';
import type { ZoneChoice } from '../request/asked.ts';
import { instantText, localText, utcMsOfJd } from '../time/instant-text.ts';
import { zoneFactsAt } from '../resolve/resolve-time.ts';

/** Options for writing an event: form, time zone and observer. */
export interface Teller {
  readonly ephemeris: Ephemeris;
  readonly places: Places;
  /** Adds local times. */
  readonly zone: ZoneChoice | null;
  /** Adds what is seen from a place. */
  readonly geo: GeoPosition | null;
  readonly frame: Frame;
  /** Adds Julian days. */
  readonly details: boolean;
}

const KM_DECIMALS = 3;
const HOURS_DECIMALS = 4;
const SHARE_DECIMALS = 6;
const HOURS_PER_DAY = 24;
const SAME_LUNATION_DAYS = 1;

const local = z
  .string()
  .meta({
    id: 'LocalTime',
    description: 'Wall clock with offset; with timezone or utc_offset.',
    examples: ['2024-01-03T22:30:27-05:00'],
  })
  .optional();
const julianDay = z.number().optional().meta({ description: 'With include details.', 'x-unit': 'Julian day UT1' });
const instantShape = { at: instantSchema, at_local: local, julian_day_ut: julianDay };
const instantShapeSchema = z.object(instantShape);
const visibilitySchema = z
  .object({
    visible: z.boolean().meta({ description: 'The Moon’s centre is above the true horizon.' }),
    altitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'True altitude, with parallax and without refraction.', 'x-unit': 'degrees' }),
  })
  .meta({ id: 'MoonVisibility', description: 'Only with a place.' });
const seenShape = { visibility: visibilitySchema.optional() };
const seenSchema = z.object(seenShape);
const distance = z
  .number()
  .meta({ description: 'Distance between the centres of Earth and Moon.', 'x-unit': 'kilometres' });

export const phaseSchema = z
  .object({
    phase: z.enum(MOON_PHASES),
    ...instantShape,
    ...zodiacShape,
    eclipse_id: z.string().optional().meta({ description: 'When it is an eclipse, its id in eclipses.' }),
    ...seenShape,
  })
  .meta({ id: 'MoonPhase', description: 'Longitude, sign and degree are the Moon’s.' });

/** Writes a phase of the Moon, with the id of its eclipse. */
export function wirePhase(
  teller: Teller,
  { phase, jdUt }: MoonPhaseEvent,
  eclipses: readonly Eclipse[],
): Wire<typeof phaseSchema> {
  const kind = phase === 'new_moon' ? 'solar' : phase === 'full_moon' ? 'lunar' : null;
  const eclipse = eclipses.find((one) => one.kind === kind && Math.abs(one.maximumJdUt - jdUt) < SAME_LUNATION_DAYS);
  return {
    phase,
    ...instant(teller, jdUt),
    ...moonPlace(teller, jdUt),
    ...(eclipse === undefined ? {} : { eclipse_id: eclipse.id }),
    ...seen(teller, jdUt),
  };
}

export const ingressSchema = z
  .object({ sign: signSchema, from_sign: signSchema, ...instantShape })
  .meta({ id: 'MoonIngress' });

/** Writes a sign ingress of the Moon. */
export function wireIngress(
  teller: Teller,
  { jdUt, signIndex, fromSignIndex }: SignIngress,
): Wire<typeof ingressSchema> {
  return { sign: signByIndex(signIndex), from_sign: signByIndex(fromSignIndex), ...instant(teller, jdUt) };
}

export const apsisSchema = z
  .object({ type: z.enum(['perigee', 'apogee']), ...instantShape, distance_km: distance })
  .meta({ id: 'LunarApsis' });

/** Writes a perigee or apogee. */
export function wireApsis(teller: Teller, { kind, jdUt, distanceKm }: Apsis): Wire<typeof apsisSchema> {
  return { type: kind, ...instant(teller, jdUt), distance_km: round(distanceKm, KM_DECIMALS) };
}

export const supermoonSchema = z
  .object({
    phase: z.enum(['new_moon', 'full_moon']),
    ...instantShape,
    ...zodiacShape,
    distance_km: distance,
    closeness: z
      .number()
      .min(0.9)
      .max(1.01)
      .meta({ description: '1 at the perigee, 0 at the apogee of the orbit; a supermoon has at least 0.9 (Nolle).' }),
    ...seenShape,
  })
  .meta({ id: 'Supermoon', description: 'Longitude, sign and degree are the Moon’s.' });

/** Writes a supermoon. */
export function wireSupermoon(
  teller: Teller,
  { phase, jdUt, distanceKm, closeness }: Supermoon,
): Wire<typeof supermoonSchema> {
  return {
    phase,
    ...instant(teller, jdUt),
    ...moonPlace(teller, jdUt),
    distance_km: round(distanceKm, KM_DECIMALS),
    closeness: round(closeness, SHARE_DECIMALS),
    ...seen(teller, jdUt),
  };
}

const perfectionSchema = z
  .object(pairShape)
  .meta({ id: 'MoonAspect', description: 'An aspect of the Moon (point_1).' });
export const voidSchema = z
  .object({
    sign: signSchema.meta({ description: 'Sign of the Moon when the void begins.' }),
    starts_at: instantSchema,
    starts_at_local: local,
    last_aspect: perfectionSchema.nullable().meta({
      description: 'The exact aspect that begins it; null when the Moon was void from its entry into the sign.',
    }),
    ends_at: instantSchema,
    ends_at_local: local,
    ends_by: z.enum(['ingress', 'application']).meta({
      description:
        'ingress: the Moon leaves the sign (last_aspect). application: the Moon comes into orb of the next aspect (lilly), or within 30° of it (hellenistic), in any sign.',
    }),
    next_aspect: perfectionSchema
      .nullable()
      .meta({ description: 'The aspect whose application ends the void; null when it ends by ingress.' }),
    hours: z.number().min(0).meta({ 'x-unit': 'hours' }),
    next_sign: signSchema.nullable().meta({ description: 'The sign entered; null when the void ends by application.' }),
    julian_day_ut: julianDay.meta({
      description: 'Julian day of the start; with include details.',
      'x-unit': 'Julian day UT1',
    }),
  })
  .meta({ id: 'VoidOfCourse' });

/** Writes a void-of-course period. */
export function wireVoid(
  teller: Teller,
  { signIndex, startsJdUt, lastAspect, endsJdUt, endsBy, nextAspect }: VoidOfCourse,
): Wire<typeof voidSchema> {
  const starts = instant(teller, startsJdUt);
  const ends = instant(teller, endsJdUt);
  return {
    sign: signByIndex(signIndex),
    starts_at: starts.at,
    ...(starts.at_local === undefined ? {} : { starts_at_local: starts.at_local }),
    last_aspect: lastAspect && wirePerfection(lastAspect),
    ends_at: ends.at,
    ...(ends.at_local === undefined ? {} : { ends_at_local: ends.at_local }),
    ends_by: endsBy,
    next_aspect: nextAspect && wirePerfection(nextAspect),
    hours: round((endsJdUt - startsJdUt) * HOURS_PER_DAY, HOURS_DECIMALS),
    next_sign: endsBy === 'ingress' ? signByIndex(signIndex + 1) : null,
    ...(starts.julian_day_ut === undefined ? {} : { julian_day_ut: starts.julian_day_ut }),
  };
}

function wirePerfection({ aspect, body }: Perfection): Wire<typeof perfectionSchema> {
  return wirePair(aspect, ['moon', body]);
}

function instant({ ephemeris, places, zone, details }: Teller, jdUt: number): Wire<typeof instantShapeSchema> {
  const utcMs = Math.floor(utcMsOfJd(ephemeris, jdUt) / 1000 + 0.5) * 1000;
  return {
    at: instantText(utcMs),
    ...(zone === null ? {} : { at_local: localText(utcMs, zoneFactsAt(places, zone, utcMs).offsetSeconds) }),
    ...(details ? { julian_day_ut: wire(jdUt) } : {}),
  };
}

function moonPlace({ ephemeris, frame }: Teller, jdUt: number): ReturnType<typeof wireZodiac> {
  return wireZodiac(ephemeris.ecliptic(jdUt, 'moon', frame).longitudeDeg);
}

function seen({ ephemeris, geo }: Teller, jdUt: number): Wire<typeof seenSchema> {
  if (geo === null) return {};
  const altitudeDeg = moonAltitudeDeg(ephemeris, jdUt, geo);
  return { visibility: { visible: altitudeDeg > 0, altitude: wire(altitudeDeg) } };
}
