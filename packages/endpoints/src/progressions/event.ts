import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { ProgressedEvent } from '@theia-astro/astro/progressions/events';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { type Uncertainty, uncertaintyShape } from '../resolve/uncertainty.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { aspectPointSchema, type ChartRole, exactShape, wireExact } from '../wire/aspect.ts';
import { instantSchema } from '../wire/time.ts';
import { wire, wireLongitude } from '../wire/number.ts';
import type { Wire } from '../wire/wire-type.ts';
import { longitudeSchema, signSchema, wireZodiac, zodiacShape } from '../wire/zodiac.ts';

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

export interface EventTelling {
  /** The moving chart: `progressed`, or `directed` by solar arc. */
  readonly chart: ChartRole;
  /** Adds Julian days. */
  readonly details: boolean;
}

/** One event of a life, with the uncertainty of its instant when the birth time is unknown. */
export function wireProgressedEvent(
  ephemeris: Ephemeris,
  event: ProgressedEvent,
  uncertainty: Uncertainty,
  { chart, details }: EventTelling,
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
