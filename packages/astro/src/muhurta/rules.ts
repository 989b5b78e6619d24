import { difference, intersection, type Span, union } from '../elections/spans.ts';
import type { Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import type { SunriseDefinition } from '../vedic/chart.ts';
import type { NakshatraId } from '../vedic/nakshatra.ts';
import { overlap, touching } from '../vedic/panchang/limbs.ts';
import type { LunarMonthId } from '../vedic/panchang/lunar-month.ts';
import type { VarjyamTable } from '../vedic/panchang/nakshatra-ghatis.ts';
import type { PanchakaCount } from '../vedic/panchang/rising-signs.ts';
import type { GrahaId } from '../vedic/zodiac.ts';
import purposes from '../../data/vedic/muhurta-purposes.json' with { type: 'json' };
import rules from '../../data/vedic/muhurta-rules.json' with { type: 'json' };

/** Steps of exclusion, from the longest times to the shortest; each step only examines what earlier steps left. */
export const MUHURTA_STEPS = ['season', 'day', 'hour', 'lagna'] as const;
type MuhurtaStep = (typeof MUHURTA_STEPS)[number];

/** Rules that are the same for every purpose, with their source; null: the source is that of the purpose. */
const RULES = rules as Readonly<Record<MuhurtaRuleId, MuhurtaRule>>;
interface MuhurtaRule {
  readonly step: MuhurtaStep;
  readonly source: string | null;
}
export type MuhurtaRuleId = keyof typeof rules;
export const MUHURTA_RULES = Object.keys(RULES) as MuhurtaRuleId[];
/** Always applied, or switched by their own fields of the request. */
const BINDING: readonly MuhurtaRuleId[] = ['no_sunrise', 'duration'];
export const IGNORABLE_RULES = MUHURTA_RULES.filter((rule) => !BINDING.includes(rule));

/** The step that applies a rule. */
export const stepOf = (rule: MuhurtaRuleId): MuhurtaStep => RULES[rule].step;
/** The source of a rule; null where each purpose has its own. */
export const generalSourceOf = (rule: MuhurtaRuleId): string | null => RULES[rule].source;

/** One reason why a time is excluded. */
export interface Exclusion extends Span {
  readonly rule: MuhurtaRuleId;
  /** The cause: the id of a tithi, nakshatra, graha, sign, month … */
  readonly cause: string;
  /** Of `houses`: the house the graha is in. */
  readonly house?: number;
  /** Of the rules about births: 0 or 1. */
  readonly person?: number;
}

/** Directions of the dikshula, for travel. */
export const MUHURTA_DIRECTIONS = ['east', 'south', 'west', 'north'] as const;
export type MuhurtaDirection = (typeof MUHURTA_DIRECTIONS)[number];

/** A person for whom the time is chosen: numbers from 0, of nakshatra and signs. */
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
  /** Null: panchaka of the lagna is ignored. */
  readonly panchakaCount: PanchakaCount | null;
  readonly range: Span;
  readonly purpose: MuhurtaPurpose;
  readonly direction: MuhurtaDirection | null;
  readonly persons: readonly MuhurtaPerson[];
  readonly ignored: ReadonlySet<MuhurtaRuleId>;
  readonly shortestDays: number;
}

/** The times that are still possible, and the reasons that exclude the rest. */
export class Sieve {
  readonly exclusions: Exclusion[] = [];
  readonly #ignored: ReadonlySet<MuhurtaRuleId>;
  #left: readonly Span[];
  #found: Span[] = [];

  constructor(range: Span, ignored: ReadonlySet<MuhurtaRuleId>) {
    this.#left = [range];
    this.#ignored = ignored;
  }

  /** The times that earlier steps left. */
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

  /** Records spans that a rule excludes, within what is left. */
  exclude(spans: readonly Span[], reason: Omit<Exclusion, keyof Span>): void {
    if (!this.obeys(reason.rule)) return;
    for (const span of union(spans))
      for (const { startJdUt, endJdUt } of intersection(touching(this.#left, span), [span])) {
        this.#found.push({ startJdUt, endJdUt });
        this.exclusions.push({ ...reason, startJdUt, endJdUt });
      }
  }

  /** Ends a step: later steps ignore what it excluded. */
  endStep(): void {
    this.#left = difference(this.#left, union(this.#found));
    this.#found = [];
  }
}

/** Grahas that may not be in some houses from the lagna, by name or as a group. `benefics`: Mercury, Jupiter, Venus. */
export type HouseGuest = GrahaId | 'benefics' | 'malefics' | 'lagna_lord' | 'any';
export interface ForbiddenHouse {
  readonly who: readonly HouseGuest[];
  readonly houses: readonly number[];
}

/** The classical rules of one kind of beginning. Sets of numbers: weekdays from 0 Sunday, tithis 1 to 30, signs from 0 aries. */
export interface MuhurtaPurpose {
  /** Book and chapter. */
  readonly source: string;
  readonly nakshatras: readonly NakshatraId[];
  readonly tithis: readonly number[];
  readonly weekdays: readonly number[];
  readonly lunarMonths?: readonly LunarMonthId[];
  readonly sunSigns?: readonly number[];
  readonly lagnas?: readonly number[];
  readonly forbidden?: readonly ForbiddenHouse[];
  /** The day without the night, or its first two thirds. */
  readonly dayPart?: 'day' | 'forenoon';
  /** Rules of the season that apply. */
  readonly seasons: readonly MuhurtaRuleId[];
}

export type MuhurtaPurposeId = keyof typeof purposes;
/**
 * Muhurta Chintamani (Rama Daivajna, 1600) by chapter; Raman, Muhurtha (1943) by chapter. Kane, History of Dharmashastra 5.1, 605, on which
 * seasons do not bind rites that are due at an age (naming, first feeding). What a verse only commends, such as malefics in 3, 6 and 11, excludes nothing.
 * rules.test.ts checks the schema.
 */
export const MUHURTA_PURPOSES = purposes as Readonly<Record<MuhurtaPurposeId, MuhurtaPurpose>>;
export const MUHURTA_PURPOSE_IDS = Object.keys(purposes) as [MuhurtaPurposeId, ...MuhurtaPurposeId[]];
