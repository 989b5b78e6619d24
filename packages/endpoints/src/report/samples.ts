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

/** People long dead, whose births are on record: a reader can judge what is said of them. */
const EINSTEIN = { name: 'Albert Einstein', birth_date: '1879-03-14', birth_time: '11:30', location: 'Ulm, Germany' };
const VICTORIA = {
  name: 'Victoria',
  birth_date: '1819-05-24',
  birth_time: '04:15',
  location: 'London, United Kingdom',
};
const ALBERT = { name: 'Albert', birth_date: '1819-08-26', birth_time: '06:00', location: 'Coburg, Germany' };

const REQUESTS: Readonly<Record<string, ReportSample['request']>> = {
  'birth-chart': { kind: 'natal', ...EINSTEIN },
  'vedic-birth-chart': { kind: 'natal', system: 'vedic', from: '1905-06-15', ...EINSTEIN },
  relationship: { kind: 'relationship', person_a: VICTORIA, person_b: ALBERT },
  'year-ahead': { kind: 'year_ahead', from: '1905-03-14', ...EINSTEIN },
  'dasha-period': { kind: 'dasha_period', from: '1905-06-15', ...EINSTEIN },
  'moon-month': { kind: 'moon_month', year: 1919, month: 5, ...EINSTEIN },
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
