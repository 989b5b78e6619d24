import type { Library } from '@theia-astro/report/texts/library';
import type { CalculationContext } from '../endpoint.ts';
import { calculateReport } from './calculate.ts';
import type { ReportProducts } from './products.ts';
import { parseReport } from './request.ts';

/** A report that is shown to everyone, with the request that gives it. */
export interface ReportSample {
  /** Unique among the samples; for addresses: `birth-chart`. */
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly report: ReturnType<typeof calculateReport>;
}

/** Two people who do not exist. */
const ADA = { name: 'Ada', birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const BEN = { name: 'Ben', birth_date: '1988-11-02', birth_time: '05:10', location: 'London' };

const REQUESTS: Readonly<Record<string, ReportSample['request']>> = {
  'birth-chart': { kind: 'natal', ...ADA },
  'vedic-birth-chart': { kind: 'natal', system: 'vedic', from: '2026-03-01', ...ADA },
  relationship: { kind: 'relationship', person_a: ADA, person_b: BEN },
  'year-ahead': { kind: 'year_ahead', from: '2026-03-01', ...ADA },
  'dasha-period': { kind: 'dasha_period', from: '2026-03-01', ...ADA },
  'moon-month': { kind: 'moon_month', year: 2026, month: 3, ...ADA },
};

/** One report of each kind, made as a call makes it; the same on every day. */
export function reportSamples(
  context: CalculationContext,
  products: ReportProducts,
  library: Library,
): readonly ReportSample[] {
  return Object.entries(REQUESTS).map(([id, request]) => ({
    id,
    request,
    report: calculateReport(context, parseReport(request), products, library),
  }));
}
