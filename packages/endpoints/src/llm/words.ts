import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { ANGLE_IDS } from '@theia-astro/astro/houses/compute';
import { NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';

/** Numbers are only those of the answer: the two charts of an aspect are not counted. */
const SHORT: Readonly<Record<string, string>> = {
  asc: 'Asc',
  dsc: 'Dsc',
  mc: 'MC',
  ic: 'IC',
  chart_1: 'from',
  chart_2: 'to',
};
const PROPER: ReadonlySet<string> = new Set([
  ...BODY_IDS,
  ...ANGLE_IDS,
  ...SIGNS,
  ...NAKSHATRAS,
  'rahu',
  'ketu',
  'lagna',
  'fortune',
  'spirit',
]);
const ID = /^[a-z][a-z0-9_]*$/;
const BREAKING = /\s+/gu;
/** What would end a cell, or begin something else than text in Markdown. */
const MARKUP = /[|`<>\\]/g;

/** A field name or an id as a reader writes it: `north_node` → `North Node`, `waxing_gibbous` → `waxing gibbous`. */
export function words(id: string): string {
  const short = SHORT[id];
  if (short !== undefined) return short;
  const text = id.replace(/_(?!\d)/g, ' ').trim();
  return PROPER.has(id) ? text.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase()) : text;
}

/** Any text of an answer in one line, without markup: names and labels come from callers. */
export function plainText(text: string): string {
  return ID.test(text) ? words(text) : text.replace(MARKUP, ' ').replace(BREAKING, ' ').trim();
}

/** The first letter as a capital, for headings. */
export function heading(id: string): string {
  const text = plainText(id);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
