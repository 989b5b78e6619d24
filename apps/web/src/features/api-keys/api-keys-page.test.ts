import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Answers, type Asked, expect, openScreen } from '../../testing/screen.ts';

const KEY = {
  id: 'key-1',
  api_key: 'THE0123456789abcde',
  label: 'Production',
  is_active: true,
  blocked_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00.123456+00:00',
  last_used_at: null,
  is_test: false,
  allowed_products: [],
  allowed_origins: [],
  allowed_addresses: [],
  expires_at: null,
  old_key_until: null,
  old_key_ending: null,
  old_key_last_used_at: null,
};
const TEST_KEY = { ...KEY, id: 'key-t', api_key: 'THETEST0123456789abcde', label: 'CI', is_test: true };

const openKeys = (answers: Answers): Promise<Page> =>
  openScreen('/dashboard/api-keys', {
    signedIn: true,
    answers: {
      'GET /rest/v1/api_keys': { json: [KEY] },
      'GET /rest/v1/key_usage': { json: [] },
      'GET /rest/v1/audit_log': { json: [] },
      'GET /rest/v1/plan_in_force': { json: [{ plan_name: 'Growth', api_keys: 2 }] },
      ...answers,
    },
  });

const readName = (page: Page) => page.getByRole('textbox', { name: 'Name' });

