import assert from 'node:assert/strict';
import { it } from 'node:test';
import { z } from 'zod';
import ekadashis from '../data/festivals/ekadashis.json' with { type: 'json' };
import solarCalendars from '../data/festivals/solar-calendars.json' with { type: 'json' };
import matching from '../data/vedic/matching.json' with { type: 'json' };
import muhurtaRules from '../data/vedic/muhurta-rules.json' with { type: 'json' };
import fatalDegrees from '../data/vedic/mrityu-bhaga.json' with { type: 'json' };
import vimshopaka from '../data/vedic/vimshopaka.json' with { type: 'json' };
import weightedPairs from '../data/western/synastry-weights.json' with { type: 'json' };
import terms from '../data/western/terms.json' with { type: 'json' };
import { PLANETS } from './bodies/table.ts';
import { MUHURTA_STEPS } from './muhurta/rules.ts';
import { VASHYAS } from './vedic/matching/classes.ts';
import { LUNAR_MONTHS } from './vedic/panchang/lunar-month.ts';
import { VARGAS } from './vedic/varga/rules.ts';
import { VIMSHOPAKA_GROUPS } from './vedic/vimshopaka/vimshopaka.ts';
import { GRAHAS } from './vedic/zodiac.ts';

const perSign = <Value extends z.ZodType>(value: Value) => z.array(value).length(12);
const sign = z.int().min(0).max(11);
const nakshatra = z.int().min(1).max(27);
const square = (size: number, most: number) =>
  z
    .array(z.array(z.number().min(0).max(most)).length(size))
    .length(size)
    .refine((rows) => rows.every((row, a) => row.every((value, b) => value === rows[b]?.[a])), 'symmetric');
const name = z.string().regex(/^[a-z]+(_[a-z]+)*$/);
const termsOfSign = z.string().regex(/^([jvmas]\d+ ){4}[jvmas]30$/);
const points = z.array(z.enum([...PLANETS, 'asc', 'mc'])).min(1);

for (const [file, table, schema] of [
  ['ekadashis.json', ekadashis, z.record(z.enum(LUNAR_MONTHS), z.tuple([name, name]))],
  [
    'solar-calendars.json',
    solarCalendars,
    z.strictObject({
      nationalMonthDays: z.record(z.string(), z.literal([30, 31])).refine((days) => Object.keys(days).length === 12),
      punyaKalaGhatis: perSign(z.tuple([z.int().min(0).max(40), z.int().min(0).max(40)])),
    }),
  ],
  [
    'matching.json',
    matching,
    z.strictObject({
      vashyaPoints: square(5, 2),
      yoniPoints: square(14, 4),
      vashyaOfSign: perSign(z.enum(VASHYAS)),
      controlledSigns: perSign(z.array(sign).min(1)),
      vedhaPairs: z.array(z.tuple([nakshatra, nakshatra])).length(12),
    }),
  ],
  [
    'muhurta-rules.json',
    muhurtaRules,
    z.record(name, z.strictObject({ step: z.enum(MUHURTA_STEPS), source: z.string().min(1).nullable() })),
  ],
  ['mrityu-bhaga.json', fatalDegrees, z.record(z.enum([...GRAHAS, 'mandi', 'lagna']), perSign(z.int().min(1).max(29)))],
  [
    'vimshopaka.json',
    vimshopaka,
    z.record(z.enum(VIMSHOPAKA_GROUPS), z.partialRecord(z.enum(VARGAS.map(String)), z.number().positive())),
  ],
  ['synastry-weights.json', weightedPairs, z.array(z.tuple([z.int().min(1).max(5), points, points]))],
  ['terms.json', terms, z.strictObject({ egyptian: perSign(termsOfSign), ptolemaic: perSign(termsOfSign) })],
] as const)
  it(`${file} has the rows of its schema`, () => {
    const { success, error } = (schema as z.ZodType).safeParse(table);
    assert.ok(success, success ? '' : z.prettifyError(error));
  });
