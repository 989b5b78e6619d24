import type { Ephemeris } from '@theia/astro/ephemeris';
import type { VedicChart } from '@theia/astro/vedic/chart';
import {
  computeSadeSati,
  isSadeSati,
  SATURN_PHASES,
  type SadeSati,
  type SadeSatiCycle,
  type SaturnPeriod,
} from '@theia/astro/vedic/sade-sati/sade-sati';
import { SIGNS, signOf, type Sign } from '@theia/astro/zodiac/signs';
import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import { signSchema } from '../natal/point-schema.ts';
import { instantSchema } from '../shared/answer-schemas.ts';
import type { ResolvedBirth } from '../shared/contract.ts';
import { instantWriter, type InstantWriter } from '../panchang/instants.ts';

/** Thirty years to either side of the analysis, contract §6.11. */
const WINDOW_DAYS = 30 * 365.25;

const periodSchema = z.object({
  phase: z.enum(SATURN_PHASES).meta({
    description:
      'Saturn in the 12th (rising), 1st (peak) or 2nd (setting) sign from the Moon’s; dhaiya in the 4th or 8th.',
  }),
  kind: z.enum(['sade_sati', 'dhaiya']),
  sign: signSchema,
  start: instantSchema.nullable().meta({ description: 'Null where the ephemeris begins within the stay.' }),
  end: instantSchema.nullable(),
  direct: z.boolean().meta({ description: 'Saturn entered the sign moving forwards; false: a retrograde return.' }),
});

const cycleSchema = z.object({ start: instantSchema.nullable(), end: instantSchema.nullable(), active: z.boolean() });

export const sadeSatiShape = {
  moon_sign: signSchema,
  approximate: z
    .literal(true)
    .optional()
    .meta({ description: 'The birth time is unknown: the Moon stands where it was at noon.' }),
  possible_moon_signs: z
    .array(signSchema)
    .optional()
    .meta({ description: 'With an unknown birth time: the signs the Moon was in that day.' }),
  current: periodSchema.nullable().meta({ description: 'The period that holds the instant of analysis.' }),
  periods: z.array(periodSchema).meta({
    description: 'Every stay of Saturn that counts, retrograde returns apart, 30 years to either side of the analysis.',
  }),
  cycles: z
    .array(cycleSchema)
    .meta({ description: 'The same sade sati as wholes, from the first entry to the last exit.' }),
};

function wirePeriod(at: InstantWriter, period: SaturnPeriod): z.infer<typeof periodSchema> {
  const { phase, signIndex, startJdUt, endJdUt, direct } = period;
  return {
    phase,
    kind: isSadeSati(period) ? 'sade_sati' : 'dhaiya',
    sign: SIGNS[signIndex]!,
    start: textOf(at, startJdUt),
    end: textOf(at, endJdUt),
    direct,
  };
}

function wireCycle(
  at: InstantWriter,
  { startJdUt, endJdUt }: SadeSatiCycle,
  atJdUt: number,
): z.infer<typeof cycleSchema> {
  return {
    start: textOf(at, startJdUt),
    end: textOf(at, endJdUt),
    active: (startJdUt ?? -Infinity) <= atJdUt && atJdUt < (endJdUt ?? Infinity),
  };
}

function textOf(at: InstantWriter, jdUt: number | null): string | null {
  return jdUt === null ? null : at(jdUt);
}

/** Sade sati of a chart around an instant, as the product and the Vedic chart show it. */
export function sadeSatiOf(
  ephemeris: Ephemeris,
  chart: VedicChart,
  day: ResolvedBirth['moment']['day'],
  atJdUt: number,
): { readonly wired: Record<string, unknown>; readonly warnings: readonly Warning[] } {
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
            message: 'The ephemeris ends within the thirty years around the analysis: what lies beyond is left out.',
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
      [day.startJdUt, day.endJdUt].map((jdUt) => signOf(ephemeris.ecliptic(jdUt, 'moon', frame).longitudeDeg)),
    ),
  ];
}