/** Chooses an entry of the menu of a key. */
async function choose(page: Page, key: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${key}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function openNewKey(answers: Answers): Promise<Page> {
  const page = await openKeys(answers);
  await page.getByRole('button', { name: 'New key' }).click();
  return page;
}

describe('the keys', () => {
  it('are masked until the user reveals them', async () => {
    const page = await openKeys({});
    await page.getByText('THE0••••••••••bcde').waitFor();
    await page.getByRole('button', { name: 'Show API key Production' }).click();
    await page.getByText('THE0123456789abcde').waitFor();
  });

  it('show when they are loading, when they cannot be loaded, and when there are none', async () => {
    const loading = await openKeys({ 'GET /rest/v1/api_keys': 'never' });
    await loading.getByText('Loading API key details...').waitFor();
    const failed = await openKeys({ 'GET /rest/v1/api_keys': { status: 400, json: { message: 'no' } } });
    await failed.getByText('Failed to load API key. Please try again.').waitFor();
    await failed.getByRole('button', { name: 'Retry' }).waitFor();
    const none = await openKeys({ 'GET /rest/v1/api_keys': { json: [] } });
    await none.getByText('No API key found').waitFor();
  });
});

describe('the dialog for a new key', () => {
  it('requires a name of at most sixty characters', async () => {
    const page = await openNewKey({});
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('A name is required').waitFor();
    await expect(readName(page)).toHaveAttribute('maxlength', '60');
  });

  it('creates the key with its trimmed name, confirms it and closes', async () => {
    let sent: unknown;
    const page = await openNewKey({
      'POST /functions/v1/create-key': ({ body }: Asked) => {
        sent = body;
        return { json: { id: 'key-2' } };
      },
    });
    await readName(page).fill('  Staging ');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Your API key has been created.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.deepEqual(sent, { label: 'Staging', is_test: false });
  });

  it('stays open with the reason when the plan allows no more keys, until the name is changed', async () => {
    const page = await openNewKey({
      'POST /functions/v1/create-key': { status: 403, json: { error: 'Your plan does not include another API key' } },
    });
    await readName(page).fill('Staging');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Your plan does not include another API key').waitFor();
    await readName(page).fill('Staging 2');
    await page.getByText('Your plan does not include another API key').waitFor({ state: 'hidden' });
  });
});

describe('revoking a key', () => {
  it('asks for confirmation, and reports a failure once', async () => {
    const page = await openKeys({ 'POST /functions/v1/revoke-key': { status: 400, json: { error: 'no' } } });
    await choose(page, 'Production', 'Revoke…');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await notices.getByText('Failed to update API key status. Please try again.').waitFor();
    await expect(notices).toHaveCount(1);
  });
});

describe('a key', () => {
  it('shows its use of thirty days, its limits, its expiry and the old key of a roll', async () => {
    const page = await openKeys({
      'GET /rest/v1/api_keys': {
        json: [
          {
            ...KEY,
            allowed_products: ['natal', 'vedic'],
            allowed_addresses: ['192.0.2.0/24'],
            expires_at: '2020-01-01T00:00:00Z',
            old_key_until: '2099-01-01T00:00:00Z',
            old_key_ending: '9f3c',
          },
          TEST_KEY,
        ],
      },
      'GET /rest/v1/key_usage': {
        json: [
          { api_key_id: 'key-1', day: '2020-01-01', calls: 1200, cost_usd: 2.4 },
          { api_key_id: 'key-1', day: new Date().toISOString().slice(0, 10), calls: 34, cost_usd: 0.005 },
          { api_key_id: 'key-t', day: new Date().toISOString().slice(0, 10), calls: 1, cost_usd: 0 },
        ],
      },
    });
    await page.getByText('1,234 calls, $2.405').waitFor();
    const recent = page.getByRole('link', { name: /34 calls 14 days with/ });
    assert.match((await recent.getAttribute('href')) ?? '', /activity-logs\?key=key-1$/);
    await page.getByText('1 call, free').waitFor();
    await page.getByText('natal, vedic').waitFor();
    await page.getByText('192.0.2.0/24').waitFor();
    await page.getByText('Expired').waitFor();
    await page.getByText(/The old key \(…9f3c\) works until Jan 1, 2099/).waitFor();
    await page.getByText('1 of 2 keys of the Growth plan in use.').waitFor();
  });

  it('is rolled, and the old key works until the time that the user chooses, unless it was changed in another window', async () => {
    const sent: unknown[] = [];
    const page = await openKeys({
      'POST /functions/v1/rotate-key': ({ body }) => {
        sent.push(body);
        return sent.length === 1 ? { json: { id: 'key-1' } } : { status: 409, json: { error: 'changed' } };
      },
    });
    const dialog = page.getByRole('dialog', { name: 'Roll Production?' });
    const roll = async () => {
      await page.getByRole('button', { name: 'Roll key Production' }).click();
      await dialog.getByLabel('The old key works until').selectOption('72');
      await dialog.getByRole('button', { name: 'Roll key' }).click();
    };
    await roll();
    await page.getByText('Your API key has been rolled.').waitFor();
    assert.deepEqual(sent, [{ id: 'key-1', overlap_hours: 72, seen: KEY.updated_at }]);
    await roll();
    await page.getByText('This key was changed in another window. Look at it again before you roll it.').waitFor();
  });

  it('that is revoked has no choice when it is rolled: the new key is active immediately', async () => {
    const sent: unknown[] = [];
    const page = await openKeys({
      'GET /rest/v1/api_keys': { json: [{ ...KEY, is_active: false }] },
      'POST /functions/v1/rotate-key': ({ body }) => {
        sent.push(body);
        return { json: { id: 'key-1' } };
      },
    });
    await page.getByText('Calls with this key are rejected until you activate it.').waitFor();
    await page.getByRole('button', { name: 'Roll key Production' }).click();
    const dialog = page.getByRole('dialog', { name: 'Roll Production?' });
    assert.equal(await dialog.getByRole('combobox').count(), 0);
    await dialog.getByRole('button', { name: 'Roll key' }).click();
    await page.getByText('Your API key has been regenerated.').waitFor();
    assert.deepEqual(sent, [{ id: 'key-1' }]);
  });

  it('gets only the limits that were changed, and shows the rejection of the database', async () => {
    const sent: unknown[] = [];
    const page = await openKeys({
      'POST /functions/v1/limit-key': ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? { status: 400, json: { error: "'x' is not an address. Write 192.0.2.7." } }
          : { json: { id: 'key-1' } };
      },
    });
    await choose(page, 'Production', 'Limits…');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('natal').check();
    await dialog.getByLabel('Addresses').fill('x');
    await dialog.getByRole('button', { name: 'Save limits' }).click();
    await dialog.getByText("'x' is not an address. Write 192.0.2.7.").waitFor();
    await dialog.getByLabel('Addresses').fill('192.0.2.7\n2001:db8::/32');
    await dialog.getByRole('button', { name: 'Save limits' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(sent[1], {
      id: 'key-1',
      limits: { allowed_products: ['natal'], allowed_addresses: ['192.0.2.7', '2001:db8::/32'] },
    });
  });

  it('for tests is made also when the plan allows no more keys, and can be deleted', async () => {
    const calls: unknown[] = [];
    const page = await openKeys({
      'GET /rest/v1/api_keys': { json: [KEY, TEST_KEY] },
      'GET /rest/v1/plan_in_force': { json: [{ plan_name: 'Starter', api_keys: 1 }] },
      'POST /functions/v1/create-key': ({ body }) => {
        calls.push(body);
        return { json: { id: 'key-2' } };
      },
      'POST /functions/v1/delete-key': ({ body }) => {
        calls.push(body);
        return { json: { id: 'key-t' } };
      },
    });
    await expect(page.getByRole('button', { name: 'New key' })).toBeDisabled();
    await page.getByRole('button', { name: 'New test key' }).click();
    await readName(page).fill('CI 2');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await choose(page, 'CI', 'Delete…');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The test key has been deleted.').waitFor();
    assert.deepEqual(calls, [{ label: 'CI 2', is_test: true }, { id: 'key-t' }]);
  });
});

describe('the history of keys', () => {
  const event = { created_at: '2026-01-02T00:00:00Z', actor: 'owner', device: null, network: '192.0.2.7', details: {} };
  const many = Array.from({ length: 11 }, (_, n) => ({ ...event, id: n, event: 'key.renamed', subject: `Key ${n}` }));

  it('shows what happened, and more on request', async () => {
    const page = await openKeys({
      'GET /rest/v1/audit_log': ({ query }) => ({ json: many.slice(0, Number(query.get('limit'))) }),
    });
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Key 9').waitFor();
    await expect(history.getByRole('listitem')).toHaveCount(10);
    await history.getByRole('button', { name: 'Show older' }).click();
    await expect(history.getByRole('listitem')).toHaveCount(11);
    await history.getByText('You, 192.0.2.7').first().waitFor();
  });

  it('shows when it is loading, empty, or cannot be loaded', async () => {
    const loading = await openKeys({ 'GET /rest/v1/audit_log': 'never' });
    await loading.getByText('Loading the history…').waitFor();
    const none = await openKeys({});
    await none.getByText('No changes yet.').waitFor();
    const failed = await openKeys({ 'GET /rest/v1/audit_log': { status: 400, json: { message: 'no' } } });
    await failed.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Retry' }).waitFor();
    await failed.getByText('THE0••••••••••bcde').waitFor();
  });
});
