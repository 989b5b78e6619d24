import { REST_COLOR, type Series, SERIES_COLORS } from '@/components/charts/series.ts';
import { byDay, type Measure, type UsageRow } from './summary.ts';

const REST = 'Other products';

/** The products of this period as series: the top five with one colour each, the others combined. */
export function daySeries(
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
export function previousTotals(rows: readonly UsageRow[], previousDays: readonly string[], measure: Measure): number[] {
  const lines = [...byDay(rows, 'previous', previousDays, measure).values()];
  return previousDays.map((_, index) => lines.reduce((sum, values) => sum + (values[index] ?? 0), 0));
}
