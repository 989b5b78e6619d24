import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startService } from '../hostile/service.ts';
import { askLighthouse, findLosses, medianPoints, type Report } from './report.ts';

/**
 * `npm run bench:lighthouse -- [--url http://localhost:3000] [--rounds 3] [--presets mobile,desktop] [--only /,/status] [--every] [--reports FOLDER]`: the points of every
 * public page in Lighthouse, medians of the rounds. Without an address it starts a service of its own. Of the reference a few pages are taken unless `--every`
 * asks for all. Returns 1 when a page has less than 98 points in a category.
 */
const POINTS_MIN = 98;
const UNLISTED = ['/no-such-page'];
const SAMPLES = /^\/reference\/(conventions|natal|geocode)$/;
/** What a page that search engines shall not list cannot pass. */
const WITHOUT_SEO = new Set(['/no-such-page']);
const PRESET_ARGUMENTS: Readonly<Record<string, readonly string[]>> = { mobile: [], desktop: ['--preset=desktop'] };

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    presets: { type: 'string', default: 'mobile,desktop' },
    only: { type: 'string' },
    every: { type: 'boolean', default: false },
    reports: { type: 'string' },
  },
});

if (values.reports !== undefined) mkdirSync(values.reports, { recursive: true });
const service = values.url === undefined ? await startService({ LOG_LEVEL: 'error', EPHEMERIS_TABLES: 'off' }) : null;
const origin = values.url ?? `http://localhost:${service?.port}`;
try {
  const pages = values.only?.split(',') ?? [...(await listedPages()), ...UNLISTED];
  for (const preset of values.presets.split(',')) {
    console.log(preset);
    for (const page of pages) await measure(page, preset);
  }
} finally {
  await service?.stop();
}

async function listedPages(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address ?? origin).pathname)
    .filter((path) => values.every || !path.startsWith('/reference/') || SAMPLES.test(path));
}

async function measure(page: string, preset: string): Promise<void> {
  const reports: Report[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) reports.push(await readReport(page, preset));
  const points = medianPoints(reports);
  const passed = Object.values(points).every((value) => value >= POINTS_MIN);
  if (!passed) process.exitCode = 1;
  const words = Object.entries(points).map(([name, value]) => `${name} ${String(value).padStart(3)}`);
  console.log(`  ${page.padEnd(26)} ${words.join('   ')}  ${passed ? 'ok' : 'FAIL'}`);
  for (const report of reports.slice(-1)) for (const loss of findLosses(report)) console.log(`      ${loss}`);
}

/** Lighthouse ends with an error where Chromium drew nothing in time, as happens on a busy machine: it is asked once more. */
async function readReport(page: string, preset: string): Promise<Report> {
  const report = await askForPoints(page, preset).catch(() => askForPoints(page, preset));
  if (values.reports !== undefined)
    writeFileSync(join(values.reports, `${preset}${page.replaceAll('/', '_')}.json`), JSON.stringify(report));
  return report;
}

function askForPoints(page: string, preset: string): Promise<Report> {
  const categories = ['performance', 'accessibility', 'best-practices', ...(WITHOUT_SEO.has(page) ? [] : ['seo'])];
  return askLighthouse(`${origin}${page}`, [
    '--ignore-status-code',
    `--only-categories=${categories.join(',')}`,
    ...(PRESET_ARGUMENTS[preset] ?? []),
  ]);
}
