import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { closeContexts } from '../../apps/web/src/testing/close-contexts.ts';
import { WAIT_MS } from '../../scripts/wait-ms.mjs';
import { type Account, registerConfirmed, signInAs } from './account.ts';
import { until } from './settle.ts';
import { THEIA_URL } from './theia-url.ts';

/** `TOAST_DURATION_MS` of the web app. */
export const TOAST_MS = 5_000;
/** How long a toast is shown in a test, so that a slow machine does not miss it. */
const TOAST_IN_TEST_MS = 4 * WAIT_MS;

/** React has taken over the page: it marks the root, and no field of a form is inert. Pages of other servers have no root. */
const IS_TAKEN_OVER = `((root) => root === null || (Object.keys(root).some((key) => key.startsWith('__reactContainer')) && root.querySelector('[inert]') === null))(document.getElementById('root'))`;

export interface Visited {
  context: BrowserContext;
  page: Page;
  problems: string[];
}

/** Makes `goto` and `reload` also wait until the page's script has taken over, unless the caller names what to wait for. */
function waitForScript(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await until(page, IS_TAKEN_OVER);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await until(page, IS_TAKEN_OVER);
    return response;
  };
}

/** Opens a page for a new visitor. `problems` collects the page's uncaught errors and blocked resources. */
export type Visit = (options?: BrowserContextOptions) => Promise<Visited>;

interface SignedInOptions extends BrowserContextOptions {
  /** Without one, a new account. */
  account?: Account;
  /** The page to open. */
  at?: string;
}

/** Opens a page with a session of an account. */
export type SignedIn = (options?: SignedInOptions) => Promise<Visited & { account: Account }>;

/** A test with `visit` and `signedIn`; every visit ends with its test. */
export const test = base.extend<{ visit: Visit; signedIn: SignedIn }>({
  visit: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: THEIA_URL,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: THEIA_URL });
      const page = await context.newPage();
      await page.addInitScript(
        `const wait = window.setTimeout; window.setTimeout = (run, ms, ...rest) => wait(run, ms === ${TOAST_MS} ? ${TOAST_IN_TEST_MS} : ms, ...rest);`,
      );
      if (options.javaScriptEnabled !== false) waitForScript(page);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|hydrat/i.test(message.text()))
          problems.push(message.text());
      });
      return { context, page, problems };
    });
    await closeContexts(contexts);
  },
  signedIn: async ({ visit }, provide) => {
    await provide(async ({ account: known, at, ...options } = {}) => {
      const account = known ?? (await registerConfirmed());
      const visited = await visit(options);
      await signInAs(visited.page, account);
      if (at !== undefined) await visited.page.goto(at);
      return { ...visited, account };
    });
  },
});
