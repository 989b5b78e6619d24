import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The widths every screen must work at: desktop and phone. */
export const WIDTHS = [1440, 390] as const;

const TRANSITIONS_END =
  'Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished))';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Style sheets are read again only for a rule that axe leaves off by default (css-orientation-lock); that takes a sixth of the time. */
const OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } };
/** Most of the time of axe. */
const CONTRAST = 'color-contrast';

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** The problems axe finds on the current page, one line each; by all rules, or by those that do not depend on the theme. */
export async function accessibilityProblems(page: Pick<Page, 'evaluate'>, { contrast = true } = {}): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  const options = JSON.stringify({ ...OPTIONS, rules: { [CONTRAST]: { enabled: contrast } } });
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then((result) => result.violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
}

/** Asserts that axe finds nothing in light and dark mode, and that the page does not scroll sideways. */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(`document.documentElement.dataset.theme = '${colorScheme}'; ${TRANSITIONS_END}`);
    assert.deepEqual(await accessibilityProblems(page), [], `${name}, ${colorScheme}`);
    assert.equal(
      await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
      true,
      `${name} scrolls sideways`,
    );
  }
}
