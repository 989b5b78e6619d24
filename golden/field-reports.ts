import type { CalculationContext } from '@theia-astro/endpoints/endpoint';
import { catalog } from '@theia-astro/endpoints/catalog';
import { Problem } from '@theia-astro/endpoints/problem';
import { readTable } from './comparison.ts';

/** What an answer must hold at a path: a value, a number or an instant within a distance, or an entry of a list. */
export type Expected =
  | string
  | number
  | boolean
  | null
  | { readonly near: number | string; readonly within: number }
  | { readonly has: string }
  | { readonly lacks: string };

/** A public report about another program, asked of this one. */
export interface FieldReport {
  readonly id: string;
  /** The project and the number of its issue, pull request or thread. */
  readonly source: string;
  readonly question: string;
  readonly right: string;
  /** How the right value is known. */
  readonly why: string;
  readonly calls: readonly {
    readonly product: string;
    readonly request: Readonly<Record<string, unknown>>;
    /**
     * Expected by path. Steps: a name, an index, or `name=value` for the first entry of a list that has it (several
     * with `&`); a name leads through lists. `problem` is the code of a rejection.
     */
    readonly expected: Readonly<Record<string, Expected>>;
  }[];
  /** What Theia does not answer of it, and why. */
  readonly unanswered?: string;
}

export const fieldReports: readonly FieldReport[] = readTable<FieldReport>('field_reports');

/** The moment at which the calls are made. */
const NOW_MS = Date.UTC(2026, 10, 28);

/** The answer to a call, or its rejection as `{problem}`. */
export function answerTo(
  services: Pick<CalculationContext, 'ephemeris' | 'places'>,
  { product, request }: FieldReport['calls'][number],
): unknown {
  const endpoint = catalog.find(({ name }) => name === product);
  if (endpoint === undefined) throw new Error(`No product ${product}`);
  try {
    const context: CalculationContext = { ...services, nowMs: NOW_MS, account: null };
    return endpoint.calculate(context, endpoint.parse(request, NOW_MS));
  } catch (error) {
    if (error instanceof Problem) return { problem: error.code };
    throw error;
  }
}

/** The value at a path. */
export function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>(step, answer);
}

function step(value: unknown, name: string): unknown {
  if (Array.isArray(value)) {
    if (/^\d+$/.test(name)) return value[Number(name)];
    if (!name.includes('=')) return value.map((one) => step(one, name));
    const wanted = name.split('&').map((part) => part.split('=') as [string, string]);
    return value.find((one) => wanted.every(([key, text]) => String(step(one, key)) === text));
  }
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** Whether a value is the expected one. */
export function isExpected(value: unknown, expected: Expected): boolean {
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if ('has' in expected) return Array.isArray(value) && value.includes(expected.has);
  if ('lacks' in expected) return Array.isArray(value) && !value.includes(expected.lacks);
  const { near, within } = expected;
  if (typeof near === 'number') return typeof value === 'number' && Math.abs(value - near) <= within;
  return typeof value === 'string' && Math.abs(Date.parse(value) - Date.parse(near)) <= within * 1000;
}
