import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { type Answers, type Asked, expect, openScreen } from '../../testing/screen.ts';

const KEY = {
  id: 'key-1',
  api_key: 'THE0123456789abcde',
  label: 'Production',
  is_active: true,
  blocked_at: null,
  created_at: '2026-01-01T00:00:00Z',
  last_used_at: null,
};

const openKeys = (answers: Answers): Promise<Page> =>
  openScreen('/dashboard/api-keys', {
    signedIn: true,
    answers: {
      'GET /rest/v1/api_keys': { json: [KEY] },
      'GET /rest/v1/plan_in_force': { json: [{ plan_name: 'Growth', api_keys: 2 }] },
      ...answers,
    },
  });

const readName = (page: Page) => page.getByRole('textbox', { name: 'Name' });

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
      'POST /rest/v1/api_keys': ({ body }: Asked) => {
        sent = body;
        return { status: 201, json: [{ id: 'key-2' }] };
      },
    });
    await readName(page).fill('  Staging ');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Your API key has been created.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal((sent as { label: string }).label, 'Staging');
  });

  it('stays open with the reason when the plan allows no more keys, until the name is changed', async () => {
    const page = await openNewKey({
      'POST /rest/v1/api_keys': { status: 403, json: { message: 'Your plan does not include another API key' } },
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
    const page = await openKeys({ 'PATCH /rest/v1/api_keys': { status: 400, json: { message: 'no' } } });
    await page.getByRole('button', { name: 'Revoke Production' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await notices.getByText('Failed to update API key status. Please try again.').waitFor();
    await expect(notices).toHaveCount(1);
  });
});
