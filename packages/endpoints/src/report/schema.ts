import { REPORT_KINDS, REPORT_LANGUAGES } from '@theia-astro/report/report';
import { z } from 'zod';
import { REPORT_VOICES } from '../endpoint.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import { signSchema } from '../wire/wire.ts';

const CHARTS = ['natal', 'person_a', 'person_b', 'composite', 'solar_return', 'transit', 'navamsa'] as const;
const chartSchema = z.enum(CHARTS).meta({ id: 'ReportChartRole', description: 'The chart that a cause is read in.' });
const house = z.int().min(1).max(12).nullable();

/** What a paragraph rests on, told apart by `kind`. */
const causeSchema = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('placement'),
        chart: chartSchema,
        point: z.string(),
        sign: signSchema.nullable(),
        degree: z.number().min(0).lt(30).nullable(),
        house,
        states: z.array(z.string()),
        at: instantSchema.nullable(),
      })
      .meta({ id: 'ReportPlacement' }),
    z
      .object({
        kind: z.literal('aspect'),
        chart_1: chartSchema,
        point_1: z.string(),
        chart_2: chartSchema,
        point_2: z.string(),
        aspect: z.string(),
        orb: z.number().meta({ 'x-unit': 'degrees' }),
        applying: z.boolean().nullable(),
      })
      .meta({ id: 'ReportAspect' }),
    z
      .object({
        kind: z.literal('rule'),
        part: z.string(),
        id: z.string(),
        rule: z.string().nullable(),
        points: z.array(z.string()),
        score: z.number().nullable(),
        score_max: z.number().nullable(),
      })
      .meta({ id: 'ReportRule' }),
    z
      .object({
        kind: z.literal('event'),
        event: z.string(),
        point: z.string(),
        aspect: z.string().nullable(),
        target: z.string().nullable(),
        sign: signSchema.nullable(),
        house,
        at: z.array(instantSchema),
        ends_at: instantSchema.nullable(),
      })
      .meta({ id: 'ReportEvent' }),
    z
      .object({
        kind: z.literal('period'),
        system: z.string(),
        lords: z.array(z.string()),
        house,
        starts_at: instantSchema,
        ends_at: instantSchema,
      })
      .meta({ id: 'ReportPeriod' }),
  ])
  .meta({
    id: 'ReportCause',
    description: 'A placement, aspect, rule, event or period, in the words of the answers that tell it.',
  });

const paragraphSchema = z
  .object({
    text: z.string(),
    because: z.array(causeSchema).meta({ description: 'What the paragraph rests on.' }),
    notes: z.array(z.string()).meta({ description: 'The same in words, for margins.' }),
    texts: z.array(z.string()).meta({ description: 'Keys of the texts it is made of.' }),
  })
  .meta({ id: 'ReportParagraph' });

export const reportResponseSchema = z.object({
  product: z.literal('report'),
  kind: z.enum(REPORT_KINDS),
  system: z.enum(['western', 'vedic']),
  language: z.enum(REPORT_LANGUAGES),
  title: z.string(),
  subtitle: z.array(z.string()),
  opening: paragraphSchema,
  sections: z.array(
    z.object({ id: z.string(), title: z.string(), paragraphs: z.array(paragraphSchema) }).meta({ id: 'ReportSection' }),
  ),
  closing: paragraphSchema,
  limits: z.array(z.string()).meta({ description: 'What was left out, and why.' }),
  charts: z.array(z.object({ id: z.string(), title: z.string(), description: z.string(), svg: z.string() })),
  tables: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  ),
  texts: z.array(z.string()).meta({ description: 'Keys of all texts used.' }),
  words: z.int(),
  voice: z
    .enum(REPORT_VOICES)
    .meta({ description: '`model`: written anew by a language model and checked; only of kept reports.' }),
  pdf: z.string().optional().meta({ description: 'With format pdf: the document, base64.' }),
  ...answerShape,
});
