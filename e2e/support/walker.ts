import type { BrowserContextOptions, Page, Request } from '@playwright/test';
import { goWithin, load } from './settle.ts';
import { readShifts, WATCH_SHIFTS } from './shifts.ts';
import type { Visit } from './test.ts';
import { until } from './until.ts';
import { IMPATIENT, nameOfRead, NO_ANSWER, READS, type Weather } from './weathers.ts';

/** A page without reads; the app forgets there what it has read. */
const ELSEWHERE = '/legal';
const PATIENCE_MS = 30_000;
/** A message may take less room than what it stands for; more than this, browsers call a page restless. */
const SHIFT_MAX = 0.1;
const QUIET_LOOKS = 2;
/** Each of them is that of a whole view. */
const CALM_LOOKS = 3;
const A_LOOK = 'new Promise((done) => setTimeout(done, 30))';

const TECHNICAL_TEXT =
  /[{}<>]|failed to fetch|typeerror|unexpected token|unexpected end|\bjson\b|edge function|\/assets\/|\bJWT\b|was not answered/i;
/** Words that claim to know that there is nothing. */
const NOTHING =
  /\bno [a-z][a-z -]{2,30}\b|\bnothing [a-z]+\b|\bnot used yet\b|\$0(?:\.0+)?(?![\d.])|(?<![\d.,:$])0 (?:calls?|of|%)/gi;

/** What the browser, and the auth library after it, say themselves of a request that failed. */
const NETWORK_COMPLAINT = /^(Failed to load resource|TypeError: Failed to fetch|TimeoutError: signal timed out)/;

const SHOWN = `((selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => one.textContent.trim()).filter(Boolean))`;
const MESSAGES = `${SHOWN}('[role=alert], [aria-label="State of the page"]')`;
const WAITS = `[...document.querySelectorAll('.animate-pulse, .animate-spin')].some((one) => one.checkVisibility())`;
/** What was said of the view before is no message about this one. */
const DISMISS_TOASTS = `document.querySelectorAll('[aria-label="Dismiss notification"]').forEach((button) => button.click())`;
const ARRIVED = `document.querySelector('h1') !== null && document.querySelector('h1').textContent !== 'Legal'`;
/** Counts in the navigation come with the answers. */
const FRAME = `[document.title, document.querySelector('h1')?.textContent, ...${SHOWN}('nav a')].map((text) => text.replace(/\\d+$/, '')).join(' | ')`;

/** Fields that hold what a user writes, not what narrows a list. */
const FIELDS = ':is(input:not([type]), input:is([type=text], [type=email], [type=password]), textarea)';

/** What is always there, and what the whole view claims. */
interface Usual {
  readonly frame: string;
  readonly claims: readonly string[];
  readonly reads: readonly string[];
}

/** A page on a phone whose reads may be answered by a weather: all of them, or one alone. */
export class Walker {
  readonly page: Page;
  private readonly complaints: string[];
  private readonly asked = new Set<string>();
  private weather: Weather | null = null;
  private alone: string | null = null;
  private held: Promise<void> | null = null;
  private underWay = 0;

  private constructor(page: Page, problems: string[]) {
    this.page = page;
    this.complaints = problems;
  }

