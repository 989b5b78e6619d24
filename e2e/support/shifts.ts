import type { Page } from '@playwright/test';

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
