import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { TransitWindow } from '@theia-astro/astro/transits/event';
import { z } from 'zod';
import { uncertaintyShape } from '../../resolve/uncertainty.ts';
import { instantTextOfJd } from '../../time/instant-text.ts';
import { type ChartRole, chartsPairShape, wireChartsPair } from '../../wire/aspect.ts';
import { instantSchema } from '../../wire/time.ts';
import { wire } from '../../wire/number.ts';
import type { Wire } from '../../wire/wire-type.ts';

/** A time within the orb of an aspect. */
export const windowSchema = z
  .object({
    id: z.string(),
    ...chartsPairShape,
    starts_at: instantSchema.meta({ description: 'When the aspect comes into orb.' }),
    ends_at: instantSchema.meta({ description: 'When the aspect goes out of orb.' }),
    exact_at: z.array(instantSchema).meta({ description: 'Empty for a near miss.' }),
    closest: z.object({
      at: instantSchema,
      orb: z
        .number()
        .meta({ description: 'Separation minus the aspect’s angle, signed; 0 when exact.', 'x-unit': 'degrees' }),
    }),
    clipped_start: z
      .boolean()
      .meta({ description: 'Already in orb when the range starts; starts_at is then the start of the range.' }),
    clipped_end: z
      .boolean()
      .meta({ description: 'Still in orb when the range ends; ends_at is then the end of the range.' }),
    approximate: uncertaintyShape.approximate,
  })
  .meta({ id: 'TransitWindow', description: 'A time within the orb of an aspect; point_1 is the moving body.' });

export interface WindowTelling {
  readonly id: string;
  readonly charts: readonly [ChartRole, ChartRole];
  /** The birth time is unknown. */
  readonly approximate: boolean;
}

/** Writes a time in orb. */
export function wireWindow(
  ephemeris: Ephemeris,
  window: TransitWindow,
  { id, charts, approximate }: WindowTelling,
): Wire<typeof windowSchema> {
  const at = (jdUt: number): string => instantTextOfJd(ephemeris, jdUt);
  return {
    id,
    ...wireChartsPair(window.aspect, [window.body, window.target], charts),
    starts_at: at(window.entersJdUt),
    ends_at: at(window.leavesJdUt),
    exact_at: window.exactJdUt.map(at),
    closest: { at: at(window.closest.jdUt), orb: wire(window.closest.orbDeg) },
    clipped_start: window.clippedStart,
    clipped_end: window.clippedEnd,
    ...(approximate ? { approximate: true } : {}),
  };
}
