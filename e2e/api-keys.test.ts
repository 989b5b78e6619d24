import assert from 'node:assert/strict';
import { ApiKeysPage } from './pages/api-keys-page.ts';
import { Notifications } from './pages/shell.ts';
import { registerConfirmed, signInAs } from './support/account.ts';
import { BIRTH, request } from './support/product-api.ts';
import { until } from './support/settle.ts';
import { respond } from './support/shown.ts';
import { test, type Visit } from './support/test.ts';

const FOCUSED = (button: string) => `document.activeElement?.textContent === ${JSON.stringify(button)}`;
const MENU_OF = (key: string) => `document.activeElement?.getAttribute('aria-label') === 'More actions for ${key}'`;

test.describe('the API keys page', () => {
  const signedIn = async (visit: Visit) => {
    const visited = await visit();
    await signInAs(visited.page, await registerConfirmed());
    return { ...visited, keys: new ApiKeysPage(visited.page), notifications: new Notifications(visited.page) };
  };

  test('renames a key, rolls it, and revokes and activates it', async ({ visit }) => {
    const { page, keys, notifications } = await signedIn(visit);
    await keys.open();
    await keys.item('Default').getByText('Not used yet').waitFor();
    const name = page.getByRole('textbox', { name: 'New name of Default' });
    await keys.choose('Default', 'Rename');
    await name.fill('Given up');
    await page.keyboard.press('Escape');
    await until(page, MENU_OF('Default'));
    await keys.choose('Default', 'Rename');
    await name.fill('Production');
    await page.keyboard.press('Enter');
    await keys.item('Production').waitFor();

    const first = await keys.shownKey('Production');
    assert.equal((await request(first, '/swiss/natal', BIRTH)).status, 200);
    do {
      await page.reload();
      await keys.item('Production').waitFor();
    } while ((await keys.item('Production').getByText('Not used yet').count()) > 0);
    await keys.rollKey('Production').press('Enter');
    const asked = page.getByRole('dialog', { name: 'Roll Production?' });
    await asked.getByLabel('The old key works until').selectOption('0');
    await asked.getByText(/It was last used on .* rejected until your services have the new one/).waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    await until(page, FOCUSED('Roll key Production'));
    assert.equal((await request(first, '/positions')).status, 200);
    await keys.rollKey('Production').press('Enter');
    await asked.getByLabel('The old key works until').selectOption('0');
    await asked.getByRole('button', { name: 'Roll key' }).click();
    await notifications.toast('Your API key has been rolled.').waitFor();
    await keys.item('Production').getByText('Not used yet').waitFor();
    const second = await keys.shownKey('Production');
    assert.match(second, /^THE[0-9a-f]{15}$/);
    assert.notEqual(second, first);
    assert.equal((await request(first, '/positions')).status, 401);
    assert.equal((await request(second, '/positions')).status, 200);

    await keys.choose('Production', 'Revoke…');
    const question = page.getByRole('dialog', { name: 'Revoke Production?' });
    await question.getByText(/Calls with it are rejected from now on/).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await until(page, MENU_OF('Production'));
    assert.equal((await request(second, '/positions')).status, 200);
    await keys.choose('Production', 'Revoke…');
    await question.getByRole('button', { name: 'Revoke' }).click();
    await notifications.toast('Your API key has been revoked.').waitFor();
    assert.equal((await request(second, '/positions')).status, 401);
    await page.getByRole('button', { name: 'Activate Production' }).click();
    await notifications.toast('Your API key has been activated.').waitFor();
    assert.equal((await request(second, '/positions')).status, 200);
    await page.reload();
    await keys.item('Production').getByText('Active').waitFor();
  });

  test('makes no more keys than the plan allows, whatever the page shows', { tag: '@detail' }, async ({ visit }) => {
    const { page, keys, notifications } = await signedIn(visit);
    await keys.open();
    await page.getByText('1 of 1 key of the Starter plan in use.').waitFor();
    assert.equal(await keys.newKey.isDisabled(), true);
    await respond(page, '**/rest/v1/plan_in_force*', { json: { plan_name: 'Growth', api_keys: 2 } });
    await page.reload();
    await keys.newKey.click();
    await keys.dialog.getByRole('button', { name: 'Create key' }).click();
    await keys.dialog.getByText('A name is required').waitFor();
    await keys.dialog.getByLabel('Name').fill('Staging');
    await keys.dialog.getByRole('button', { name: 'Create key' }).click();
    await keys.dialog.getByText('Your plan does not include another API key').waitFor();
    await page.route('**/functions/v1/create-key', (route) => route.fulfill({ json: { id: 'x' } }));
    await keys.dialog.getByRole('button', { name: 'Create key' }).click();
    await notifications.toast('Your API key has been created.').waitFor();
    await keys.dialog.waitFor({ state: 'hidden' });
  });

  test('shows a separate message for every failure', { tag: '@detail' }, async ({ visit }) => {
    const { page, keys, notifications } = await signedIn(visit);
    let answer: { status: number; json: unknown } = { status: 500, json: { error: 'down' } };
    await page.route('**/functions/v1/{revoke,rotate}-key', (route) => route.fulfill(answer));
    await keys.open();
    await keys.choose('Default', 'Revoke…');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await notifications.toast('Failed to update API key status. Please try again.').waitFor();
    const roll = async () => {
      await keys.rollKey('Default').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Roll key' }).click();
    };
    await roll();
    await notifications.toast('The key could not be rolled. Please try again.').waitFor();
    answer = { status: 409, json: { error: 'changed' } };
    await roll();
    await notifications.toast('This key was changed in another window. Look at it again before you roll it.').waitFor();
    answer = { status: 500, json: { error: 'down' } };
    await page.goto('/dashboard');
    const regenerate = page.getByRole('button', { name: 'Regenerate', exact: true });
    await regenerate.click();
    await notifications.toast('Failed to regenerate API key. Please try again.').waitFor();
    answer = { status: 200, json: {} };
    await regenerate.click();
    await notifications.toast('Failed to regenerate API key.').waitFor();
  });

  test('retries every 3 s while keys cannot be read, and offers to make one when there is none', async ({ visit }) => {
    const { page, keys, notifications } = await signedIn(visit);
    let failing = true;
    await page.route('**/rest/v1/api_keys*', (route) =>
      route.fulfill(failing ? { status: 500, json: { message: 'down' } } : { json: [] }),
    );
    await page.route('**/functions/v1/create-key', (route) => route.fulfill({ status: 500, json: { error: 'down' } }));
    await keys.open();
    await page.getByText('Error loading API key:').waitFor();
    await page.getByText('Failed to load API key. Please try again.').waitFor();
    failing = false;
    await page.getByText('No API key found').waitFor();
    await keys.generate.click();
    await notifications.toast('Failed to regenerate API key. Please try again.').waitFor();
  });
});
