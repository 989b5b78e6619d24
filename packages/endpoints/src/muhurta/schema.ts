import { MUHURTA_PURPOSE_IDS, MUHURTA_RULES, MUHURTA_STEPS } from '@theia-astro/astro/muhurta/rules';
import { z } from 'zod';
import { karanaIdSchema, nityaYogaIdSchema, spanShape, tithiIdSchema } from '../vedic-parts/limbs.ts';
import { LUNAR_MONTH_SYSTEMS, WEEKDAYS } from '../vedic-parts/panchang-shape.ts';
import { nakshatraIdSchema } from '../vedic-parts/wire.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { placeSchema } from '../wire/place-and-time.ts';
import { signSchema } from '../wire/wire.ts';
import { sunriseNameSchema } from '../request/setting-fields.ts';
import { PANCHAKA_READINGS } from './request.ts';
import { VARJYAM_TABLES } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';

const ruleId = z.enum(MUHURTA_RULES).meta({ id: 'MuhurtaRule' });
const cause = z.string().meta({
  description: 'What is there: the id of a weekday, tithi, nakshatra, yoga, month, sign, graha, tara, muhurta …',
  'x-names': ['signs', 'bodies', 'nakshatras', 'tithis', 'yogas', 'karanas', 'weekdays'],
});
/** Windows in which muhurtas are favoured besides. */
export const MUHURTA_FAVOURS = ['abhijit', 'amrita_kala', 'sarvartha_siddhi', 'amrita_siddhi'] as const;

export const muhurtaWindowSchema = z
  .object({
    ...spanShape,
    date: z.string().meta({ description: 'Local date on which its vedic day began.' }),
    vara: z.enum(WEEKDAYS),
    tithi: z.array(tithiIdSchema),
    nakshatra: z.array(nakshatraIdSchema),
    yoga: z.array(nityaYogaIdSchema),
    karana: z.array(karanaIdSchema),
    lagna: z.array(signSchema),
    favours: z
      .array(z.object({ id: z.enum(MUHURTA_FAVOURS), ...spanShape }))
      .meta({ description: 'What favours a part of it besides.' }),
  })
  .meta({
    id: 'MuhurtaWindow',
    description: 'A time of one vedic day that every rule allows, and what it has, in order of time.',
  });

export const muhurtaRuleSchema = z
  .object({
    id: ruleId,
    step: z.enum(MUHURTA_STEPS),
    source: z.string(),
    excluded: z
      .array(
        z.object({
          cause,
          house: z
            .int()
            .min(1)
            .max(12)
            .optional()
            .meta({ description: 'Where the cause is: from the lagna, or from the Moon of the birth.' }),
          person: z.enum(['person_a', 'person_b']).optional(),
          ...spanShape,
        }),
      )
      .optional(),
  })
  .meta({
    id: 'MuhurtaRuleObeyed',
    description:
      'A rule that was obeyed. A step looks only at the time that the steps before it left: season, day, hour, lagna.',
  });

export const muhurtaResponseSchema = z.object({
  product: z.literal('muhurta'),
  purpose: z.enum(MUHURTA_PURPOSE_IDS),
  ...spanShape,
  windows: z.array(muhurtaWindowSchema),
  rules: z.array(muhurtaRuleSchema).meta({ description: 'Windows and excluded times together are the whole range.' }),
  days: z
    .array(z.object({ date: z.string(), reasons: z.array(z.object({ rule: ruleId, cause })) }))
    .optional()
    .meta({ description: 'Each vedic day of the range without a window, with everything that excludes a part of it.' }),
  conventions: z.object({
    ayanamsa: z.string(),
    positions: z.enum(['apparent', 'true']),
    node: z.enum(['mean', 'true']),
    sunrise: sunriseNameSchema,
    lunar_month: z.enum(LUNAR_MONTH_SYSTEMS),
    varjyam_table: z.enum(VARJYAM_TABLES),
    panchaka_count: z.enum(PANCHAKA_READINGS),
    houses: z.literal('whole_sign'),
    ghatis: z.literal('sixtieths_of_the_limb'),
    combustion: z.literal('surya_siddhanta'),
  }),
  place: placeSchema,
  ...answerShape,
});
