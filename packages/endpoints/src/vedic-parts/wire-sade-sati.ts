import { sourceAcross, type Ephemeris, type EphemerisSource } from '@theia-astro/astro/ephemeris';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import {
  computeSadeSati,
  cycleBreaks,
  isSadeSati,
  SATURN_PHASES,
  type SadeSati,
  type SadeSatiCycle,
  type SaturnPeriod,
} from '@theia-astro/astro/vedic/sade-sati/sade-sati';
import { SIGNS, zodiacSign, type Sign } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import { signSchema, wire, type Wire } from '../wire/wire.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { instantWriter, type InstantWriter } from './wire.ts';

/** Thirty years on either side of the analysis, docs/methods/gochara.md. */
const WINDOW_DAYS = 30 * 365.25;

/** A span whose ends may lie beyond the ephemeris. */
export const openSpanShape = { starts_at: instantSchema.nullable(), ends_at: instantSchema.nullable() };

const age = z.number().nullable().optional();
/** With a range or the whole life. */
export const agesShape = { starts_age_years: age, ends_age_years: age };

const periodSchema = z
  .object({
    phase: z.enum(SATURN_PHASES).meta({
      description:
        'Saturn in the 12th (rising), 1st (peak) or 2nd (setting) sign from the Moon’s; dhaiya in the 4th or 8th.',
    }),
    kind: z.enum(['sade_sati', 'dhaiya']),
    sign: signSchema,
    ...openSpanShape,
    direct: z.boolean().meta({ description: 'Saturn entered the sign moving forwards; false: a retrograde return.' }),
    ...agesShape,
  })
  .meta({ id: 'SaturnPeriod' });

const cycleShape = { ...openSpanShape, active: z.boolean() };
const breaks = z
  .array(z.object({ starts_at: instantSchema, ends_at: instantSchema }))
  .meta({ description: 'When Saturn has left for a sign outside.' });
const cycleSchema = z.object({ ...cycleShape, ...agesShape, breaks: breaks.optional() }).meta({ id: 'SadeSatiCycle' });
const dhaiyaSchema = z
  .object({ phase: z.enum(['dhaiya_4', 'dhaiya_8']), sign: signSchema, ...cycleShape, ...agesShape, breaks })
  .meta({ id: 'Dhaiya', description: 'Kantaka shani in the 4th, ashtama shani in the 8th.' });

/** The sign of the natal Moon, and what is uncertain about it. */
export const moonOfBirthShape = {
  moon_sign: signSchema,
  approximate: z.literal(true).optional().meta({ description: 'The birth time is unknown: the Moon is that of noon.' }),
  possible_moon_signs: z
    .array(signSchema)
    .optional()
    .meta({ description: 'With an unknown birth time: the signs the Moon was in that day.' }),
};
const moonOfBirthSchema = z.object(moonOfBirthShape);

export const sadeSatiShape = {
  ...moonOfBirthShape,
  current: periodSchema.nullable().meta({ description: 'The period that contains the instant of analysis.' }),
  periods: z.array(periodSchema).meta({
    description:
      'Every stay of Saturn that counts, with separate stays for retrograde returns, 30 years on either side of the analysis or in the range.',
  }),
  cycles: z
    .array(cycleSchema)
    .meta({ description: 'Each sade sati as a whole, from the first entry to the last exit.' }),
  dhaiyas: z.array(dhaiyaSchema).optional().meta({ description: 'With a range or the whole life.' }),
};
export const sadeSatiSchema = z.object(sadeSatiShape).meta({ id: 'SadeSati' });

const YEAR_DAYS = 365.2422;

interface Times {
  readonly startJdUt: number | null;
  readonly endJdUt: number | null;
}

/** Writes spans of Saturn; with a birth, their ages too. */
function spanWriter(at: InstantWriter, birthJdUt: number | null) {
  const age = (jdUt: number | null): number | null => (jdUt === null ? null : wire((jdUt - birthJdUt!) / YEAR_DAYS));
  return ({ startJdUt, endJdUt }: Times) => ({
    starts_at: optionalInstant(at, startJdUt),
    ends_at: optionalInstant(at, endJdUt),
    ...(birthJdUt === null ? {} : { starts_age_years: age(startJdUt), ends_age_years: age(endJdUt) }),
  });
}

