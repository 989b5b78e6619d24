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
