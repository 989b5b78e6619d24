import { expect } from '@playwright/test';
import { PlaygroundPage } from './pages/playground-page.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { createSession } from './support/session.ts';
import { test, type Visit } from './support/test.ts';

test.describe('the playground', () => {
  let account: Account;
  let storageState: Awaited<ReturnType<typeof createSession>>;
  test.beforeAll(async () => {
    account = await registerConfirmed();
    storageState = await createSession(account);
  });

  const opened = async (visit: Visit, endpoint?: string) => {
    const visited = await visit({ storageState });
    const playground = new PlaygroundPage(visited.page);
    await playground.open(endpoint);
    await playground.send.waitFor();
    return { ...visited, playground };
  };

  test('keeps what was typed just before another endpoint is chosen', async ({ visit }) => {
    const { page, playground } = await opened(visit, 'post_natal');
    await playground.way('JSON').click();
    await playground.json.waitFor();
    // In one turn of the page: nothing that waits can run in between.
    await page.evaluate(`(() => {
      const field = document.querySelector('textarea[aria-label="Request, as JSON"]') ?? document.querySelector('section[aria-label=Request] textarea');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, '{ "location": "Lisbon" }');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      history.pushState(null, '', '/dashboard/playground?endpoint=post_transits');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    })()`);
    await page.getByRole('heading', { level: 2, name: /transit/i }).waitFor();
    await page.goBack();
    await expect(playground.field('Place of birth')).toHaveValue('Lisbon');
  });
});
