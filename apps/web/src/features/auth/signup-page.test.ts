import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { type Answer, expect, openScreen, SESSION, USER } from '../../testing/screen.ts';

const SIGN_UP = 'POST /auth/v1/signup';
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' });

interface Entry {
  email?: string;
  password?: string;
  confirmation?: string;
  accepted?: boolean;
}

async function fill(page: Page, entry: Entry = {}): Promise<void> {
  const { email = 'ada@example.com', password = 'long enough', confirmation = password, accepted = true } = entry;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
  await page.getByRole('checkbox').setChecked(accepted);
}

async function signUpAnswered(answer: Answer): Promise<Page> {
  const page = await openScreen('/signup', {
    answers: { [SIGN_UP]: answer, 'POST /auth/v1/resend': { json: {} } },
  });
  await fill(page);
  await submit(page).click();
  return page;
}

describe('the sign-up form', () => {
  it('can be sent only when every rule is met', async () => {
    const page = await openScreen('/signup');
    for (const entry of [
      { email: 'ada@example' },
      { password: 'seven77' },
      { confirmation: 'another one' },
      { accepted: false },
    ]) {
      await fill(page, entry);
      await expect(submit(page), JSON.stringify(entry)).toBeDisabled();
    }
    await fill(page);
    await expect(submit(page)).toBeEnabled();
  });

  it('counts visible characters, and shows when eight are reached', async () => {
    const page = await openScreen('/signup');
    await page.getByLabel('Password', { exact: true }).fill('🌞🌞🌞🌞');
    await page.getByText('At least 8 characters: not met yet').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('🌞🌞🌞🌞🌞🌞🌞🌞');
    await page.getByText('At least 8 characters: met').waitFor();
  });

  it('shows when the confirmation differs', async () => {
    const page = await openScreen('/signup');
    await fill(page, { confirmation: 'another one' });
    await page.getByText('The passwords do not match').waitFor();
  });

  it('is busy while the account is created, and welcomes its owner', async () => {
    const page = await signUpAnswered('never');
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    await page.getByText('Creating your account...').waitFor();
    const done = await signUpAnswered({ json: { ...SESSION, user: USER } });
    await done.getByText('Account Created').waitFor();
    await done.waitForURL('**/dashboard');
  });

  it('shows the server’s rejection in the form, with a hint after a database error', async () => {
    const page = await signUpAnswered({ status: 422, json: { error_code: 'weak_password', msg: 'Too simple.' } });
    const box = page.getByRole('alert').filter({ hasText: 'Error details:' });
    await box.getByText('Too simple.').waitFor();
    await page.getByText('Error: Too simple.').waitFor();
    const broken = await signUpAnswered({ status: 400, json: { error_code: 'x', msg: 'Database error saving' } });
    await broken.getByText('A database error occurred. This has been fixed and should work now.').waitFor();
  });

  it('waits for the confirmation of the address', async () => {
    const page = await signUpAnswered({ json: { ...USER, email_confirmed_at: null } });
    await page.getByRole('dialog', { name: 'Verify your email' }).waitFor();
  });
});
