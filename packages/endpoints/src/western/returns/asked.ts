import type { ReturnType } from '@theia-astro/astro/returns/find';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import type { BirthData, Settings, ZoneChoice } from '../../request/asked.ts';
import type { ChartPart } from '../../wire/chart-parts.ts';
import type { Relocation } from './relocation.ts';
import { type Moment, toJulianDays } from '../../time/range.ts';
import { civilToUtcMs } from '../../time/date-text.ts';
import { canonicalZone, MIDNIGHT } from '../../resolve/resolve-time.ts';
import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import { resolveCompanionPlace } from '../../resolve/resolve-place.ts';
import type { ResolvedBirth } from '../../resolve/resolved.ts';
import { wirePlace, type WirePlace } from '../../wire/place.ts';

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
