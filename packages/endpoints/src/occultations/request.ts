import { OCCULTED_PLANETS, OCCULTED_STARS, type OccultedBody } from '@theia-astro/astro/occultations/paths';
import type { Warning } from '../endpoint.ts';
import { formatField, list, nested, FieldSet } from '../request/field.ts';
import type { PlaceQuery, ResolutionSettings } from '../request/asked.ts';
import { instant } from '../request/instants.ts';
import { placeFields, readPlace } from '../request/place-fields.ts';
import { readFields } from '../request/reader.ts';
import { readSearchRange, type SearchRange } from '../request/search-range.ts';
import { resolutionFields } from '../request/setting-fields.ts';
import { DEFAULT_RESOLUTION, readResolution } from '../request/settings.ts';

export const MOST_DAYS = 36_525;
const LENGTHS = { defaultYears: 1, mostDays: MOST_DAYS, most: '100 years' } as const;

const BODIES = [...OCCULTED_PLANETS, ...OCCULTED_STARS] as const;
/** The naked eye's planets and the stars of first magnitude. */
const DEFAULT_BODIES = [
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'aldebaran',
  'regulus',
  'spica',
  'antares',
] as const satisfies readonly OccultedBody[];

export interface OccultationsRequest extends SearchRange {
  /** Null: over the whole Earth. */
  readonly place: PlaceQuery | null;
  readonly bodies: readonly OccultedBody[];
  readonly resolution: ResolutionSettings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const settings = nested(
  new FieldSet(resolutionFields, { description: 'How to resolve the place; everything is optional.' }),
  {},
  (_, values) => values,
  { wrongType: 'own_code' },
);

/** The fields of POST /occultations. */
export const occultationsFields = new FieldSet({
  ...placeFields,
  from: instant({ description: 'Start of the range. Default: now.', examples: ['2024-01-01'] }),
  to: instant({
    description: 'End of the range, exclusive, at most 100 years later. Default: one year after from.',
    examples: ['2025-01-01'],
  }),
  bodies: list(
    BODIES,
    { code: 'invalid_setting', csv: true, what: 'body' },
    { description: 'What the Moon covers.', byDefault: [...DEFAULT_BODIES], min: 1 },
  ),
  settings,
  ...formatField,
});

/** POST /occultations. @throws Problem with every fault */
export function parseOccultations(input: unknown, nowMs: number): OccultationsRequest {
  const fields = readFields(input);
  const values = occultationsFields.read(fields);
  const range = readSearchRange(fields, values, nowMs, LENGTHS);
  const place = readPlace(fields, values);
  const said = values.settings;
  return {
    ...fields.finishRequest(said?.strict ?? false),
    ...range,
    place,
    bodies: [...new Set(values.bodies ?? DEFAULT_BODIES)],
    resolution: said === undefined ? DEFAULT_RESOLUTION : readResolution(said),
  };
}
