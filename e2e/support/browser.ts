import { NEVER_MS, slowness } from '../../apps/server/src/testing/until.ts';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** The server under test. */
export const THEIA_URL = (process.env.THEIA_URL ?? 'http://localhost:3000').replace(/\/$/, '');

/** `TOAST_DURATION_MS` of the web app. */
const TOAST_MS = 5_000;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the system's Chromium; `CHROMIUM` names another one. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  problems: string[];
}

/** A fresh visitor. `problems` collects uncaught errors and refused resources of the page. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: THEIA_URL,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: THEIA_URL });
  const page = await context.newPage();
  page.setDefaultTimeout(NEVER_MS);
  // On a slow machine a passing message would be gone before the next look at the page.
  const pace = Math.ceil(slowness());
  if (pace > 1)
    await page.addInitScript(
      `const wait = window.setTimeout; window.setTimeout = (run, ms, ...rest) => wait(run, ms === ${TOAST_MS} ? ms * ${2 * pace} : ms, ...rest);`,
    );
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|hydrat/i.test(message.text()))
      problems.push(message.text());
  });
  return { context, page, problems };
}
