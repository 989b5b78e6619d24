import assert from 'node:assert/strict';
import type { Page, Request } from '@playwright/test';
import { Shell } from './pages/shell.ts';
import { type Account, readApiKey, registerConfirmed } from './support/account.ts';
import { BIRTH, request } from './support/product-api.ts';
import { createSession } from './support/session.ts';
import { goWithin } from './support/settle.ts';
import { test, type Visit } from './support/test.ts';
import { until } from './support/until.ts';
import { DASHBOARD_VIEWS } from './support/views.ts';
import { IMPATIENT, INTERNAL_ERROR, nameOfRead, NO_ANSWER, READS, type Weather, WEATHERS } from './support/weathers.ts';

/** A page without reads; the dashboard forgets there what it has read. */
const ELSEWHERE = '/legal';
const LANES = 2;
const PATIENCE_MS = 60_000;
const QUIET_LOOKS = 3;
const A_LOOK = 'new Promise((done) => setTimeout(done, 50))';
const DAY_MS = 86_400_000;

const TECHNICAL_TEXT =
  /[{}<>]|failed to fetch|typeerror|unexpected token|unexpected end|\bjson\b|edge function|\/assets\/|\bJWT\b|was not answered/i;
/** Words that claim to know that there is nothing. */
const NOTHING =
  /\bno [a-z][a-z -]{2,30}\b|\bnothing [a-z]+\b|\bnot used yet\b|\$0(?:\.0+)?(?![\d.])|(?<![\d.,:$])0 (?:calls?|of|%)/gi;

const SHOWN = `((selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => one.textContent.trim()).filter(Boolean))`;
const MESSAGES = `${SHOWN}('[role=alert], [data-notice]')`;
const WAITS = `[...document.querySelectorAll('.animate-pulse, .animate-spin')].some((one) => one.checkVisibility())`;
const ARRIVED = `document.querySelector('h1') !== null && document.querySelector('h1').textContent !== 'Legal'`;
const MAIN_TEXT = `document.querySelector('main').innerText`;

const claims = async (page: Page) =>
  [...(await page.evaluate<string>(MAIN_TEXT)).matchAll(NOTHING)].map(([words]) => words.toLowerCase());

/** A signed-in page on a phone whose reads may be answered by a weather: all of them, or one alone. */
class Walker {
  readonly page: Page;
  /** What the page's own code has complained about. */
  readonly complaints: string[];
  readonly asked = new Set<string>();
  private weather: Weather | null = null;
  private alone: string | null = null;
  private underWay = 0;

  private constructor(page: Page, problems: string[]) {
    this.page = page;
    this.complaints = problems;
  }

  static async open(visit: Visit, account: Account): Promise<Walker> {
    const { page, problems } = await visit({
      storageState: await createSession(account),
      viewport: { width: 390, height: 844 },
    });
    await page.addInitScript(IMPATIENT);
    const walker = new Walker(page, problems);
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        problems.push(message.text());
    });
    await page.route(READS, async (route) => {
      const name = nameOfRead(route.request().url());
      walker.asked.add(name);
      if (walker.weather !== null && (walker.alone ?? name) === name) await walker.weather.answer(route);
      else await route.fallback();
    });
    const count = (step: number) => (one: Request) => void (READS.test(one.url()) ? (walker.underWay += step) : null);
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
    await page.goto(ELSEWHERE);
    return walker;
  }

  /** Shows a view as if nothing had been read before. */
  async show(view: string, weather: Weather | null, alone: string | null = null): Promise<void> {
    this.weather = null;
    await goWithin(this.page, ELSEWHERE);
    await until(this.page, `!(${ARRIVED})`, PATIENCE_MS);
    this.asked.clear();
    this.complaints.length = 0;
    this.weather = weather;
    this.alone = alone;
    await this.page.evaluate(`window.isImpatient = ${weather === NO_ANSWER}`);
    await goWithin(this.page, view);
    await until(this.page, ARRIVED, PATIENCE_MS);
  }

  lift(): void {
    this.weather = null;
  }

  /** Waits until all that was asked for is there. */
  async whole(): Promise<void> {
    const lastMs = performance.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < QUIET_LOOKS && performance.now() < lastMs;) {
      await this.page.evaluate(A_LOOK);
      quiet = this.underWay === 0 && !(await this.page.evaluate<boolean>(WAITS)) ? quiet + 1 : 0;
    }
  }

  /** What is wrong with the page when reads have failed; empty if nothing is. */
  async faults(allowed: readonly string[]): Promise<string[]> {
    const isTold = await until(this.page, `!(${WAITS}) && ${MESSAGES}.length > 0`, PATIENCE_MS / 6).then(
      () => true,
      () => false,
    );
    const messages = await this.page.evaluate<string[]>(MESSAGES);
    const lies = (await claims(this.page)).filter((words) => !allowed.includes(words));
    const technical = messages.filter((words) => TECHNICAL_TEXT.test(words));
    return [
      ...(isTold ? [] : [messages.length === 0 ? 'tells nothing' : 'waits without end']),
      ...lies.map((words) => `claims "${words}"`),
      ...technical.map((words) => `says "${words}"`),
      ...this.complaints.map((words) => `complains "${words}"`),
    ];
  }

  /** Tries again everything that offers it; true when nothing is missing any more. */
  async recovers(): Promise<boolean> {
    const retries = this.page.getByRole('button', { name: /^(Retry|Try again)$/ });
    for (let tries = 0; tries < 10 && (await retries.count()) > 0; tries++)
      await retries
        .first()
        .click({ timeout: 2000 })
        .then(
          () => this.whole(),
          () => undefined,
        );
    await this.whole();
    return (await this.page.evaluate<number>(`${MESSAGES}.length`)) === 0;
  }
}

