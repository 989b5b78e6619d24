import { defineConfig } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../apps/web/src/testing/chromium.ts';
import { WAIT_MS } from '../scripts/wait-ms.mjs';

/** A journey consists of many waits. */
const TEST_MS = 8 * WAIT_MS;

/** `npm test` runs the `*.test.ts` but those tagged @detail; `npm run proofs` runs those and the `*.proof.ts`, which may work for minutes. */
const areProofs = process.env.THEIA_PROOFS !== undefined;

export default defineConfig({
  testDir: '.',
  testMatch: areProofs ? '*.{test,proof}.ts' : '*.test.ts',
  outputDir: 'results',
  globalSetup: './support/start-theia.ts',
  // The tests of a file share their accounts, which each worker makes again; the few files of a proof need both workers.
  fullyParallel: areProofs,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: areProofs ? 5 * TEST_MS : TEST_MS,
  expect: { timeout: WAIT_MS },
  reporter: [['list'], ['./support/file-reporter.ts']],
  use: {
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    // Steps, network and console. Screenshots of each step take a third of the browser's time: `--trace on` records them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    launchOptions: CHROMIUM_OPTIONS,
  },
});
