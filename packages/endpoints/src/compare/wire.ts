import type { Change } from '@theia-astro/astro/comparison/change';
import type { Comparison, Explanation } from '@theia-astro/astro/comparison/explain';
import { agrees, differenceOf, type Reading } from '@theia-astro/astro/comparison/reading';
import type { ComparedRow } from '@theia-astro/astro/comparison/solved';
import type { CalculationContext } from '../endpoint.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { round, round8, type Wire } from '../wire/wire.ts';
import type { compareResponseSchema, FieldsToSend, RowUnit } from './schema.ts';
import type { BirthClock, DescribedChange } from './times.ts';
import { oursIn } from './describe-change.ts';

type Answer = Wire<typeof compareResponseSchema>;
type WireExplanation = Answer['explanations'][number];

interface WireContext {
  readonly base: Reading;
  readonly clock: BirthClock;
  readonly offset: string;
  readonly describe: (change: Change) => DescribedChange;
}

const DAY_SECONDS = 86_400;

/** The verdict, the explanations and the rows of an answer. */
export function wireComparison(
  context: CalculationContext,
  rows: readonly ComparedRow[],
  { values, explanations }: Comparison,
  wireContext: WireContext,
): Pick<Answer, 'verdict' | 'summary' | 'rows_agreeing' | 'explanations' | 'rows'> {
  const agreeing = rows.filter((row, index) => agrees(row, values[index] ?? null)).length;
  const wired = explanations.map((explanation) => wireExplanation(explanation, wireContext));
  const [best] = explanations;
  const verdict =
    agreeing === rows.length
      ? 'agrees'
      : best === undefined
        ? 'unexplained'
        : best.agreeing === rows.length
          ? 'explained'
          : 'partly_explained';
  return {
    verdict,
    summary: summaryOf(verdict, agreeing, rows.length, wired),
    rows_agreeing: agreeing,
    explanations: wired,
    rows: rows.map((row, index) => ({
      ...wireRow(context, row, values[index] ?? null),
      ...(best === undefined || best.values[index] === values[index]
        ? {}
        : { explained: explainedRow(context, row, index, best) }),
    })),
  };
}

function wireRow(context: CalculationContext, row: ComparedRow, ours: number | null): Answer['rows'][number] {
  const unit = unitOf(row);
  return {
    row: row.id,
    unit,
    theirs: wireValue(context, row, row.theirs),
    ours: wireValue(context, row, ours),
    difference: wireDifference(row, ours),
    tolerance: inUnit(row.tolerance, unit),
    agrees: agrees(row, ours),
  };
}

function explainedRow(
  context: CalculationContext,
  row: ComparedRow,
  index: number,
  { values, evidence }: Explanation,
): NonNullable<Answer['rows'][number]['explained']> {
  const ours = values[index] ?? null;
  return {
    ours: wireValue(context, row, ours),
    difference: wireDifference(row, ours),
    agrees: agrees(row, ours),
    by: evidence.filter(({ settles }) => settles.includes(row)).map(({ change }) => change.dimension),
  };
}

function wireExplanation(
  { evidence, agreeing }: Explanation,
  { base, clock, offset, describe }: WireContext,
): WireExplanation {
  const described = evidence.map((one) => ({ ...one, ...describe(one.change) }));
  return {
    changes: described.map(({ change, theirs, means, settles, witness, differenceWithout, differenceWith }) => {
      const unit = unitOf(witness);
      return {
        setting: change.dimension,
        ours: oursIn(change.dimension, base, clock, offset),
        theirs,
        means,
        evidence: {
          settles: settles.map(({ id }) => id),
          row: witness.id,
          difference_without: differenceWithout === null ? null : inUnit(differenceWithout, unit),
          difference_with: inUnit(differenceWith, unit),
          unit,
        },
      };
    }),
    rows_agreeing: agreeing,
    send: described.reduce<FieldsToSend>((sent, { send }) => merged(sent, send), {}),
  };
}

/** One object with the settings of both. */
function merged(a: FieldsToSend, b: FieldsToSend): FieldsToSend {
  const settings = { ...a.settings, ...b.settings };
  return { ...a, ...b, ...(Object.keys(settings).length === 0 ? {} : { settings }) };
}

function summaryOf(
  verdict: Answer['verdict'],
  agreeing: number,
  count: number,
  explanations: readonly WireExplanation[],
): string {
  const [best, ...others] = explanations;
  const rows = count === 1 ? 'The row agrees' : `All ${count} rows agree`;
  if (verdict === 'agrees') return `${rows} with this request.`;
  if (best === undefined)
    return `${count === 1 ? 'The row differs' : `${count - agreeing} of ${count} rows differ`}, and no known setting explains it: check the birth data and the values.`;
  const means = best.changes.map((change) => change.means).join(' ');
  const left = count - best.rows_agreeing;
  const rest = left === 0 ? '' : ` ${left} of ${count} rows still differ.`;
  const ambiguous =
    others.length === 0
      ? ''
      : ` ${others.length} other ${others.length === 1 ? 'reading fits' : 'readings fit'} as well; more digits may tell them apart.`;
  return `${means} With that ${left === 0 ? `${rows.charAt(0).toLowerCase()}${rows.slice(1)}` : `${best.rows_agreeing} rows agree`}.${rest}${ambiguous}`;
}

function unitOf({ subject: { kind } }: ComparedRow): RowUnit {
  return kind === 'dasha' ? 'days' : kind === 'sunrise' ? 'seconds' : 'degrees';
}

function inUnit(value: number, unit: RowUnit): number {
  return unit === 'seconds' ? round(value * DAY_SECONDS, 1) : unit === 'days' ? round(value, 4) : round8(value);
}

function wireDifference(row: ComparedRow, ours: number | null): number | null {
  return ours === null ? null : inUnit(differenceOf(row, ours), unitOf(row));
}

function wireValue({ ephemeris }: CalculationContext, row: ComparedRow, value: number | null): number | string | null {
  if (value === null) return null;
  return unitOf(row) === 'degrees' ? round8(value) : instantTextOfJd(ephemeris, value);
}
