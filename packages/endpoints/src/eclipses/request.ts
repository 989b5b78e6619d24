import type { Warning } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, FieldReader, PlaceQuery, Settings } from '../shared/contract.ts';
import { parseInstantField } from '../shared/instant-fields.ts';
import { instantText } from '../shared/instant-text.ts';
import { parsePlaceQuery } from '../shared/place-fields.ts';
import { ASPECT_NAMES, DIGNITY_NAMES, FIGURE_NAMES, HOUSE_NAMES } from '../shared/idle-settings.ts';
import { readFields } from '../shared/reader.ts';
import { parseSettings } from '../shared/settings.ts';

export const ECLIPSE_KINDS = ['solar', 'lunar', 'all'] as const;
/** Also the length of the window when none is asked for. */
const DEFAULT_YEARS = 2;
const MAX_SPAN_DAYS = 36_525;
const DAY_MS = 86_400_000;
const BIRTH_FIELDS = ['birth_date', 'birth_time', 'utc', 'datetime_utc'] as const;

export interface EclipsesRequest {
  /** No `from` was given: the window begins at the running second. */
  readonly fromNow: boolean;
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
  readonly kind: (typeof ECLIPSE_KINDS)[number];
  /** Whose natal points are compared; null: nobody's. */
  readonly birth: BirthData | null;
  /** Where it is seen from; of the birth when there is one. */
  readonly place: PlaceQuery | null;
  readonly settings: Settings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads GET and POST /eclipses (contract §10.3, §20). @throws Problem with every fault */
export function parseEclipses(input: unknown, nowMs: number): EclipsesRequest {
  const fields = readFields(input);
  const window = parseWindow(fields, nowMs);
  const kind = fields.oneOf('kind', ECLIPSE_KINDS, 'invalid_setting') ?? 'all';
  const birth = BIRTH_FIELDS.some((name) => fields.has(name)) ? parseBirthData(fields, { place: 'optional' }) : null;
  const place = birth === null ? parsePlaceQuery(fields) : birth.place;
  const settings = parseSettings(fields, {
    orbScale: 1,
    idle: [
      ...ASPECT_NAMES,
      'bodies',
      'lilith',
      ...HOUSE_NAMES,
      'rulers',
      ...DIGNITY_NAMES,
      'lot_reversal',
      ...FIGURE_NAMES,
    ],
  });
  checkCoordinates(fields, settings, place);
  const warnings = fields.finish(settings.strict);
  return { ...window, kind, birth, place, settings, input: fields.echo, warnings };
}

/** Eclipses are seen from the Earth; what stands in `settings` is about the birth chart. */
function checkCoordinates(fields: FieldReader, { chart }: Settings, place: PlaceQuery | null): void {
  if (chart.coordinates === 'topocentric' && place === null)
    fields.missing(
      'latitude',
      'latitude and longitude are required for topocentric coordinates.',
      'Send both, or use geocentric coordinates.',
    );
  if (chart.coordinates === 'heliocentric') {
    fields
      .child('settings')
      ?.issue(
        'invalid_setting',
        'coordinates',
        'settings.coordinates heliocentric has no eclipses.',
        'Use geocentric or topocentric.',
      );
  }
}

function parseWindow(
  fields: FieldReader,
  nowMs: number,
): { readonly fromNow: boolean; readonly fromMs: number; readonly toMs: number } {
  const fromMs = parseInstantField(fields, ['from']) ?? runningSecond(nowMs);
  const toMs = parseInstantField(fields, ['to']) ?? yearsLater(fromMs, DEFAULT_YEARS);
  const days = (toMs - fromMs) / DAY_MS;
  const at = fields.has('to') ? 'to' : 'from';
  if (days <= 0)
    fields.issue(
      'invalid_range',
      at,
      `to (${instantText(toMs)}) must be later than from (${instantText(fromMs)}).`,
      'from is included, to is not; from is now when absent.',
    );
  else if (days > MAX_SPAN_DAYS)
    fields.issue(
      'range_too_large',
      at,
      `The range is ${Math.ceil(days)} days long; 100 years (${MAX_SPAN_DAYS} days) are the most.`,
      'Ask in parts.',
    );
  return { fromNow: !fields.has('from'), fromMs, toMs };
}

/** The whole second an instant lies in, milliseconds. */
export function runningSecond(nowMs: number): number {
  return Math.floor(nowMs / 1000) * 1000;
}

function yearsLater(utcMs: number, years: number): number {
  const date = new Date(utcMs);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.getTime();
}
