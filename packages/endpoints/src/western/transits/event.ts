import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import {
  LUNATION_PHASES,
  type ExactHit,
  type TransitEvent,
  type TransitWindow,
} from '@theia-astro/astro/transits/event';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { type Uncertainty, uncertaintyShape } from '../../resolve/uncertainty.ts';
import { instantTextOfJd } from '../../time/instant-text.ts';
import { type ChartRole, exactShape, wireExact } from '../../wire/aspect.ts';
import { bodyIdSchema } from '../../wire/point.ts';
import { eclipseSchema, type NatalPoints, wireEclipse } from '../../wire/eclipse.ts';
import { instantSchema } from '../../wire/place-and-time.ts';
import {
  wire,
  wireLongitude,
  type Wire,
  longitudeSchema,
  signSchema,
  wireZodiac,
  zodiacShape,
} from '../../wire/wire.ts';

const directionSchema = z.enum(['direct', 'retrograde']);
const houseSchema = z.int().min(1).max(36);
const julianDay = z.number().optional().meta({ description: 'With include details.', 'x-unit': 'Julian day UT1' });
export const whenShape = { at: instantSchema, julian_day_ut: julianDay };
const head = { ...whenShape, body: bodyIdSchema };

export const exactEventSchema = z
  .object({
    type: z.literal('exact'),
    ...whenShape,
    ...exactShape,
    longitude: longitudeSchema.meta({ description: 'Of point_1.', 'x-unit': 'degrees' }),
    motion: directionSchema,
    pass: z.int().min(1).meta({
      description:
        'Number of this hit among pass_count hits separated only by retrograde loops, including those beyond the range.',
    }),
    pass_count: z.int().min(1),
    window_id: z.string().optional().meta({ description: 'Id of its time in orb, when the answer has windows.' }),
    ...uncertaintyShape,
  })
  .meta({ id: 'ExactEvent', description: 'An aspect becomes exact; point_1 is the moving body.' });
export const signIngressSchema = z
  .object({
    type: z.literal('sign_ingress'),
    ...head,
    sign: signSchema,
    from_sign: signSchema,
    longitude: longitudeSchema,
    motion: directionSchema,
    ...uncertaintyShape,
  })
  .meta({ id: 'SignIngressEvent' });
export const houseIngressSchema = z
  .object({
    type: z.literal('house_ingress'),
    ...head,
    house: houseSchema,
    from_house: houseSchema,
    longitude: longitudeSchema,
    motion: directionSchema,
    ...uncertaintyShape,
  })
  .meta({ id: 'HouseIngressEvent' });
export const stationEventSchema = z
  .object({
    type: z.literal('station'),
    ...head,
    station: z.enum(['station_direct', 'station_retrograde']),
    ...zodiacShape,
    ...uncertaintyShape,
  })
  .meta({ id: 'StationEvent' });
const lunationEventSchema = z
  .object({
    type: z.literal('lunation'),
    ...head,
    phase: z.enum(LUNATION_PHASES),
    ...zodiacShape,
    ...uncertaintyShape,
  })
  .meta({ id: 'LunationEvent' });
const eclipseEventSchema = z
  .object({
    type: z.literal('eclipse'),
    ...head,
    longitude: longitudeSchema,
    eclipse: eclipseSchema,
    ...uncertaintyShape,
  })
  .meta({ id: 'EclipseEvent' });

/** One event of a range. */
export const eventSchema = z
  .discriminatedUnion('type', [
    exactEventSchema,
    signIngressSchema,
    houseIngressSchema,
    stationEventSchema,
    lunationEventSchema,
    eclipseEventSchema,
  ])
  .meta({ id: 'TransitEvent' });

/** How events are written. */
export interface EventTelling {
  /** The charts of the moving body and of the aspected point. */
  readonly charts: readonly [ChartRole, ChartRole];
  /** Adds Julian days and all fields of eclipses. */
  readonly details: boolean;
  /** The natal points that eclipses may fall on. */
  readonly natal: NatalPoints;
  /** Null when the answer has no windows. */
  readonly windowId: ((window: TransitWindow) => string) | null;
}

/** Writes an event of a search, with the uncertainty of its instant when the birth time is unknown. */
export function wireEvent(
  ephemeris: Ephemeris,
  event: TransitEvent,
  uncertainty: Uncertainty,
  telling: EventTelling,
): Wire<typeof eventSchema> {
  if (event.kind === 'exact') return wireExactEvent(ephemeris, event, uncertainty, telling);
  const told = { ...wireWhen(ephemeris, event, telling), body: event.body };
  const longitude = wireLongitude(event.longitudeDeg);
  switch (event.kind) {
    case 'sign_ingress':
      return {
        type: 'sign_ingress',
        ...told,
        sign: signByIndex(event.signIndex),
        from_sign: signByIndex(event.fromSignIndex),
        longitude,
        motion: event.motion,
        ...uncertainty,
      };
    case 'house_ingress':
      return {
        type: 'house_ingress',
        ...told,
        house: event.house,
        from_house: event.fromHouse,
        longitude,
        motion: event.motion,
        ...uncertainty,
      };
    case 'station':
      return { type: 'station', ...told, station: event.station, ...wireZodiac(event.longitudeDeg), ...uncertainty };
    case 'lunation':
      return { type: 'lunation', ...told, phase: event.phase, ...wireZodiac(event.longitudeDeg), ...uncertainty };
    case 'eclipse':
      return {
        type: 'eclipse',
        ...told,
        longitude,
        eclipse: wireEclipse(ephemeris, event.eclipse, { details: telling.details, natal: telling.natal }),
        ...uncertainty,
      };
  }
}

/** An exact aspect. */
export function wireExactEvent(
  ephemeris: Ephemeris,
  event: ExactHit,
  uncertainty: Uncertainty,
  telling: EventTelling,
): Wire<typeof exactEventSchema> {
  return {
    type: 'exact',
    ...wireWhen(ephemeris, event, telling),
    ...wireExact(event.aspect, [event.body, event.target], telling.charts),
    longitude: wireLongitude(event.longitudeDeg),
    motion: event.motion,
    pass: event.pass,
    pass_count: event.passCount,
    ...(telling.windowId === null ? {} : { window_id: telling.windowId(event.window) }),
    ...uncertainty,
  };
}

function wireWhen(
  ephemeris: Ephemeris,
  { jdUt }: TransitEvent,
  { details }: EventTelling,
): { readonly at: string; readonly julian_day_ut?: number } {
  return { at: instantTextOfJd(ephemeris, jdUt), ...(details ? { julian_day_ut: wire(jdUt) } : {}) };
}
