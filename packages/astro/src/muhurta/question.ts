import type { Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { difference, intersection, union, type Span } from '../elections/spans.ts';
import type { SunriseDefinition } from '../vedic/chart-settings.ts';
import type { VarjyamTable } from '../vedic/panchang/nakshatra-ghatis.ts';
import type { PanchakaCount } from '../vedic/panchang/rising-signs.ts';
import { overlap, touching } from '../vedic/panchang/spans.ts';
import type { MuhurtaPurpose } from './purposes.ts';
import type { Exclusion, MuhurtaRuleId } from './rules.ts';

/** Directions of the dikshula, for travel. */
export const MUHURTA_DIRECTIONS = ['east', 'south', 'west', 'north'] as const;
export type MuhurtaDirection = (typeof MUHURTA_DIRECTIONS)[number];

/** Somebody for whom the time is chosen: numbers from 0, of nakshatra and signs. */
export interface MuhurtaPerson {
  readonly nakshatraIndex: number;
  readonly moonSignIndex: number;
  /** Null without a birth time. */
  readonly lagnaSignIndex: number | null;
}

export interface MuhurtaQuestion {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPosition;
  /** Local clock minus UTC, to name the first weekday. */
  readonly utcOffsetSeconds: number;
  /** Geocentric, sidereal. */
  readonly frame: Frame;
  readonly node: 'mean' | 'true';
  readonly sunrise: SunriseDefinition;
  readonly varjyamTable: VarjyamTable;
  readonly lunarMonth: 'amanta' | 'purnimanta';
  /** Null: panchaka of the lagna is not looked at. */
  readonly panchakaCount: PanchakaCount | null;
  readonly range: Span;
  readonly purpose: MuhurtaPurpose;
  readonly direction: MuhurtaDirection | null;
  readonly persons: readonly MuhurtaPerson[];
  readonly ignored: ReadonlySet<MuhurtaRuleId>;
  readonly shortestDays: number;
}

/** What is still possible, and why the rest is not. */
export class Sieve {
  readonly exclusions: Exclusion[] = [];
  readonly #ignored: ReadonlySet<MuhurtaRuleId>;
  #left: readonly Span[];
  #found: Span[] = [];

  constructor(range: Span, ignored: ReadonlySet<MuhurtaRuleId>) {
    this.#left = [range];
    this.#ignored = ignored;
  }

  /** What the steps before this one left. */
  get left(): readonly Span[] {
    return this.#left;
  }

  obeys(rule: MuhurtaRuleId): boolean {
    return !this.#ignored.has(rule);
  }

  /** Cuts what is left at the borders of spans that contain all of it. */
  cutAt(spans: readonly Span[]): void {
    this.#left = this.#left.flatMap((left) => touching(spans, left).flatMap((span) => overlap(left, span)));
  }

  /** Notes spans that a rule excludes, as far as this step looks at them. */
  exclude(spans: readonly Span[], reason: Omit<Exclusion, keyof Span>): void {
    if (!this.obeys(reason.rule)) return;
    for (const span of union(spans))
      for (const { startJdUt, endJdUt } of intersection(touching(this.#left, span), [span])) {
        this.#found.push({ startJdUt, endJdUt });
        this.exclusions.push({ ...reason, startJdUt, endJdUt });
      }
  }

  /** Ends a step: what it excluded is no longer looked at. */
  endStep(): void {
    this.#left = difference(this.#left, union(this.#found));
    this.#found = [];
  }
}