function optionalInstant(at: InstantWriter, jdUt: number | null): string | null {
  return jdUt === null ? null : at(jdUt);
}

function runsAt({ startJdUt, endJdUt }: Times, atJdUt: number): boolean {
  return (startJdUt ?? -Infinity) <= atJdUt && atJdUt < (endJdUt ?? Infinity);
}

/** The range of a life that is listed, instead of thirty years on either side of the analysis. */
export interface LifeRange {
  readonly birthJdUt: number;
  readonly fromJdUt: number;
  readonly untilJdUt: number;
}

/** Writes the sade sati of a chart around an instant or in a range, for the product and the Vedic chart. */
export function wireSadeSati(
  ephemeris: Ephemeris,
  chart: VedicChart,
  day: ResolvedBirth['moment']['day'],
  atJdUt: number,
  life: LifeRange | null = null,
): {
  readonly wired: Wire<typeof sadeSatiSchema>;
  readonly source: EphemerisSource;
  readonly warnings: readonly Warning[];
} {
  const at = instantWriter(ephemeris);
  const window: readonly [number, number] =
    life === null ? [atJdUt - WINDOW_DAYS, atJdUt + WINDOW_DAYS] : [life.fromJdUt, life.untilJdUt];
  const found: SadeSati = computeSadeSati(ephemeris, chart.frame, chart.byId.moon.signIndex, atJdUt, window);
  const span = spanWriter(at, life && life.birthJdUt);
  const period = (one: SaturnPeriod): Wire<typeof periodSchema> => {
    const { starts_at, ends_at, ...ages } = span(one);
    return {
      phase: one.phase,
      kind: isSadeSati(one) ? 'sade_sati' : 'dhaiya',
      sign: SIGNS[one.signIndex]!,
      starts_at,
      ends_at,
      direct: one.direct,
      ...ages,
    };
  };
  const breaks = (cycle: SadeSatiCycle) =>
    cycleBreaks(cycle).map(({ startJdUt, endJdUt }) => ({ starts_at: at(startJdUt), ends_at: at(endJdUt) }));
  return {
    wired: {
      ...wireMoonOfBirth(ephemeris, chart, day),
      current: found.current && period(found.current),
      periods: found.periods.map(period),
      cycles: found.cycles.map((cycle) => ({
        ...span(cycle),
        active: runsAt(cycle, atJdUt),
        ...(life === null ? {} : { breaks: breaks(cycle) }),
      })),
      ...(life === null
        ? {}
        : {
            dhaiyas: found.dhaiyas.map((cycle) => ({
              phase: cycle.periods[0]!.phase === 'dhaiya_4' ? ('dhaiya_4' as const) : ('dhaiya_8' as const),
              sign: SIGNS[cycle.periods[0]!.signIndex]!,
              ...span(cycle),
              active: runsAt(cycle, atJdUt),
              breaks: breaks(cycle),
            })),
          }),
    },
    source: sourceAcross(ephemeris, ...window),
    warnings: found.clipped
      ? [
          {
            code: 'range_clipped',
            message:
              life === null
                ? 'The ephemeris ends within thirty years of the analysis; everything beyond it was left out.'
                : 'The ephemeris ends within the range; everything beyond it was left out.',
          },
        ]
      : [],
  };
}

/** Writes the sign of a chart's Moon; `day` is that of a birth without a time. */
export function wireMoonOfBirth(
  ephemeris: Ephemeris,
  chart: VedicChart,
  day: ResolvedBirth['moment']['day'],
): Wire<typeof moonOfBirthSchema> {
  return {
    moon_sign: SIGNS[chart.byId.moon.signIndex]!,
    ...(day === null ? {} : { approximate: true, possible_moon_signs: signsOfDay(ephemeris, chart, day) }),
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
