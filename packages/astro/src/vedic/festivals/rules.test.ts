import assert from 'node:assert/strict';
import { it } from 'node:test';
import { z } from 'zod';
import { NAKSHATRAS } from '../nakshatra.ts';
import { TITHIS } from '../panchang/limb-names.ts';
import { LUNAR_MONTHS } from '../panchang/lunar-month.ts';
import { FEASTS, VRATA_KINDS, type VrataRule, VRATAS } from './feasts.ts';
import { KALAS } from './decide.ts';
import { type FeastRule, REGIONS } from './rules.ts';
import { SOLAR_CALENDARS } from './solar-calendars.ts';

const text = z.string().regex(/^\S(?:.*\S)?$/);
const named = { id: z.string().regex(/^[a-z_]+$/), name: text, sanskrit: text, source: text };
const regions = z.array(z.enum(REGIONS)).min(1).exactOptional();
const preference = {
  kala: z.enum(KALAS),
  both: z.enum(['first', 'second', 'greater']),
  neither: z.enum(['first', 'second']),
};
const sunSign = z.int().min(0).max(11);
const weekday = z.int().min(0).max(6);
const month = z.enum(LUNAR_MONTHS);

const feast: z.ZodType<FeastRule> = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('tithi'),
    ...named,
    ...preference,
    regions,
    month,
    tithi: z.enum(TITHIS),
    adhika: z.literal(true).exactOptional(),
    exception: z.enum(['raksha_bandhan', 'holika_dahan', 'vijayadashami', 'diwali']).exactOptional(),
  }),
  z.strictObject({
    by: z.literal('nakshatra'),
    ...named,
    ...preference,
    regions,
    sunSign,
    nakshatra: z.enum(NAKSHATRAS),
  }),
  z.strictObject({
    by: z.literal('solar_month'),
    ...named,
    regions,
    calendar: z.enum(SOLAR_CALENDARS),
    sunSign,
    monthDay: z.int().min(0).max(32),
  }),
  z.strictObject({ by: z.literal('sankranti'), ...named, regions, sunSign, after: z.int() }),
  z.strictObject({
    by: z.literal('relative'),
    ...named,
    regions,
    to: z.string().refine((id) => FEASTS.some((rule) => rule.id === id && rule.by !== 'relative')),
    days: z.int(),
    weekday: weekday.exactOptional(),
  }),
  z.strictObject({
    by: z.literal('ekadashi'),
    ...named,
    regions,
    month: month.nullable(),
    paksha: z.enum(['shukla', 'krishna']),
    sunSign: sunSign.exactOptional(),
  }),
]);

const vrata: z.ZodType<VrataRule> = z.strictObject({
  ...named,
  ...preference,
  kind: z.enum(VRATA_KINDS),
  tithis: z.array(z.int().min(1).max(30)).min(1),
  onWeekday: z.record(z.string().regex(/^[0-6]$/), text).exactOptional(),
});

for (const [name, table, rule] of [
  ['feasts.json', FEASTS, feast],
  ['vratas.json', VRATAS, vrata],
] as const)
  it(`${name} has rules only, each with an id of its own`, () => {
    const { success, error } = z.array<z.ZodType>(rule).safeParse(table);
    assert.ok(success, success ? '' : z.prettifyError(error));
    assert.equal(new Set(table.map(({ id }) => id)).size, table.length);
  });
