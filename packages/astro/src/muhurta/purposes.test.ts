import { it } from 'node:test';
import { z } from 'zod';
import { NAKSHATRAS } from '../vedic/nakshatra.ts';
import { LUNAR_MONTHS } from '../vedic/panchang/lunar-month.ts';
import { GRAHAS } from '../vedic/zodiac.ts';
import { MUHURTA_PURPOSES, type MuhurtaPurpose } from './purposes.ts';
import { MUHURTA_RULES } from './rules.ts';

const numbers = (first: number, last: number) => z.array(z.int().min(first).max(last)).min(1);
const purpose: z.ZodType<MuhurtaPurpose> = z.strictObject({
  source: z.string().min(1),
  nakshatras: z.array(z.enum(NAKSHATRAS)).min(1),
  tithis: numbers(1, 30),
  weekdays: numbers(0, 6),
  lunarMonths: z.array(z.enum(LUNAR_MONTHS)).exactOptional(),
  sunSigns: numbers(0, 11).exactOptional(),
  lagnas: numbers(0, 11).exactOptional(),
  forbidden: z
    .array(
      z.strictObject({
        who: z.array(z.enum([...GRAHAS, 'benefics', 'malefics', 'lagna_lord', 'any'])).min(1),
        houses: numbers(1, 12),
      }),
    )
    .exactOptional(),
  dayPart: z.enum(['day', 'forenoon']).exactOptional(),
  seasons: z.array(z.enum(MUHURTA_RULES)),
});

it('muhurta-purposes.json has purposes with known nakshatras, tithis, signs and rules only', () => {
  z.record(z.string(), purpose).parse(MUHURTA_PURPOSES);
});
