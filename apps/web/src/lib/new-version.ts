import { useEffect, useSyncExternalStore } from 'react';
import { fetchInTime } from './fetch-with-timeout.ts';

/** The build that the server has, written by `scripts/prerender.ts`. */
const MARK = '/build.json';
const EVERY_MS = 10 * 60_000;
/** Focus may come and go every second. */
const AT_MOST_EVERY_MS = 60_000;
const OWN_SCRIPT = 'script[type="module"][src^="/assets/"]';

let isNewer = false;
let askedAtMs = -AT_MOST_EVERY_MS;
const listeners = new Set<() => void>();

/** The entry script of a page of this app; null for any other page. */
export function buildOf(page: Document): string | null {
  return page.querySelector(OWN_SCRIPT)?.getAttribute('src') ?? null;
}

/** The build that runs here. */
export const runningBuild = (): string | null => buildOf(document);

/** Tells the page that the server has another build than the one that runs here. */
export function announceNewVersion(): void {
  isNewer = true;
  for (const listener of listeners) listener();
}

async function lookForNewVersion(): Promise<void> {
  const nowMs = performance.now();
  if (isNewer || document.visibilityState !== 'visible' || nowMs - askedAtMs < AT_MOST_EVERY_MS) return;
  askedAtMs = nowMs;
  const answer = await fetchInTime(MARK, { cache: 'no-cache' });
  const mark: unknown = answer.ok ? await answer.json() : null;
  const entry: unknown = typeof mark === 'object' && mark !== null ? Reflect.get(mark, 'entry') : null;
  if (typeof entry === 'string' && entry !== runningBuild()) announceNewVersion();
}

/** Whether the server has a newer build; asks when the tab gets the focus, and now and then. */
export function useNewVersion(): boolean {
  useEffect(() => {
    if (runningBuild() === null) return;
    const look = () => void lookForNewVersion().catch(() => undefined);
    const timer = setInterval(look, EVERY_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNewer,
    () => false,
  );
}
