import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../../apps/web/src/testing/chromium.ts';
import type { Report } from './report.ts';

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
