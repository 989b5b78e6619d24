/** What is read of a report of Lighthouse, as its documentation describes it. */
export interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  /** How fast the machine was without a page: Lighthouse expects 1,000 or more. */
  readonly environment: { readonly benchmarkIndex: number };
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
}

/** The median points, 0 to 100, of each category over the rounds of one page. */
export function medianPoints(reports: readonly Report[]): Readonly<Record<string, number>> {
  const names = Object.keys(reports[0]?.categories ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(reports.map(({ categories }) => pointsOf(categories[name])))]),
  );
}

/** What costs a report points, the dearest first, in Lighthouse's words. */
export function findLosses({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .map(({ id, weight }) => ({ audit: audits[id], loss: weight * (1 - (audits[id]?.score ?? 1)) }))
    .filter(({ loss }) => loss > 0)
    .toSorted((a, b) => b.loss - a.loss)
    .map(({ audit }) => [audit?.title, audit?.displayValue].filter(Boolean).join(': '));
}

function pointsOf(category: Category | undefined): number {
  return Math.round((category?.score ?? 0) * 100);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
