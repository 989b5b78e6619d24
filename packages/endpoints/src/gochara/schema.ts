import { AV_CONTRIBUTORS, BINDU_TABLE_IDS } from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import { MURTIS, VEDHA_TABLE_IDS } from '@theia-astro/astro/vedic/gochara/gochara';
import { TARAS } from '@theia-astro/astro/vedic/nakshatra';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { moonOfBirthShape, openSpanShape } from '../vedic-parts/wire-sade-sati.ts';
import { grahaSchema, nakshatraIdSchema } from '../vedic-parts/wire.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { byEveryId } from '../wire/point.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { signSchema, zodiacShape } from '../wire/wire.ts';
import { GOCHARA_REFERENCES } from './request.ts';

const entry = {
  point: grahaSchema,
  ...openSpanShape,
  retrograde: z.literal(true).optional().meta({ description: 'Entered moving backwards.' }),
};
const lord = z.enum(AV_CONTRIBUTORS);
const bindu = z.boolean().nullable().meta({ description: 'The lord gives the graha a bindu in this sign.' });
const tara = z.enum(TARAS);

export const transitedShape = {
  sign: signSchema,
  bhava: z.int().min(1).max(12).meta({ description: 'From the sign of the reference.' }),
  effect: z.enum(['good', 'bad']).meta({ description: 'Of the house, before vedha.' }),
  bindus: z
    .int()
    .nullable()
    .meta({ description: 'Of its own ashtakavarga in the sign; null for nodes and without birth time.' }),
  sarva: z.int().nullable().meta({ description: 'Sarvashtakavarga of the sign.' }),
  murti: z.enum(MURTIS).nullable().meta({ description: 'By the Moon at the entry.' }),
};
const vedhaSchema = z.object({ by: grahaSchema, ...openSpanShape });

export const gocharaStaySchema = z
  .object({
    ...entry,
    ...transitedShape,
    vedha: z
      .array(vedhaSchema)
      .optional()
      .meta({ description: 'In the stay; obstructs a good effect, lifts a bad one (viparita).' }),
  })
  .meta({ id: 'GocharaStay' });
export const gocharaKakshyaSchema = z
  .object({ ...entry, sign: signSchema, lord, bindu })
  .meta({ id: 'GocharaKakshya' });
export const gocharaNakshatraSchema = z
  .object({
    ...entry,
    nakshatra: nakshatraIdSchema,
    count: z.int().min(1).max(27).meta({ description: 'From the natal Moon’s nakshatra.' }),
    tara,
  })
  .meta({ id: 'GocharaNakshatra' });
export const gocharaNowSchema = z
  .object({
    ...zodiacShape,
    ...transitedShape,
    retrograde: z.boolean(),
    ...openSpanShape,
    vedha_by: z.array(grahaSchema),
    kakshya: lord,
    bindu,
    nakshatra: nakshatraIdSchema,
    tara,
  })
  .meta({ id: 'GocharaNow', description: 'A graha at the analysis, and its stay in the sign.' });

export const gocharaResponseSchema = z.object({
  product: z.literal('gochara'),
  analysis_at: instantSchema,
  ...moonOfBirthShape,
  reference_sign: signSchema,
  starts_at: instantSchema.optional().meta({ description: 'The range listed.' }),
  ends_at: instantSchema.optional(),
  current: byEveryId(GRAHAS, gocharaNowSchema).optional(),
  stays: z
    .array(gocharaStaySchema)
    .optional()
    .meta({ description: 'Stays in signs that touch the range, by graha; each begins where its last one ends.' }),
  kakshyas: z.array(gocharaKakshyaSchema).optional(),
  nakshatras: z.array(gocharaNakshatraSchema).optional(),
  conventions: z.object({
    ayanamsa: z.string(),
    positions: z.enum(['apparent', 'true']),
    node: z.enum(['mean', 'true']),
    counted_from: z.enum(GOCHARA_REFERENCES),
    vedha_table: z.enum(VEDHA_TABLE_IDS),
    ashtakavarga_table: z.enum(BINDU_TABLE_IDS),
    murti_and_tara_from: z.literal('natal_moon'),
  }),
  sources: z.object({
    vedha: z.string(),
    bindus: z.string(),
    kakshya: z.string(),
    murti: z.string(),
    tara: z.string(),
  }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
