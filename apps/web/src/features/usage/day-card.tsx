import { useState } from 'react';
import { DayBars, Legend } from '@/components/charts/day-bars.tsx';
import { REST_COLOR, type Series, SERIES_COLORS, stackTotals } from '@/components/charts/series.ts';
import { Card } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { formatCount, formatDay, usdFormatFor } from '@/lib/format.ts';
import type { PlanInForce } from './operations.ts';
import { byDay, daysBetween, type Measure, type UsageRow } from './summary.ts';

const REST = 'Other products';

/** The products of this period as series: the top five with one colour each, the others combined. */
function daySeries(
  rows: readonly UsageRow[],
  days: readonly string[],
  measure: Measure,
  nameOf: (product: string) => string,
): Series[] {
  const lines = [...byDay(rows, 'current', days, measure)].map(([product, values]) => ({
    product,
    values,
    total: values.reduce((sum, value) => sum + value, 0),
  }));
  const ranked = lines
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total || a.product.localeCompare(b.product));
  const named = ranked.slice(0, SERIES_COLORS.length).map(({ product, values }, index) => ({
    id: product,
    name: nameOf(product),
    color: SERIES_COLORS[index] ?? REST_COLOR,
    values,
  }));
  const rest = ranked.slice(SERIES_COLORS.length);
  if (rest.length === 0) return named;
  return [
    ...named,
    {
      id: 'rest',
      name: REST,
      color: REST_COLOR,
      values: days.map((_, index) => rest.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)),
    },
  ];
}

/** The daily totals of the previous period, aligned with the first day of this period. */
function previousTotals(rows: readonly UsageRow[], previousDays: readonly string[], measure: Measure): number[] {
  const lines = [...byDay(rows, 'previous', previousDays, measure).values()];
  return previousDays.map((_, index) => lines.reduce((sum, values) => sum + (values[index] ?? 0), 0));
}

const measures: readonly { value: Measure; label: string }[] = [
  { value: 'calls', label: 'Calls' },
  { value: 'cost', label: 'Cost' },
];
const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

interface DayRow {
  day: string;
  value: number;
  before: number | null;
  top: string;
}

function dayColumns(measure: Measure, format: (value: number) => string, compared: boolean): readonly Column<DayRow>[] {
  return [
    { header: 'Day (UTC)', cell: (row) => <span className="tabular-nums">{formatDay(row.day)}</span> },
    { header: 'Most', cell: (row) => <span className="text-ink-muted">{row.top}</span> },
    { header: measure === 'calls' ? 'Calls' : 'Cost', align: 'right', cell: (row) => format(row.value) },
    ...(compared
      ? [
          {
            header: 'Last period',
            align: 'right',
            cell: (row: DayRow) => (
              <span className="text-ink-muted">{row.before === null ? '' : format(row.before)}</span>
            ),
          } as const,
        ]
      : []),
  ];
}

interface DayCardProps {
  plan: PlanInForce;
  rows: readonly UsageRow[];
  nameOf: (product: string) => string;
}

/** Calls or cost of every day of the period, as a chart or as the table of the same numbers. */
export function DayCard({ plan, rows, nameOf }: DayCardProps) {
  const [measure, setMeasure] = useState<Measure>('calls');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const compared = plan.previous_start !== plan.period_start;
  const days = daysBetween(plan.period_start, plan.period_end);
  const series = daySeries(rows, days, measure, nameOf);
  const previous = compared ? previousTotals(rows, daysBetween(plan.previous_start, plan.period_start), measure) : null;
  const totals = stackTotals(series, days.length);
  const valueFormat = (values: readonly number[]) => {
    const usd = usdFormatFor(values);
    return (value: number) => (measure === 'calls' ? formatCount(value) : `$${usd(value)}`);
  };
  const format = valueFormat([...totals, ...(previous ?? []), ...series.flatMap(({ values }) => values)]);
  const top = totals.indexOf(Math.max(...totals));
  const sum = totals.reduce((all, value) => all + value, 0);
  const what = measure === 'calls' ? 'Calls' : 'Cost';
  const summary = `${what} by day, ${formatDay(days[0] ?? '')} to ${formatDay(days.at(-1) ?? '')}: ${format(sum)} in all${sum > 0 ? `, most on ${formatDay(days[top] ?? '')} with ${format(totals[top] ?? 0)}` : ''}.`;
  const tableRows = days.map((day, index) => ({
    day,
    value: totals[index] ?? 0,
    before: previous?.[index] ?? null,
    top:
      series.reduce((best, next) => ((next.values[index] ?? 0) > (best?.values[index] ?? 0) ? next : best), series[0])
        ?.name ?? '',
  }));
  return (
    <Card aria-labelledby="by-day" className="mb-5 overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5 sm:px-6">
        <h2 id="by-day" className="text-base font-semibold tracking-tight">
          By day
        </h2>
        <div className="flex flex-wrap gap-2">
          <Segmented label="Measure" options={measures} value={measure} onChange={setMeasure} />
          <Segmented label="View" options={views} value={view} onChange={setView} />
        </div>
      </div>
      {view === 'chart' ? (
        <div className="px-5 pb-5 pt-4 sm:px-6">
          <DayBars
            days={days}
            series={series}
            previous={previous}
            unit={measure === 'calls' ? 'calls' : ''}
            wholeOnly={measure === 'calls'}
            format={format}
            formatSteps={valueFormat}
            summary={summary}
          />
          <Legend series={series} previousName={compared ? 'Last period, in all' : null} />
        </div>
      ) : (
        <div className="mt-4 max-h-[26rem] overflow-y-auto">
          <DataTable
            caption={`${what} by day`}
            columns={dayColumns(measure, format, compared)}
            rows={tableRows.filter((row) => row.value > 0 || (row.before ?? 0) > 0)}
            rowKey={(row) => row.day}
          />
        </div>
      )}
    </Card>
  );
}
