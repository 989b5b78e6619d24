import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Answer, type Asked, expect, openScreen } from '../../testing/screen.ts';

const MESSAGE = { name: 'Ada', email: 'ada@example.com', subject: 'API Support', message: 'Which ephemeris?' };

const openForm = (answer: Answer | ((asked: Asked) => Answer) = { json: { sent: true } }): Promise<Page> =>
  openScreen('/contact', { answers: { 'POST /functions/v1/contact': answer } });

async function fill(page: Page, { name, email, subject, message }: typeof MESSAGE): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Subject').selectOption(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

describe('the contact form', () => {
  it('reports every missing field, and focuses the first one', async () => {
    const page = await openForm();
    await send(page);
    for (const text of [
      'Please enter your name.',
      'Please enter your email address.',
      'Please choose a subject.',
      'Please enter a message.',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
  });

  it('sends the input, is busy until then, and is empty afterwards', async () => {
    let sent: unknown;
    const page = await openForm(({ body }) => {
      sent = body;
      return { json: { sent: true } };
    });
    await fill(page, { ...MESSAGE, name: '  Ada   Lovelace ' });
    await send(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.getByText('Message sent!').waitFor();
    assert.deepEqual(sent, { ...MESSAGE, name: 'Ada Lovelace' });
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  it('keeps the input and shows the reason when the server rejects it', async () => {
    const page = await openForm({ status: 429, json: { error: 'Too many messages from here.' } });
    await fill(page, MESSAGE);
    await send(page);
    await page.getByText('Too many messages from here.').waitFor();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE.message);
  });
});
