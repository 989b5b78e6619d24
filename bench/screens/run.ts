import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../../apps/web/src/testing/chromium.ts';
import { startService } from '../hostile/service.ts';
import { type Control, findControls, firstField, hasLayer, kindOf, pointOf, watchControls } from './controls.ts';
import { Meter, type Use } from './measure.ts';
import { phoneSlowdown } from './phone.ts';
import { median } from '../statistics.ts';

const ROUNDS = 5;
const PROMISED_MS = 100;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const CALLS = 30;

/**
 * `npm run bench:screens`, or `npm run bench:screens -- /dashboard/api-keys /pricing`: uses every control of every screen in a browser as slow as a phone of the middle, and
 * prints median and worst of the time from the finger to the next frame. Fails where a median is not below 100 ms.
 */
const asked = process.argv.slice(2);
const service = await startService({ LOG_LEVEL: 'error', EPHEMERIS_TABLES: 'off', PASSWORD_HASH_COST: '4' });
process.env.THEIA_URL = `http://localhost:${service.port}`;
try {
  await run();
} finally {
  await service.stop();
}

async function run(): Promise<void> {
  const { DASHBOARD_VIEWS, PUBLIC_VIEWS } = await import('../../e2e/support/views.ts');
  const { createSession, readApiKey, registerConfirmed } = await import('../../e2e/support/account.ts');
  const { BIRTH, request } = await import('../../e2e/support/product-api.ts');
  const { goWithin } = await import('../../e2e/support/settle.ts');
  const { index, slowdown } = await phoneSlowdown(`${process.env.THEIA_URL}/status`);
  console.log(`this machine has the index ${index}: a phone of the middle is ${slowdown.toFixed(1)} times slower`);
  const account = await registerConfirmed();
  const key = await readApiKey(account);
  for (let call = 0; call < CALLS; call++) await (await request(key, '/swiss/natal', BIRTH)).arrayBuffer();
  // Phones collect garbage and compile beside the page, which the tests do not.
  const args = CHROMIUM_OPTIONS.args?.filter((argument) => !argument.startsWith('--js-flags')) ?? [];
  const browser = await chromium.launch({ ...CHROMIUM_OPTIONS, args });
  const tooSlow: string[] = [];
  try {
    for (const [views, storageState] of [
      [DASHBOARD_VIEWS, await createSession(account)],
      [PUBLIC_VIEWS, undefined],
    ] as const) {
      const context = await browser.newContext({
        ...PHONE,
        baseURL: process.env.THEIA_URL!,
        ...(storageState ? { storageState } : {}),
      });
      const page = await context.newPage();
      await watchControls(page);
      const meter = await Meter.on(page, slowdown);
      for (const view of views.filter((each) => asked.length === 0 || asked.includes(each))) {
        console.log(view);
        tooSlow.push(...(await operateScreen({ page, meter, view, goWithin })));
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  console.log(
    tooSlow.length === 0 ? 'every median is below 100 ms' : `above ${PROMISED_MS} ms:\n${tooSlow.join('\n')}`,
  );
  if (tooSlow.length > 0) process.exitCode = 1;
}

/** Shows a screen and waits until nothing of it is stood in for. */
async function show(page: Page, view: string): Promise<void> {
  await page.goto(view, { waitUntil: 'networkidle' });
  // By its element: a dialog that opens with the screen hides the heading from screen readers.
  await page.locator('h1').first().waitFor();
}

/** Brings every part near the window once, as somebody who reads does: some are made only then. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })()`);
  await page.waitForLoadState('networkidle');
}

/** A screen under test: the page that shows it, its address, and how to come back to it. */
interface Screen {
  readonly page: Page;
  readonly meter: Meter;
  readonly view: string;
  readonly goWithin: (page: Page, path: string) => Promise<void>;
}

/** Uses every control that is there at first, then those that come while somebody reads. Returns what took too long. */
async function operateScreen(screen: Screen): Promise<string[]> {
  const { page, view } = screen;
  const showFirst = () => show(page, view);
  const showAll = async () => {
    await show(page, view);
    await readThrough(page);
  };
  await showFirst();
  const first = await findControls(page);
  const slow = await operateAll(screen, first, showFirst);
  await showAll();
  const later = (await findControls(page)).filter((control) => first.every((each) => kindOf(each) !== kindOf(control)));
  return [...slow, ...(await operateAll(screen, later, showAll))];
}

/** Uses each control in rounds and prints its times. Returns those that took too long. */
async function operateAll(
  screen: Screen,
  controls: readonly Control[],
  showAgain: () => Promise<void>,
): Promise<string[]> {
  const slow: string[] = [];
  for (const control of controls) {
    let uses = await operateInRounds(screen, control);
    // Another control may have taken it away.
    if (uses?.size === 0) {
      await showAgain();
      uses = await operateInRounds(screen, control);
    }
    if (uses === null) {
      console.log(`  ${control.label.padEnd(58)} leads to another site`);
      await showAgain();
      continue;
    }
    if (uses.size === 0) console.log(`  ${control.label.padEnd(58)} was not found again`);
    for (const [what, all] of uses) {
      const name = `${control.label}${what}`;
      const shownMs = median(all.map((use) => use.shownMs));
      console.log(
        `  ${name.padEnd(58)} ${shownMs.toFixed(0).padStart(5)} ms  worst ${Math.max(...all.map((use) => use.shownMs))
          .toFixed(0)
          .padStart(5)}  code ${median(all.map((use) => use.codeMs))
          .toFixed(0)
          .padStart(4)}  work ${median(all.map((use) => use.workMs))
          .toFixed(0)
          .padStart(4)}`,
      );
      if (shownMs >= PROMISED_MS) slow.push(`  ${screen.view} ${name}: ${shownMs.toFixed(0)} ms`);
    }
  }
  return slow;
}

/** What each round took, by what was done; null if the control leads to another site. */
async function operateInRounds(
  { page, meter, view, goWithin }: Screen,
  control: Control,
): Promise<ReadonlyMap<string, readonly Use[]> | null> {
  const uses = new Map<string, Use[]>();
  for (let round = 0; round < ROUNDS; round++) {
    const used = await operate(page, meter, control).catch((error: unknown) => {
      if (!isNavigation(error)) throw error;
      return null;
    });
    if (used === null) {
      await page.waitForURL(({ origin }) => origin !== process.env.THEIA_URL);
      return null;
    }
    for (const [what, use] of used) uses.set(what, [...(uses.get(what) ?? []), use]);
    const { pathname, search } = new URL(page.url());
    if (`${pathname}${search}` !== view) await goWithin(page, view);
  }
  return uses;
}

/** A payment page, for one, takes the place of ours before the meter can be read. */
function isNavigation(error: unknown): boolean {
  return error instanceof Error && /context was destroyed/.test(error.message);
}

/** Uses a control once, then what it has opened: a letter into its first field, and Escape. */
async function operate(page: Page, meter: Meter, { label, types }: Control): Promise<[string, Use][]> {
  const uses: [string, Use][] = [];
  const point = await pointOf(page, label);
  if (point === null) return uses;
  uses.push(['', await meter.use(() => page.touchscreen.tap(point.x, point.y))]);
  if (types) {
    uses.push([': a letter', await meter.use(() => page.keyboard.press('a'))]);
    await page.keyboard.press('Backspace');
  }
  if (!(await hasLayer(page))) return uses;
  const field = types ? null : await firstField(page);
  const inside = field === null ? null : await pointOf(page, field);
  if (inside !== null) {
    await page.touchscreen.tap(inside.x, inside.y);
    uses.push([' › a letter', await meter.use(() => page.keyboard.press('a'))]);
    await page.keyboard.press('Backspace');
  }
  uses.push([' › Escape', await meter.use(() => page.keyboard.press('Escape'))]);
  for (let tries = 0; tries < 3 && (await hasLayer(page)); tries++) await page.keyboard.press('Escape');
  return uses;
}
