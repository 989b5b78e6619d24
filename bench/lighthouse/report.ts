import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../../apps/web/src/testing/chromium.ts';
import { median } from '../statistics.ts';

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

/** Comes by npx: its 170 MB are no dependency. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const OUTPUT_BYTES_MAX = 64 * 2 ** 20;
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run';

const run = promisify(execFile);

/**
 * Asks Lighthouse for its report of one address.
 * @param more arguments of its command line, such as `--preset=desktop`
 * @throws Error when Chromium drew nothing in time
 */
export async function askLighthouse(url: string, more: readonly string[]): Promise<Report> {
  const { stdout } = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${CHROME_FLAGS}`, ...more],
    {
      env: { ...process.env, CHROME_PATH: CHROMIUM_OPTIONS.executablePath ?? chromium.executablePath() },
      maxBuffer: OUTPUT_BYTES_MAX,
    },
  );
  const report: Report = JSON.parse(stdout);
  return report;
}