test.describe('every view of the dashboard', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
    await request(await readApiKey(account), '/swiss/natal', BIRTH);
  });

  for (let lane = 0; lane < LANES; lane++) {
    const views = DASHBOARD_VIEWS.filter((_view, index) => index % LANES === lane);

    test(`says in words what could not be read, claims nothing about it, and reads it again when asked (${lane + 1} of ${LANES})`, async ({
      visit,
    }) => {
      const walker = await Walker.open(visit, account);
      const found: string[] = [];
      for (const view of views) {
        await walker.show(view, null);
        await walker.whole();
        const usual = await claims(walker.page);
        const reads = [...walker.asked];
        if (reads.length === 0) continue;
        const states = [
          ...reads.map((alone) => ({ weather: INTERNAL_ERROR, alone })),
          ...WEATHERS.map((weather) => ({ weather, alone: null })),
        ];
        for (const { weather, alone } of states) {
          await walker.show(view, weather, alone);
          const what = `${view}, ${alone ?? 'every read'}: ${weather.name}`;
          found.push(...(await walker.faults(usual)).map((fault) => `${what}: ${fault}`));
          walker.lift();
          if (weather === INTERNAL_ERROR && !(await walker.recovers())) found.push(`${what}: is not read again`);
        }
      }
      assert.deepEqual(found, []);
    });
  }

  test('says that the browser is offline, and comes back by itself', async ({ visit }) => {
    const walker = await Walker.open(visit, account);
    const { page } = walker;
    for (const view of DASHBOARD_VIEWS) {
      await walker.show(view, null);
      await walker.whole();
    }
    const found: string[] = [];
    for (const view of DASHBOARD_VIEWS) {
      await walker.show(view, null);
      await page.context().setOffline(true);
      await page.getByText('You are offline. The data shown may be outdated').waitFor();
      await walker.whole();
      await page.context().setOffline(false);
      await page.getByText('You are offline. The data shown may be outdated').waitFor({ state: 'detached' });
      await walker.whole();
      const messages = await page.evaluate<string[]>(MESSAGES);
      found.push(...messages.map((words) => `${view} still says "${words}"`));
    }
    assert.deepEqual(found, []);
  });
});

test.describe('a signed-in browser', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  for (const [words, days] of [
    ['a day fast', 1],
    ['a day slow', -1],
  ] as const)
    test(`with a clock that is ${words} shows the account, and renews its session no more often than others`, async ({
      visit,
    }) => {
      const { page } = await visit({ storageState: await createSession(account) });
      await page.addInitScript(`(() => {
        const Real = Date;
        window.Date = class extends Real {
          constructor(...parts) { if (parts.length === 0) super(Real.now() + ${days * DAY_MS}); else super(...parts); }
          static now() { return Real.now() + ${days * DAY_MS}; }
        };
      })()`);
      let renewals = 0;
      page.on('request', (one) => (one.url().includes('/auth/v1/token') ? (renewals += 1) : 0));
      for (const view of ['/dashboard', '/dashboard/usage', '/dashboard/billing']) {
        await page.goto(view, { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        assert.equal(new URL(page.url()).pathname, view);
      }
      assert.ok(renewals <= 3, `${renewals} renewals on three pages`);
    });

  test('that signs out in one tab leads the other to the sign-in, with a message', async ({ visit }) => {
    const { page, context } = await visit({ storageState: await createSession(account) });
    await page.goto('/dashboard/usage');
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await new Shell(other).signOut();
    await page.bringToFront();
    await page.waitForURL('**/login');
    await page.getByText('Your session has ended. Log in to return to this page.').waitFor();
  });
});
