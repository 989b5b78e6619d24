import type { ReturnType } from '@theia-astro/astro/returns/find';
import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import type { PlaceQuery, BirthData, Settings, ZoneChoice } from '../../request/asked.ts';
import { FieldSet, type ValuesOf, nested } from '../../request/field.ts';
import type { FieldReader } from '../../request/field-reader.ts';
import { timezone } from '../../request/instants.ts';
import {
  companionPlaceFields,
  hasPlaceFields,
  placeFields,
  readPlace,
  readRequiredPlace,
} from '../../request/place-fields.ts';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import type { ChartPart } from '../../wire/chart-parts.ts';
import { type Moment, toJulianDays } from '../../time/range.ts';
import { civilToUtcMs } from '../../time/date-text.ts';
import { canonicalZone, MIDNIGHT } from '../../resolve/resolve-time.ts';
import { resolveCompanionPlace } from '../../resolve/resolve-place.ts';
import type { ResolvedBirth } from '../../resolve/resolved.ts';
import { wirePlace, type WirePlace } from '../../wire/place-and-time.ts';

/** The place of a relocated return. */
interface Relocation {
  readonly place: PlaceQuery;
  readonly timezone: string | null;
  /** Field names, for problems with its place. */
  readonly field: string;
}

const place = new FieldSet(
  { ...placeFields, timezone: timezone({ description: 'IANA time zone; overrides the one of the place.' }) },
  { id: 'Relocation', description: 'A place other than the birth place.' },
);

/** `relocation`, or return_location and its coordinates. */
export const relocationFields = {
  relocation: nested(place, { description: 'Place of the return. Default: the birth place.' }, (fields, values) => ({
    place: readRequiredPlace(fields, values),
    timezone: values.timezone ?? null,
  })),
  ...companionPlaceFields('return_', { description: 'Alias of relocation.location.' }),
};

/** Reads the place of a relocated return; null for the birth place. Records `conflicting_fields`. */
export function readRelocation(fields: FieldReader, values: ValuesOf<typeof relocationFields>): Relocation | null {
  const said = {
    location: values.return_location,
    latitude: values.return_latitude,
    longitude: values.return_longitude,
  };
  const flat = readPlace(fields, said, 'return_');
  const { relocation } = values;
  if (relocation === undefined) return flat === null ? null : { place: flat, timezone: null, field: 'return_location' };
  if (hasPlaceFields(fields, 'return_')) {
    fields.issue(
      'conflicting_fields',
      'relocation',
      'relocation and return_location (or return_latitude, return_longitude) cannot both be given.',
      'Keep one of them.',
    );
  }
  return relocation.place === null
    ? null
    : { place: relocation.place, timezone: relocation.timezone, field: 'relocation.location' };
}

/** Which returns are requested. */
export type ReturnChoice =
  | { readonly kind: 'year'; readonly year: number; readonly count: number | null }
  | { readonly kind: 'after'; readonly utcMs: number; readonly field: string; readonly count: number }
  /** The last ones before an instant, in order of time. */
  | { readonly kind: 'before'; readonly utcMs: number; readonly count: number }
  /** The most recent one before now, and the next `count`. */
  | { readonly kind: 'around_now'; readonly count: number };

/** A request for returns, from POST /return or from a yearly cycle. */
export interface ReturnRequest {
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly type: ReturnType;
  readonly choice: ReturnChoice;
  readonly relocation: Relocation | null;
  readonly precessionCorrected: boolean;
  readonly converse: boolean;
  readonly include: ReadonlySet<ChartPart>;
  readonly aspectsToNatal: boolean;
  /**
   * `settings` contain orbs, which then also apply to the aspects to the birth chart; otherwise those have a flat orb
   * of 1°.
   */
  readonly orbsAsked: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** The approximate time of the returns, at which the body must be known. @throws Problem 422 `date_out_of_range` */
export function anchorJd(context: CalculationContext, { choice, converse }: ReturnRequest, birth: Moment): number {
  const { ephemeris } = context;
  const utcMs =
    choice.kind === 'year'
      ? civilToUtcMs({ year: choice.year, month: 7, day: 1 }, MIDNIGHT)
      : choice.kind === 'around_now'
        ? context.nowMs
        : choice.utcMs;
  const field = choice.kind === 'around_now' ? null : choice.kind === 'after' ? choice.field : choice.kind;
  const { jdUt } = toJulianDays(ephemeris, utcMs, field);
  const [first, end] = ephemeris.range.reduced;
  return converse ? Math.min(end, Math.max(first, Math.min(jdUt, 2 * birth.jdUt - jdUt))) : jdUt;
}

/** The place of the returns. */
export interface Venue {
  readonly geo: GeoPosition | null;
  readonly place: WirePlace | null;
  readonly zone: ZoneChoice;
  readonly warnings: readonly Warning[];
}

/**
 * Resolves the place of the relocation, else of the birth.
 * @throws Problem 422 `place_not_found`, `place_ambiguous`; 400 `invalid_timezone`
 */
export function resolveVenue(context: CalculationContext, request: ReturnRequest, birth: ResolvedBirth): Venue {
  const { relocation, settings } = request;
  const { place, zone } = resolveCompanionPlace(
    context,
    relocation?.place ?? null,
    birth,
    settings.resolution,
    relocation?.field ?? 'location',
  );
  const named = relocation?.timezone ?? null;
  return {
    geo: place?.geo ?? birth.geo,
    place: place === null ? birth.place : wirePlace(place.place),
    zone: named === null ? zone : canonicalZone(context.places, { kind: 'iana', name: named }, 'relocation.timezone'),
    warnings: place?.warnings ?? [],
  };
}
