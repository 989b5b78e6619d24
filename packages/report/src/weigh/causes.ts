import type { AspectFact, EssentialDignity, PatternFact, Placed } from '../facts/answers.ts';
import type { AspectCause, CauseChart, PeriodCause, PlacementCause, RuleCause } from '../report.ts';
import { named } from '../words/names.ts';

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
