import type { BrowserContextOptions, Page, Request } from '@playwright/test';
import { WAIT_MS } from '../../scripts/wait-ms.mjs';
import { type FailureMode, nameOfRead, NO_RESPONSE, READS, SHORT_TIMEOUTS } from './failure-modes.ts';
import { goWithin, load, until } from './settle.ts';
import { readShifts, WATCH_SHIFTS } from './shifts.ts';
import type { Visit } from './test.ts';

/** A page without reads; the app forgets there what it has read. */
const ELSEWHERE = '/legal';
/** A message may take less room than what it replaces; browsers rate a larger shift as poor. */
const SHIFT_MAX = 0.1;
const QUIET_CHECKS = 2;
/** Each of them is of a loaded view. */
const CHECKS_WITHOUT_RETRY = 3;
const PAUSE = 'new Promise((done) => setTimeout(done, 30))';

const TECHNICAL_TEXT =
  /[{}<>]|failed to fetch|typeerror|unexpected token|unexpected end|\bjson\b|edge function|\/assets\/|\bJWT\b|was not answered/i;
/** Words that claim that there is nothing. */
const EMPTY_CLAIMS =
  /\bno [a-z][a-z -]{2,30}\b|\bnothing [a-z]+\b|\bnot used yet\b|\$0(?:\.0+)?(?![\d.])|(?<![\d.,:$])0 (?:calls?|of|%)/gi;

/** What the browser, and the auth library after it, log of a request that failed. */
const NETWORK_MESSAGE = /^(Failed to load resource|TypeError: Failed to fetch|TimeoutError: signal timed out)/;

const SHOWN = `((selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => one.textContent.trim()).filter(Boolean))`;
const MESSAGES = `${SHOWN}('[role=alert], [aria-label="State of the page"]')`;
const IS_LOADING = `[...document.querySelectorAll('.animate-pulse, .animate-spin')].some((one) => one.checkVisibility())`;
/** A message about the previous view is none about this one. */
const DISMISS_TOASTS = `document.querySelectorAll('[aria-label="Dismiss notification"]').forEach((button) => button.click())`;
const HAS_ARRIVED = `document.querySelector('h1') !== null && document.querySelector('h1').textContent !== 'Legal'`;
/** Counts in the navigation come with the responses. */
const FRAME = `[document.title, document.querySelector('h1')?.textContent, ...${SHOWN}('nav a')].map((text) => text.replace(/\\d+$/, '')).join(' | ')`;

/** Fields that hold what a user writes, not what filters a list. */
const FIELDS = ':is(input:not([type]), input:is([type=text], [type=email], [type=password]), textarea)';

/** A view when nothing fails: its title and navigation, what it calls empty, and its reads. */
interface Expected {
  readonly frame: string;
  readonly claims: readonly string[];
  readonly reads: readonly string[];
}

/** A page on a phone whose reads can fail: all of them, or one. Its methods return faults in words, none if nothing is wrong. */
export class ViewChecker {
  readonly page: Page;
  private readonly problems: string[];
  private readonly requested = new Set<string>();
  private failure: FailureMode | null = null;
  private failingRead: string | null = null;
  private held: Promise<void> | null = null;
  private pending = 0;

  private constructor(page: Page, problems: string[]) {
    this.page = page;
    this.problems = problems;
  }

