import type { Page } from '@playwright/test';
import { describe, it } from 'node:test';
import { expect, openScreen, SESSION, USER } from '../../testing/screen.ts';

const TOKEN = 'POST /auth/v1/token';
const submit = (page: Page) => page.getByRole('button', { name: /^Sign(ing)? in/, exact: false }).first();

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

describe('the sign-in form', () => {
  it('can be sent only with a valid address and a password of six characters', async () => {
    const page = await openScreen('/login');
    await expect(submit(page)).toBeDisabled();
    for (const [email, password, ready] of [
      ['ada@example', 'secret', false],
      ['ada@example.com', 'short', false],
      ['ada@example.com', 'secret', true],
    ] as const) {
      await fill(page, email, password);
      await expect(submit(page), `${email} ${password}`).toBeEnabled({ enabled: ready });
    }
  });

  it('turns an invalid address red immediately', async () => {
    const page = await openScreen('/login');
    await page.getByLabel('Email', { exact: true }).fill('ada@');
    await page.getByText('Please enter a valid email address.').waitFor();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });

  it('is busy until the server has answered, and reports a wrong password', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await openScreen('/login');
    await page.route('**/auth/v1/token**', async (route) => {
      await held;
      await route.fulfill({
        status: 400,
        json: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      });
    });
    await fill(page, 'ada@example.com', 'secret');
    await submit(page).click();
    const busy = page.getByRole('button', { name: 'Signing in…' });
    await busy.waitFor();
    await expect(busy).toBeDisabled();
    release();
    await page.getByText('Invalid email or password').waitFor();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  });

  it('shows a notification when the server cannot be reached', async () => {
    const page = await openScreen('/login', { answers: { [TOKEN]: 'unreachable' } });
    await fill(page, 'ada@example.com', 'secret');
    await submit(page).click();
    await page.getByRole('region', { name: 'Notifications' }).getByText('Theia cannot be reached.').waitFor();
  });

  it('asks to confirm the address if it is unconfirmed', async () => {
    const page = await openScreen('/login', {
      answers: {
        [TOKEN]: { status: 400, json: { error_code: 'email_not_confirmed', msg: 'Email not confirmed' } },
        'POST /auth/v1/resend': { json: {} },
      },
    });
    await fill(page, 'ada@example.com', 'secret');
    await submit(page).click();
    await page.getByRole('dialog', { name: 'Verify your email' }).waitFor();
    await page.getByText('Email sent. Waiting for your confirmation…').waitFor();
  });

  it('opens the dashboard after a right password', async () => {
    const page = await openScreen('/login', { answers: { [TOKEN]: { json: { ...SESSION, user: USER } } } });
    await fill(page, 'ada@example.com', 'secret');
    await submit(page).click();
    await page.waitForURL('**/dashboard');
  });
});
