import { test } from './support/test.ts';

test('the sample reports are linked from the landing page, the prices and the documentation', async ({ visit }) => {
  const { page } = await visit();
  for (const from of ['/', '/pricing', '/documentation']) {
    await page.goto(from);
    await page.getByRole('main').locator('a[href="/sample-reports"]').waitFor();
  }
});