  static async open(visit: Visit, options: BrowserContextOptions): Promise<ViewChecker> {
    const { page, problems } = await visit({ ...options, viewport: { width: 390, height: 844 } });
    await page.addInitScript(SHORT_TIMEOUTS);
    await page.addInitScript(WATCH_SHIFTS);
    const checker = new ViewChecker(page, problems);
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK_MESSAGE.test(message.text())) problems.push(message.text());
    });
    await page.route(READS, async (route) => {
      const name = nameOfRead(route.request().url());
      checker.requested.add(name);
      const { failure } = checker;
      if (failure !== null && (checker.failingRead ?? name) === name && !failure.spares?.has(name))
        return failure.respond(route);
      await checker.held;
      await route.fallback();
    });
    const count = (step: number) => (one: Request) => void (READS.test(one.url()) ? (checker.pending += step) : null);
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
    // The app confirms the session once, in no view.
    const confirmed = options.storageState === undefined ? null : page.waitForResponse(/\/auth\/v1\/user/);
    await load(page, ELSEWHERE);
    await confirmed;
    return checker;
  }

  /** Shows a view as if nothing had been read before, while all its reads fail, or only `failingRead`. */
  async show(view: string, failure: FailureMode | null, failingRead: string | null = null): Promise<void> {
    this.failure = null;
    await goWithin(this.page, ELSEWHERE);
    await until(this.page, `!(${HAS_ARRIVED})`);
    this.requested.clear();
    this.problems.length = 0;
    this.failure = failure;
    this.failingRead = failingRead;
    await this.page.evaluate(
      `${DISMISS_TOASTS}; window.scrollTo(0, 0); window.shifts = []; window.hasShortTimeouts = ${failure === NO_RESPONSE}`,
    );
    await goWithin(this.page, view);
    await until(this.page, HAS_ARRIVED);
  }

  /** Shows a view whose responses are slow: its title and navigation are there before any of them. */
  async showSlowly(view: string): Promise<Expected> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held = promise;
    await this.show(view, null);
    const frame = await this.page.evaluate<string>(FRAME);
    resolve();
    this.held = null;
    await this.loaded();
    return { frame, claims: await this.claims(), reads: [...this.requested] };
  }

  /** Lets reads succeed again. */
  async restore(): Promise<void> {
    this.failure = null;
    await this.page.evaluate('window.hasShortTimeouts = false');
  }

  /** Waits until no read is pending and nothing is shown as loading. */
  async loaded(): Promise<void> {
    const lastMs = performance.now() + WAIT_MS;
    for (let quiet = 0; quiet < QUIET_CHECKS && performance.now() < lastMs;) {
      await this.page.evaluate(PAUSE);
      quiet = this.pending === 0 && !(await this.page.evaluate<boolean>(IS_LOADING)) ? quiet + 1 : 0;
    }
  }

  /** Faults of a view that could read everything. */
  async faultsAfterLoad({ frame }: Expected): Promise<string[]> {
    const now = await this.page.evaluate<string>(FRAME);
    return [
      ...(await this.messages()).map((words) => `still shows "${words}"`),
      ...((await this.page.evaluate<boolean>(IS_LOADING)) ? ['never stops loading'] : []),
      ...(now === frame ? [] : [`its frame is "${now}" instead of "${frame}"`]),
      ...this.problems.map((words) => `logs "${words}"`),
    ];
  }

  /** Faults of a view whose reads have failed. */
  async faultsAfterFailure(expected: Expected): Promise<string[]> {
    const hasMessage = await until(this.page, `!(${IS_LOADING}) && ${MESSAGES}.length > 0`).then(
      () => true,
      () => false,
    );
    const messages = await this.messages();
    const frame = await this.page.evaluate<string>(FRAME);
    const claims = (await this.claims()).filter((words) => !expected.claims.includes(words));
    const shifts = await readShifts(this.page, SHIFT_MAX);
    return [
      ...(hasMessage ? [] : [messages.length === 0 ? 'shows no message' : 'never stops loading']),
      ...(frame === expected.frame ? [] : [`its frame is "${frame}" instead of "${expected.frame}"`]),
      ...claims.map((words) => `claims "${words}"`),
      ...messages.filter((words) => TECHNICAL_TEXT.test(words)).map((words) => `shows "${words}"`),
      ...(shifts === null ? [] : [shifts]),
      ...this.problems.map((words) => `logs "${words}"`),
    ];
  }

  /** Presses every button that retries, until none is left. */
  async retry(): Promise<void> {
    const retries = this.page.getByRole('button', { name: /^(Retry|Try again)$/ });
    // Some reads reject an immediate retry, and fail once more before they succeed.
    const lastMs = performance.now() + WAIT_MS;
    for (let checks = 0; checks < CHECKS_WITHOUT_RETRY && performance.now() < lastMs;) {
      await this.loaded();
      const hasRetry = (await retries.count()) > 0;
      checks = hasRetry ? 0 : checks + 1;
      if (hasRetry)
        await retries
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
    }
  }

  /** Writes into every empty field of the view; returns the values of all its fields. */
  async write(): Promise<readonly string[]> {
    for (const field of await this.page.locator('main').locator(FIELDS).all())
      if ((await field.isVisible()) && (await field.isEditable()) && (await field.inputValue()) === '')
        await field.fill('ada@example.com');
    return this.fieldValues();
  }

  fieldValues(): Promise<readonly string[]> {
    return this.page.evaluate<string[]>(
      `[...document.querySelectorAll('main ${FIELDS}')].filter((one) => one.checkVisibility()).map((one) => one.value)`,
    );
  }

  private messages(): Promise<string[]> {
    return this.page.evaluate<string[]>(MESSAGES);
  }

  private async claims(): Promise<string[]> {
    const text = await this.page.evaluate<string>(`document.querySelector('main').innerText`);
    return [...text.matchAll(EMPTY_CLAIMS)].map(([words]) => words.toLowerCase());
  }
}