  static async open(visit: Visit, options: BrowserContextOptions): Promise<Walker> {
    const { page, problems } = await visit({ ...options, viewport: { width: 390, height: 844 } });
    await page.addInitScript(IMPATIENT);
    await page.addInitScript(WATCH_SHIFTS);
    const walker = new Walker(page, problems);
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK_COMPLAINT.test(message.text())) problems.push(message.text());
    });
    await page.route(READS, async (route) => {
      const name = nameOfRead(route.request().url());
      walker.asked.add(name);
      const { weather } = walker;
      if (weather !== null && (walker.alone ?? name) === name && !weather.spares?.has(name))
        return weather.answer(route);
      await walker.held;
      await route.fallback();
    });
    const count = (step: number) => (one: Request) => void (READS.test(one.url()) ? (walker.underWay += step) : null);
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
    // The session is confirmed once, by no view.
    const confirmed = options.storageState === undefined ? null : page.waitForResponse(/\/auth\/v1\/user/);
    await load(page, ELSEWHERE);
    await confirmed;
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
    await this.page.evaluate(
      `${DISMISS_TOASTS}; window.scrollTo(0, 0); window.shifts = []; window.isImpatient = ${weather === NO_ANSWER}`,
    );
    await goWithin(this.page, view);
    await until(this.page, ARRIVED, PATIENCE_MS);
  }

  /** Shows a view whose answers are slow: its title and navigation are there before any of them. */
  async showSlowly(view: string): Promise<Usual> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held = promise;
    await this.show(view, null);
    const frame = await this.page.evaluate<string>(FRAME);
    resolve();
    this.held = null;
    await this.whole();
    return { frame, claims: await this.claims(), reads: [...this.asked] };
  }

  /** The weather is over: reads are answered again. */
  async lift(): Promise<void> {
    this.weather = null;
    await this.page.evaluate('window.isImpatient = false');
  }

  /** Waits until all that was asked for is there. */
  async whole(): Promise<void> {
    const lastMs = performance.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < QUIET_LOOKS && performance.now() < lastMs;) {
      await this.page.evaluate(A_LOOK);
      quiet = this.underWay === 0 && !(await this.page.evaluate<boolean>(WAITS)) ? quiet + 1 : 0;
    }
  }

  /** What is wrong with a whole view; empty if nothing is. */
  async leftovers({ frame }: Usual): Promise<string[]> {
    const now = await this.page.evaluate<string>(FRAME);
    return [
      ...(await this.messages()).map((words) => `still says "${words}"`),
      ...((await this.page.evaluate<boolean>(WAITS)) ? ['waits without end'] : []),
      ...(now === frame ? [] : [`its frame is "${now}" instead of "${frame}"`]),
      ...this.complaints.map((words) => `complains "${words}"`),
    ];
  }

  /** What is wrong with the page when reads have failed; empty if nothing is. */
  async faults(usual: Usual): Promise<string[]> {
    const isTold = await until(this.page, `!(${WAITS}) && ${MESSAGES}.length > 0`, PATIENCE_MS / 3).then(
      () => true,
      () => false,
    );
    const messages = await this.messages();
    const frame = await this.page.evaluate<string>(FRAME);
    const lies = (await this.claims()).filter((words) => !usual.claims.includes(words));
    return [
      ...(isTold ? [] : [messages.length === 0 ? 'tells nothing' : 'waits without end']),
      ...(frame === usual.frame ? [] : [`its frame is "${frame}" instead of "${usual.frame}"`]),
      ...lies.map((words) => `claims "${words}"`),
      ...messages.filter((words) => TECHNICAL_TEXT.test(words)).map((words) => `says "${words}"`),
      ...(await this.moves()),
      ...this.complaints.map((words) => `complains "${words}"`),
    ];
  }

  /** Tries again everything that offers it. */
  async retry(): Promise<void> {
    const retries = this.page.getByRole('button', { name: /^(Retry|Try again)$/ });
    // Some reads ask who comes again at once to wait a second, and fail once more before they are whole.
    const lastMs = performance.now() + PATIENCE_MS;
    for (let calm = 0; calm < CALM_LOOKS && performance.now() < lastMs;) {
      await this.whole();
      const isCalm = (await retries.count()) === 0;
      calm = isCalm ? calm + 1 : 0;
      if (!isCalm)
        await retries
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
    }
  }

  /** Writes into every empty field of the view; returns what all its fields hold then. */
  async write(): Promise<readonly string[]> {
    for (const field of await this.page.locator('main').locator(FIELDS).all())
      if ((await field.isVisible()) && (await field.isEditable()) && (await field.inputValue()) === '')
        await field.fill('ada@example.com');
    return this.written();
  }

  /** What the fields of the view hold. */
  written(): Promise<readonly string[]> {
    return this.page.evaluate<string[]>(
      `[...document.querySelectorAll('main ${FIELDS}')].filter((one) => one.checkVisibility()).map((one) => one.value)`,
    );
  }

  private async moves(): Promise<string[]> {
    const shifts = await readShifts(this.page, SHIFT_MAX);
    return shifts === null ? [] : [shifts];
  }

  private messages(): Promise<string[]> {
    return this.page.evaluate<string[]>(MESSAGES);
  }

  private async claims(): Promise<string[]> {
    const text = await this.page.evaluate<string>(`document.querySelector('main').innerText`);
    return [...text.matchAll(NOTHING)].map(([words]) => words.toLowerCase());
  }
}
