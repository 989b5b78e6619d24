import type { AspectFact, EssentialDignity, PatternFact, Placed } from '../facts/answers.ts';
import type { AspectCause, Cause, CauseChart, EventCause, PeriodCause, PlacementCause, RuleCause } from '../report.ts';
import type { Contact } from '../texts/library.ts';
import { named } from '../words/names.ts';

/** Something that holds in a chart and has a text. */
export interface Finding {
  /** Key of its text. */
  readonly key: string;
  /** How much it says about this chart; about 1 for a luminary in its sign. */
  readonly weight: number;
  /** How much more or less it stands out than it weighs, for the opening; 1 where absent. */
  readonly standsOut?: number;
  /** The sections it can stand in, the best first. */
  readonly sections: readonly [string, ...string[]];
  /** Findings of one group share a paragraph. */
  readonly group: string;
  /** The points it is about, the main one first. */
  readonly about: readonly string[];
  readonly because: readonly Cause[];
  /** The finding in words, to name it in a sentence: `Mercury conjunct Saturn`, `the Sun in Pisces`. */
  readonly phrase: string;
  /** How close it is, for the opening: `0°12′ from exact`. Absent where that is nothing special. */
  readonly close?: string;
  /** Its place in its paragraph: what a point is before what modifies it, and last where it shows. */
  readonly order?: 'first' | 'last';
  /** A sentence before its text, such as when it holds. */
  readonly lead?: string;
  /** Order in a report that follows time, in milliseconds of UTC. */
  readonly atMs?: number;
}

/** The section and the order of a finding that holds at a time. */
export type Timing = (at: string) => Pick<Finding, 'sections' | 'atMs'>;

/** A part of the time that a report is about, half-open. */
export interface TimeSpan {
  readonly id: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Puts what happens into its part of the time; what comes later is in the last one. */
export function timingIn(spans: readonly TimeSpan[]): Timing {
  return (at) => {
    const atMs = Date.parse(at);
    const span = spans.find(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs) ?? spans.at(-1);
    if (span === undefined) throw new RangeError('The time has no parts.');
    return { sections: [span.id], atMs };
  };
}

const DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall'] as const;

/** The essential dignities that hold. */
export function dignitiesOf(dignity: EssentialDignity | undefined): (typeof DIGNITIES)[number][] {
  return dignity === undefined ? [] : DIGNITIES.filter((id) => dignity[id]);
}

/** A point of a chart as a cause. */
export function placement(
  chart: CauseChart,
  point: PlacementCause['point'],
  { sign, degree }: Placed,
  house: number | null | undefined,
  states: readonly string[] = [],
): PlacementCause {
  return { kind: 'placement', chart, point, sign, degree, house: house ?? null, states, at: null };
}

/** An aspect as a cause. */
export function aspectCause(charts: readonly [CauseChart, CauseChart], fact: AspectFact): AspectCause {
  const { point_1, point_2, aspect, orb, applying } = fact;
  return { kind: 'aspect', chart_1: charts[0], point_1, chart_2: charts[1], point_2, aspect, orb, applying };
}

/** A rule as a cause. */
export function ruleCause(
  part: string,
  id: string,
  points: readonly string[],
  more: { readonly rule?: string; readonly score?: number; readonly max?: number } = {},
): RuleCause {
  return {
    kind: 'rule',
    part,
    id,
    rule: more.rule ?? null,
    points,
    score: more.score ?? null,
    score_max: more.max ?? null,
  };
}

/** A figure of planets as a cause. */
export function patternCause({ type, points, house, sign, element, modality }: PatternFact): RuleCause {
  const where = house !== null ? `house ${house}` : sign !== null ? named(sign) : (element ?? modality);
  return ruleCause('pattern', type, points, where === null ? {} : { rule: where });
}

/** A period as a cause. */
export function periodCause(
  system: string,
  lords: readonly string[],
  house: number | null,
  { starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string },
): PeriodCause {
  return { kind: 'period', system, lords, house, starts_at, ends_at };
}

/** Something that happens, as a cause. */
export function eventCause(
  event: string,
  point: string,
  at: string | readonly string[],
  more: Partial<EventCause> = {},
): EventCause {
  return {
    kind: 'event',
    event,
    point,
    aspect: null,
    target: null,
    sign: null,
    house: null,
    at: [at].flat(),
    ends_at: null,
    ...more,
  };
}

const CONTACTS: Readonly<Record<string, Contact>> = {
  conjunction: 'conjunction',
  sextile: 'flowing',
  trine: 'flowing',
  square: 'tense',
  opposition: 'tense',
};

/** Whether an aspect is a conjunction, flows or is tense; null for minor aspects. */
export function contactOf(aspect: string): Contact | null {
  return CONTACTS[aspect] ?? null;
}
