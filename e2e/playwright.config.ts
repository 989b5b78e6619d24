import { defineConfig } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../apps/web/src/testing/chromium.ts';

/** High enough that a slow machine does not fail a test; only for tests that hang. */
const HUNG_MS = 15 * 60_000;

/** A failed test has failed. Only `npm test` tries it once more (`--retries 1`), and names at its very end what passed at the second try: a defect to be repaired. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: 'results',
  globalSetup: './support/start-theia.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: HUNG_MS,
  reporter: [['list'], ['./support/second-try.ts']],
  use: {
    actionTimeout: HUNG_MS / 3,
    navigationTimeout: HUNG_MS / 3,
    // Steps, network and console. Pictures of the page take a third of the browser's time: `npm run e2e -- NAME --trace on` records them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    launchOptions: CHROMIUM_OPTIONS,
  },
});
