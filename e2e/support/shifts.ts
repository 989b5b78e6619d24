import type { Page, Request, Route } from '@playwright/test';

/** Until the page has drawn what it knows and has nothing more to do. */
const DRAWN = `(async () => {
  for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((idle) => requestIdleCallback(idle));
})()`;
/** The page's own script runs, its title is there, and nothing is stood in for. */
const WHOLE = `Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')) &&
  document.querySelector('h1') !== null && document.querySelector('[aria-hidden=true].animate-pulse.bg-sunken') === null`;
/** Between two reads a page may be busy with its own parts. */
const QUIET_LOOKS = 4;
/** Live channels and endless answers are not reads. */
const ENDLESS = /\/realtime\/|\/events\/stream/;

/** Holds what the page's script reads; each read is let go only when the page has drawn everything it knew before. */
export async function makeReadsLate(page: Page): Promise<{ releaseAll: () => Promise<void> }> {
  const held: Route[] = [];
  const underWay = new Set<Request>();
  await page.route(
    (url) => !ENDLESS.test(url.href),
    async (route) => {
      if (route.request().resourceType() === 'fetch' || route.request().resourceType() === 'xhr') held.push(route);
      else await route.fallback();
    },
  );
  const done = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) underWay.clear();
    else if (!ENDLESS.test(request.url())) underWay.add(request);
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return {
    async releaseAll() {
      for (let quiet = 0; quiet < QUIET_LOOKS;) {
        await page.evaluate(DRAWN);
        const route = held.shift();
        if (route === undefined) {
          quiet = underWay.size === 0 && (await page.evaluate<boolean>(WHOLE)) ? quiet + 1 : 0;
          continue;
        }
        quiet = 0;
        const request = route.request();
        // A page gives up a read that takes too long; its end was told before.
        if (!underWay.has(request)) continue;
        const { promise, resolve } = Promise.withResolvers<void>();
        const ended = (one: unknown) => (one === request ? resolve() : undefined);
        page.on('requestfinished', ended);
        page.on('requestfailed', ended);
        await route.fallback();
        await promise;
        page.off('requestfinished', ended);
        page.off('requestfailed', ended);
      }
    },
  };
}

/** What nobody sees. */
const SHIFT_MAX = 0.005;

interface Shift {
  value: number;
  moved: string[];
}

/** Notes what moves by itself from the next load on. Notices lie above the page. */
export const WATCH_SHIFTS = `(() => {
  window.shifts = [];
  const name = (node) => node?.nodeType === 1 ? node.tagName.toLowerCase() + ' "' + (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40) + '"' : 'text';
  const isNotice = (node) => (node?.nodeType === 1 ? node : node?.parentElement)?.closest('[aria-label=Notifications], [aria-label="State of the page"]');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput && entry.sources.some(({ node }) => !isNotice(node)))
        window.shifts.push({ value: entry.value, moved: entry.sources.map(({ node, previousRect, currentRect }) => name(node) + ' ' + Math.round(previousRect.y) + '→' + Math.round(currentRect.y)) });
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

/**
 * What has moved since the load, or since `window.shifts` was emptied, in words; null: not more than `most`, the sum of the shifts as browsers count them.
 */
export async function readShifts(page: Page, most = SHIFT_MAX): Promise<string | null> {
  const shifts = await page.evaluate<Shift[]>('window.shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= most) return null;
  return `moves by ${sum.toFixed(4)}: ${shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`).join('; ')}`;
}

const LAYOUT_SHIFT = `(async () => {
  await document.fonts.ready;
  let shift = 0;
  const observer = new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value; });
  observer.observe({ type: 'layout-shift', buffered: true });
  for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((idle) => requestIdleCallback(idle));
  for (const entry of observer.takeRecords()) shift += entry.value;
  return shift;
})()`;

/** How much a page has moved since its load, measured two frames after its fonts have loaded. */
export const readLoadingShift = (page: Page): Promise<number> => page.evaluate<number>(LAYOUT_SHIFT);
