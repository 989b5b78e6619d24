import { computeDashas, DASHA_SYSTEMS, MOST_PERIODS, type Dasha } from '@theia-astro/astro/vedic/dasha/dashas';
import { NARAYANA_TIES } from '@theia-astro/astro/vedic/dasha/sign-rulers';
import { isConditional } from '@theia-astro/astro/vedic/dasha/counted-dashas';
import type { DashaPeriod } from '@theia-astro/astro/vedic/dasha/period';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { byId } from '../../wire/point.ts';
import { signSchema, wire, wireBelow, type Wire } from '../../wire/wire.ts';
import { instantSchema } from '../../wire/place-and-time.ts';
import {
  dashaSystemSchema,
  grahaSchema,
  instantWriter,
  type InstantWriter,
  nakshatraIdSchema,
} from '../../vedic-parts/wire.ts';
import { vedicPart, type PartContext } from '../part.ts';

const periodShape = {
  lord: grahaSchema,
  sign: signSchema.optional().meta({ description: 'Sign dashas.' }),
  name: z.string().optional().meta({ description: 'Name of the yogini.' }),
  level: z.int().min(1).max(5).meta({ description: '1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana.' }),
  starts_at: instantSchema,
  ends_at: instantSchema,
};
const periodSchema = z.object(periodShape).meta({ id: 'DashaPeriod' });
const antarSchema = z.object({ ...periodShape, children: z.array(periodSchema).optional() }).meta({ id: 'Antardasha' });
const mahaSchema = z.object({ ...periodShape, children: z.array(antarSchema).optional() }).meta({
  id: 'Mahadasha',
  description: 'children: the sub-periods, with include details or by settings.dasha_levels.',
});
const dashaSchema = z
  .object({
    system: dashaSystemSchema,
    seed: z
      .object({
        nakshatra: nakshatraIdSchema,
        lord: grahaSchema,
        name: z.string().optional(),
        fraction_elapsed: z.number().min(0).lt(1),
        balance_years: z.number().meta({ 'x-unit': 'dasha years' }),
      })
      .nullable()
      .meta({ description: 'Null where no nakshatra begins the dasha.' }),
    applicable: z
      .boolean()
      .nullable()
      .optional()
      .meta({ description: 'Conditional dashas: the condition of BPHS 46.' }),
    equal_strength: z
      .enum(NARAYANA_TIES)
      .optional()
      .meta({ description: 'Narayana: the tie-breaker between signs of equal strength.' }),
    approximate: z.literal(true).optional().meta({ description: 'The birth time is unknown.' }),
    periods: z.array(mahaSchema),
    current: z.array(periodSchema).meta({ description: 'All five levels at the instant of analysis.' }),
    within: z
      .array(periodSchema)
      .optional()
      .meta({ description: 'Periods that touch dashas_from to dashas_to, each followed by its parts.' }),
  })
  .meta({ id: 'Dasha' });
const dashasSchema = byId(DASHA_SYSTEMS, dashaSchema.nullable().meta({ id: 'DashaOrNull' })).meta({ id: 'Dashas' });

/** Default depth of the tree. */
const LEAN_LEVELS = 1;
const DETAILED_LEVELS = 2;

/** `dashas` (docs/methods/dashas.md) by system; null without the birth time or the sunrise it needs. */
export const dashasPart = vedicPart({
  include: 'dashas',
  schema: dashasSchema,
  compute: (context) => {
    const {
      services: { ephemeris },
      chart,
      options: { dasha, vargaReadings },
      analysisJdUt,
      dashaSpan,
      details,
      warn,
    } = context;
    const levels = dasha.levels ?? (details ? DETAILED_LEVELS : LEAN_LEVELS);
    const { bySystem, clipped, tooMany } = computeDashas(
      ephemeris,
      chart,
      { ...dasha, levels, narayana: { ...dasha.narayana, vargaReadings } },
      analysisJdUt,
      dashaSpan,
    );
    if (tooMany)
      throw new Problem({
        code: 'range_too_large',
        field: 'dashas_to',
        message: `The span has more than ${MOST_PERIODS} periods.`,
        hint: 'Ask for a shorter span, fewer dashas_levels or fewer settings.dasha_systems.',
      });
    if (clipped) {
      warn({
        code: 'range_clipped',
        field: 'settings.dasha_year',
        message: 'Some solar years are outside the ephemeris; the mean sidereal year is used for them.',
      });
    }
    const wired: Record<string, Wire<typeof dashaSchema> | null> = {};
    for (const [system, found] of bySystem) wired[system] = found && wireDasha(found, context);
    return wired;
  },
});

function wireDasha(
  { system, seed, applicable, periods, current, within }: Dasha,
  { services: { ephemeris }, chart, options }: PartContext,
): Wire<typeof dashaSchema> {
  const at = instantWriter(ephemeris);
  return {
    system,
    seed: seed && {
      nakshatra: seed.nakshatra.id,
      lord: seed.lord,
      ...(seed.name === null ? {} : { name: seed.name }),
      fraction_elapsed: wireBelow(seed.fractionElapsed, 1),
      balance_years: wire(seed.balanceYears),
    },
    ...(isConditional(system) ? { applicable } : {}),
    ...(system === 'narayana' ? { equal_strength: options.dasha.narayana.tie } : {}),
    ...(chart.birth.unknownTime ? { approximate: true } : {}),
    periods: periods.map((maha) => ({
      ...wirePeriod(maha, at),
      ...withChildren(maha, (antar) => ({
        ...wirePeriod(antar, at),
        ...withChildren(antar, (pratyantar) => wirePeriod(pratyantar, at)),
      })),
    })),
    current: current.map((period) => wirePeriod(period, at)),
    ...(within === null ? {} : { within: within.map((period) => wirePeriod(period, at)) }),
  };
}

function withChildren<Child>(
  { children }: DashaPeriod,
  wireChild: (child: DashaPeriod) => Child,
): { readonly children?: readonly Child[] } {
  return children.length === 0 ? {} : { children: children.map(wireChild) };
}

function wirePeriod(
  { lord, signIndex, name, level, startJdUt, endJdUt }: DashaPeriod,
  at: InstantWriter,
): Wire<typeof periodSchema> {
  return {
    lord,
    ...(signIndex === null ? {} : { sign: signByIndex(signIndex) }),
    ...(name === null ? {} : { name }),
    level,
    starts_at: at(startJdUt),
    ends_at: at(endJdUt),
  };
}
