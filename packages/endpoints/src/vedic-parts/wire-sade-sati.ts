import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import {
  computeSadeSati,
  isSadeSati,
  SATURN_PHASES,
  type SadeSati,
  type SadeSatiCycle,
  type SaturnPeriod,
} from '@theia-astro/astro/vedic/sade-sati/sade-sati';
import { SIGNS, zodiacSign, type Sign } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import { signSchema } from '../wire/zodiac.ts';
import { instantSchema } from '../wire/instant.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { instantWriter, type InstantWriter } from './instants.ts';

/** Thirty years on either side of the analysis, contract §6.11. */
const WINDOW_DAYS = 30 * 365.25;

const periodSchema = z
  .object({
    phase: z.enum(SATURN_PHASES).meta({
      description:
        'Saturn in the 12th (rising), 1st (peak) or 2nd (setting) sign from the Moon’s; dhaiya in the 4th or 8th.',
    }),
    kind: z.enum(['sade_sati', 'dhaiya']),
    sign: signSchema,
    starts_at: instantSchema.nullable().meta({ description: 'Null when the ephemeris begins within the stay.' }),
    ends_at: instantSchema.nullable(),
    direct: z.boolean().meta({ description: 'Saturn entered the sign moving forwards; false: a retrograde return.' }),
  })
  .meta({ id: 'SaturnPeriod' });

const cycleSchema = z
  .object({ starts_at: instantSchema.nullable(), ends_at: instantSchema.nullable(), active: z.boolean() })
  .meta({ id: 'SadeSatiCycle' });

export const sadeSatiShape = {
  moon_sign: signSchema,
  approximate: z.literal(true).optional().meta({ description: 'The birth time is unknown: the Moon is that of noon.' }),
  possible_moon_signs: z
    .array(signSchema)
    .optional()
    .meta({ description: 'With an unknown birth time: the signs the Moon was in that day.' }),
  current: periodSchema.nullable().meta({ description: 'The period that contains the instant of analysis.' }),
  periods: z.array(periodSchema).meta({
    description:
      'Every stay of Saturn that counts, with separate stays for retrograde returns, 30 years on either side of the analysis.',
  }),
  cycles: z
    .array(cycleSchema)
    .meta({ description: 'Each sade sati as a whole, from the first entry to the last exit.' }),
};
export const sadeSatiSchema = z.object(sadeSatiShape).meta({ id: 'SadeSati' });

function wirePeriod(at: InstantWriter, period: SaturnPeriod): Wire<typeof periodSchema> {
  const { phase, signIndex, startJdUt, endJdUt, direct } = period;
  return {
    phase,
    kind: isSadeSati(period) ? 'sade_sati' : 'dhaiya',
    sign: SIGNS[signIndex]!,
    starts_at: optionalInstant(at, startJdUt),
    ends_at: optionalInstant(at, endJdUt),
    direct,
  };
}

function wireCycle(at: InstantWriter, { startJdUt, endJdUt }: SadeSatiCycle, atJdUt: number): Wire<typeof cycleSchema> {
  return {
    starts_at: optionalInstant(at, startJdUt),
    ends_at: optionalInstant(at, endJdUt),
    active: (startJdUt ?? -Infinity) <= atJdUt && atJdUt < (endJdUt ?? Infinity),
  };
}

function optionalInstant(at: InstantWriter, jdUt: number | null): string | null {
  return jdUt === null ? null : at(jdUt);
}

/** Writes the sade sati of a chart around an instant, for the product and the Vedic chart. */
export function wireSadeSati(
  ephemeris: Ephemeris,
  chart: VedicChart,
  day: ResolvedBirth['moment']['day'],
  atJdUt: number,
): { readonly wired: Wire<typeof sadeSatiSchema>; readonly warnings: readonly Warning[] } {
  const { signIndex } = chart.byId.moon;
  const at = instantWriter(ephemeris);
  const found: SadeSati = computeSadeSati(ephemeris, chart.frame, signIndex, atJdUt, WINDOW_DAYS);
  return {
    wired: {
      moon_sign: SIGNS[signIndex]!,
      ...(day === null ? {} : { approximate: true, possible_moon_signs: signsOfDay(ephemeris, chart, day) }),
      current: found.current && wirePeriod(at, found.current),
      periods: found.periods.map((period) => wirePeriod(at, period)),
      cycles: found.cycles.map((cycle) => wireCycle(at, cycle, atJdUt)),
    },
    warnings: found.clipped
      ? [
          {
            code: 'range_clipped',
            message: 'The ephemeris ends within thirty years of the analysis; everything beyond it was left out.',
          },
        ]
      : [],
  };
}

function signsOfDay(
  ephemeris: Ephemeris,
  { frame }: VedicChart,
  day: { readonly startJdUt: number; readonly endJdUt: number },
): Sign[] {
  return [
    ...new Set(
      [day.startJdUt, day.endJdUt].map((jdUt) => zodiacSign(ephemeris.ecliptic(jdUt, 'moon', frame).longitudeDeg)),
    ),
  ];
}
