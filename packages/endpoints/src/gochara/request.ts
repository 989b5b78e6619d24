import { BINDU_TABLE_IDS, type BinduTableId } from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import type { VedicSettings } from '@theia-astro/astro/vedic/chart';
import { VEDHA_TABLE_IDS, type VedhaTableId } from '@theia-astro/astro/vedic/gochara/gochara';
import { GRAHAS, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import type { Warning } from '../endpoint.ts';
import { largestRange } from '../limits/search-window.ts';
import { analysisFields } from '../request/setting-fields.ts';
import { formatField, choice, list, FieldSet, type ValuesOf } from '../request/field.ts';
import type { BirthData, CompanionMoment, ResolutionSettings } from '../request/asked.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { include, includedParts } from '../request/include.ts';
import { companionMoment, instant } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { readFromTo } from '../request/search-range.ts';
import { readSiderealSettings, siderealSettingsField } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';
import { answerParts } from '../wire/answer-parts.ts';
import { MOST_ROWS, rowsAtMost, rowsPerDay } from './wire-gochara.ts';

export const GOCHARA_PARTS = ['current', 'stays', 'kakshyas', 'nakshatras'] as const;
export type GocharaPart = (typeof GOCHARA_PARTS)[number];
const DEFAULT_PARTS = ['current', 'stays'] as const satisfies readonly GocharaPart[];
/** Those that list a range. */
const LISTS = ['stays', 'kakshyas', 'nakshatras'] as const satisfies readonly GocharaPart[];

/** Whose natal sign can be the first house. */
export const GOCHARA_REFERENCES = ['moon', 'lagna', ...GRAHAS.filter((id) => id !== 'moon')] as const;
export type GocharaReference = (typeof GOCHARA_REFERENCES)[number];

/** All but the Moon, which passes a sign in two days. */
const DEFAULT_POINTS: readonly GrahaId[] = GRAHAS.filter((id) => id !== 'moon');

export interface GocharaRequest {
  readonly birth: BirthData;
  /** Null: now. */
  readonly analysis: CompanionMoment | null;
  /** Null: nothing is listed. */
  readonly range: { readonly fromMs: number; readonly toMs: number } | null;
  readonly points: readonly GrahaId[];
  readonly reference: GocharaReference;
  readonly vedic: VedicSettings;
  readonly vedhaTable: VedhaTableId;
  readonly binduTable: BinduTableId;
  readonly resolution: ResolutionSettings;
  readonly include: ReadonlySet<GocharaPart>;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const settings = siderealSettingsField({
  idle: ['sunrise'],
  added: {
    ashtakavarga_table: choice(BINDU_TABLE_IDS, 'invalid_setting', {
      description: 'The table of bindus.',
      byDefault: BINDU_TABLE_IDS[0],
    }),
    vedha_table: choice(VEDHA_TABLE_IDS, 'invalid_setting', {
      description: 'Vedhas of Venus in the 11th and 12th: 6 and 3, or 3 and 6.',
      byDefault: VEDHA_TABLE_IDS[0],
    }),
  },
});

/** The fields of POST /gochara. */
export const gocharaFields = new FieldSet({
  ...birthFields,
  ...analysisFields,
  from: instant({ description: 'Lists stays from here.' }),
  to: instant({ description: `End of the lists, exclusive. About ${MOST_ROWS} entries at most.` }),
  points: list(
    GRAHAS,
    { code: 'invalid_setting', csv: true, what: 'graha' },
    { description: 'Whose stays to list. Default: all but the Moon.', min: 1 },
  ),
  reference: choice(GOCHARA_REFERENCES, 'invalid_setting', {
    description: 'Whose natal sign is the first house.',
    byDefault: GOCHARA_REFERENCES[0],
  }),
  ...vedicZodiacFields,
  settings,
  include: include(GOCHARA_PARTS, {
    description: 'Parts of the answer; all but current need from and to.',
    byDefault: DEFAULT_PARTS,
  }),
  ...formatField,
});

/** POST /gochara. @throws Problem 400 with every fault */
export function parseGochara(input: unknown): GocharaRequest {
  const fields = readFields(input);
  const values = gocharaFields.read(fields);
  const birth = readBirth(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  const reference = values.reference ?? GOCHARA_REFERENCES[0];
  if (reference === 'lagna' && birth.local !== null && birth.local.time === null)
    fields.missing('birth_time', 'reference lagna needs birth_time.', 'Send the local time of birth.');
  const points = [...new Set<GrahaId>(values.points ?? DEFAULT_POINTS)];
  const parts = includedParts(values.include, DEFAULT_PARTS, GOCHARA_PARTS);
  const range = readRange(fields, values, points, parts);
  return {
    ...fields.finishRequest(strict),
    birth,
    analysis: companionMoment(values.analysis_date, values.analysis_time),
    range,
    points,
    reference,
    vedic,
    vedhaTable: values.settings?.vedha_table ?? VEDHA_TABLE_IDS[0],
    binduTable: values.settings?.ashtakavarga_table ?? BINDU_TABLE_IDS[0],
    resolution,
    include: range === null ? new Set([...parts].filter((part) => part === 'current')) : parts,
  };
}

const DAY_MS = 86_400_000;

/** Records `missing_field`, `invalid_range`, `range_too_large`. */
function readRange(
  fields: FieldReader,
  values: ValuesOf<typeof gocharaFields.fields>,
  points: readonly GrahaId[],
  parts: ReadonlySet<GocharaPart>,
): GocharaRequest['range'] {
  const named = LISTS.some((part) => values.include?.includes(part) ?? false);
  const range = readFromTo(fields, values, named);
  if (range === null) return null;
  const rows = Math.ceil(rowsAtMost({ range, points, include: parts }));
  if (rows > MOST_ROWS) {
    const days = Math.max(1, Math.floor(MOST_ROWS / rowsPerDay({ points, include: parts })));
    fields.issue(
      'range_too_large',
      'to',
      `The answer may have ${rows} entries in ${Math.ceil((range.toMs - range.fromMs) / DAY_MS)} days; the limit is ${MOST_ROWS}.`,
      `With these points and parts at most ${days} days: to ${largestRange(range.fromMs, days).largest_to}.`,
    );
  }
  return range;
}

/** Where the parts of the answer stand. */
export const gocharaParts = answerParts(GOCHARA_PARTS, DEFAULT_PARTS);
