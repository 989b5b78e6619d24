import { computeDashas, DASHA_SYSTEMS, type Dasha } from '@theia/astro/vedic/dasha/dashas';
import { NARAYANA_TIES } from '@theia/astro/vedic/dasha/narayana';
import type { DashaPeriod } from '@theia/astro/vedic/dasha/period';
import { signAt } from '@theia/astro/zodiac/signs';
import { z } from 'zod';
import { signSchema } from '../../natal/point-schema.ts';
import { wire, wireBelow } from '../../natal/wire-number.ts';
import { instantSchema } from '../../shared/answer-schemas.ts';
import { instantWriter } from '../../panchang/instants.ts';
import type { PartContext, VedicPart } from '../part.ts';
import { grahaSchema, nakshatraSchema } from '../wire.ts';

const periodShape = {
  lord: grahaSchema,
  sign: signSchema.optional().meta({ description: 'Sign dashas.' }),
  name: z.string().optional().meta({ description: 'Of the yogini.' }),
  level: z.int().min(1).max(5).meta({ description: '1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana.' }),
  start: instantSchema,
  end: instantSchema,
};
const leafSchema = z.object({ ...periodShape, children: z.array(z.never()) });
const antarSchema = z.object({ ...periodShape, children: z.array(leafSchema) });
const mahaSchema = z.object({ ...periodShape, children: z.array(antarSchema) });
const dashaSchema = z
  .object({
    system: z.enum(DASHA_SYSTEMS),
    seed: z
      .object({
        nakshatra: nakshatraSchema.shape.id,
        lord: grahaSchema,
        name: z.string().optional(),
        fraction_elapsed: z.number().min(0).lt(1),
        balance_years: z.number().meta({ 'x-unit': 'dasha years' }),
      })
      .nullable()
      .meta({ description: 'Null for sign dashas.' }),
    applicable: z.boolean().nullable().optional().meta({ description: 'Ashtottari: the condition of BPHS 46.17.' }),
    equal_strength: z
      .enum(NARAYANA_TIES)
      .optional()
      .meta({ description: 'Narayana: what decided between signs of equal strength.' }),
    approximate: z.literal(true).optional().meta({ description: 'The birth time is unknown.' }),
    periods: z.array(mahaSchema),
    current: z.array(z.object(periodShape)).meta({ description: 'All five levels at the instant of analysis.' }),
  })
  .meta({ id: 'Dasha' });

/** `dashas` of contract §6.4 by system; sign dashas are null without a birth time. */
export const dashasPart: VedicPart = {
  include: 'dashas',
  schema: z.partialRecord(z.enum(DASHA_SYSTEMS), dashaSchema.nullable()),
  compute: (context) => {
    const {
      services: { ephemeris },
      chart,
      options: { dasha },
      analysisJdUt,
      warn,
    } = context;
    const { bySystem, clipped } = computeDashas(ephemeris, chart, dasha, analysisJdUt);
    if (clipped) {
      warn({
        code: 'range_clipped',
        field: 'settings.dasha_year',
        message: 'Some solar years lie outside the ephemeris; there the mean sidereal year is used.',
      });
    }
    return Object.fromEntries([...bySystem].map(([system, found]) => [system, found && wireDasha(found, context)]));
  },
};

function wireDasha(
  { system, seed, applicable, periods, current }: Dasha,
  context: PartContext,
): Record<string, unknown> {
  const at = instantWriter(context.services.ephemeris);
  const bare = ({ lord, signIndex, name, level, startJdUt, endJdUt }: DashaPeriod): Record<string, unknown> => ({
    lord,
    ...(signIndex === null ? {} : { sign: signAt(signIndex) }),
    ...(name === null ? {} : { name }),
    level,
    start: at(startJdUt),
    end: at(endJdUt),
  });
  const tree = (period: DashaPeriod): Record<string, unknown> => ({
    ...bare(period),
    children: period.children.map(tree),
  });
  return {
    system,
    seed: seed && {
      nakshatra: seed.nakshatra.id,
      lord: seed.lord,
      ...(seed.name === null ? {} : { name: seed.name }),
      fraction_elapsed: wireBelow(seed.fractionElapsed, 1),
      balance_years: wire(seed.balanceYears),
    },
    ...(system === 'ashtottari' ? { applicable } : {}),
    ...(system === 'narayana' ? { equal_strength: context.options.dasha.narayana.tie } : {}),
    ...(context.chart.birth.unknownTime ? { approximate: true } : {}),
    periods: periods.map(tree),
    current: current.map(bare),
  };
}
