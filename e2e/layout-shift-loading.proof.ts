import assert from 'node:assert/strict';
import { readLoadingShift } from './support/shifts.ts';
import { test } from './support/test.ts';
import { until } from './support/until.ts';
import { INDEXED_PATHS } from './support/views.ts';

/** Longer than the 100 ms a browser waits for a font before it draws text without it. */
const FONT_BLOCK_MS = 300;

test.describe('every public page', () => {
  for (const width of [1440, 390]) {
    test(`has no layout shift while it loads, at ${width} px`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      for (const path of INDEXED_PATHS) {
        await page.goto(path, { waitUntil: 'networkidle' });
        assert.equal(await readLoadingShift(page), 0, path);
      }
    });
  }

  test('has no layout shift when its fonts load late', async ({ visit }) => {
    const { page, context } = await visit();
    for (const path of ['/', '/pricing', '/documentation']) {
      const painted = Promise.withResolvers<void>();
      let held = 0;
      await context.route('**/*.woff2', async (route) => {
        held += 1;
        await painted.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await until(
        page,
        `performance.getEntriesByName('first-contentful-paint')[0]?.startTime + ${FONT_BLOCK_MS} < performance.now()`,
      );
      painted.resolve();
      await page.waitForLoadState('networkidle');
      assert.ok(held > 0, `${path} has typefaces`);
      assert.equal(await readLoadingShift(page), 0, path);
      await context.unroute('**/*.woff2');
    }
  });
});
