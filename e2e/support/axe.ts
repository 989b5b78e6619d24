import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The widths every screen must work at: desktop and phone. */
export const WIDTHS = [1440, 390] as const;

const TRANSITIONS_END =
  'Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished))';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Style sheets are read again only for a rule that axe leaves off by itself (css-orientation-lock); that takes a sixth of the time. */
const OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } };
/** The rules that read colours. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Everything that the other rules read: the document with its shadow roots, where each element is, and how it is shown, but for colours. */
const SHAPE = `(() => {
  const shape = [];
  const walk = (root) => {
    shape.push(root === document ? document.title + document.body.outerHTML : root.innerHTML);
    for (const one of root.querySelectorAll('*')) {
      const { display, visibility, opacity, overflow, fontSize, fontStyle, fontWeight, pointerEvents, zIndex } = getComputedStyle(one);
      const { x, y, width, height } = one.getBoundingClientRect();
      shape.push(display, visibility, opacity, overflow, fontSize, fontStyle, fontWeight, pointerEvents, zIndex, x, y, width, height);
      if (one.shadowRoot !== null) walk(one.shadowRoot);
    }
  };
  walk(document);
  return shape.join();
})()`;

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** The problems axe finds on the current page with all rules, or with some options more, one line each. */
export async function accessibilityProblems(page: Page, more: object = {}): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, ${JSON.stringify({ ...OPTIONS, ...more })}).then((result) => result.violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
}

/**
 * Asserts that axe finds nothing in light and dark mode, and that the page does not scroll sideways. Where dark mode changes nothing but colours, the rules
 * that read no colours would only repeat themselves.
 */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(`document.documentElement.dataset.theme = '${colorScheme}'; ${TRANSITIONS_END}`);
    const isRecoloured = await page.evaluate<boolean>(
      `(() => { const before = window.shapeBefore; window.shapeBefore = ${SHAPE}; return ${colorScheme === 'dark'} && window.shapeBefore === before; })()`,
    );
    assert.deepEqual(await accessibilityProblems(page, isRecoloured ? COLOURS : {}), [], `${name}, ${colorScheme}`);
    assert.equal(
      await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
      true,
      `${name} scrolls sideways`,
    );
  }
}
