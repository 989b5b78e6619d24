import { answerParts } from '../wire/answer-parts.ts';
import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import type { FieldReader } from '../request/field-reader.ts';
import type { BirthData } from '../request/asked.ts';
import { pairFields } from '../request/birth-data.ts';
import { FieldSet, narrowed } from '../request/field.ts';
import { include, includedParts } from '../request/include.ts';
import { choice, flag } from '../request/kinds.ts';
import { saysVedic, vedicZodiacFields, readZodiac } from '../request/system.ts';
import { DEFAULT_VEDIC_REQUEST_SETTINGS, vedicSettings, type VedicRequestSettings } from '../vedic-chart/settings.ts';
import type { SynastryMode } from './request.ts';
import { formatField } from '../request/answer-format.ts';

/** The parts of a Vedic relationship: the matching of the Moons, and both charts. */
const VEDIC_PAIR_INCLUDES = ['charts', 'guna_milan', 'details'] as const;
export type VedicPairInclude = (typeof VEDIC_PAIR_INCLUDES)[number];
const DEFAULT_VEDIC_PAIR_INCLUDES: readonly VedicPairInclude[] = ['charts', 'guna_milan'];

/** Parts of western synastry that do not exist in Jyotish. */
const SYNASTRY_ONLY: ReadonlySet<string> = new Set([
  'aspects',
  'overlays',
  'score',
  'composite',
  'davison',
  'declinations',
  'double_whammies',
  'composite_aspects',
  'davison_aspects',
  'all_aspects',
]);

/** A request with `system` vedic for the matching of two people. */
export interface VedicPairRequest {
  readonly form: 'vedic_pair';
  readonly personA: BirthData;
  readonly personB: BirthData;
  readonly mode: SynastryMode;
  readonly settings: VedicRequestSettings;
  readonly include: ReadonlySet<VedicPairInclude>;
  readonly applyExceptions: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/**
 * Whether a request is for a Vedic pair. A composite or Davison chart, or any part of western synastry requested by
 * name, is computed with the Vedic defaults instead.
 */
export function asksVedicPair(fields: FieldReader, mode: SynastryMode): boolean {
  const listed = fields.raw('include');
  const parts: readonly unknown[] =
    typeof listed === 'string' ? listed.split(',') : Array.isArray(listed) ? listed : [];
  const western = parts.some((part) => typeof part === 'string' && SYNASTRY_ONLY.has(part.trim().toLowerCase()));
  return saysVedic(fields) && !western && (mode === 'synastry' || mode === 'relationship');
}

const restFields = {
  ...vedicZodiacFields,
  settings: vedicSettings,
  include: include(VEDIC_PAIR_INCLUDES, { byDefault: DEFAULT_VEDIC_PAIR_INCLUDES }),
  apply_exceptions: flag({ description: 'Kootas with an exception get full points.', byDefault: false }),
  ...formatField,
};
const rest = new FieldSet(restFields);

/** The fields of POST /synastry with system vedic. */
export const vedicPairFields = new FieldSet({
  ...pairFields,
  mode: choice(['synastry', 'relationship'], 'invalid_setting', {
    description: 'Shared by both people: guna milan and both charts.',
  }),
  ...restFields,
  system: narrowed(vedicZodiacFields.system, z.literal('vedic'), {
    description: 'Guna milan and both Vedic charts.',
    required: true,
  }),
});

/** Parses the rest of a Vedic request, once people and mode are known. @throws Problem with every fault */
export function parseVedicPair(
  fields: FieldReader,
  pair: Pick<VedicPairRequest, 'personA' | 'personB' | 'mode'>,
): VedicPairRequest {
  const values = rest.read(fields);
  readZodiac(fields, values);
  const settings = values.settings ?? DEFAULT_VEDIC_REQUEST_SETTINGS;
  const warnings = fields.finish(settings.strict);
  return {
    form: 'vedic_pair',
    ...pair,
    settings,
    include: includedParts(values.include, DEFAULT_VEDIC_PAIR_INCLUDES, VEDIC_PAIR_INCLUDES),
    applyExceptions: values.apply_exceptions ?? false,
    input: fields.echo,
    warnings,
  };
}

/** Where the parts of the answer stand. */
export const vedicPairParts = answerParts(VEDIC_PAIR_INCLUDES, DEFAULT_VEDIC_PAIR_INCLUDES);
