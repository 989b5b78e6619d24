import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { assert as holds, constantFrom, emailAddress, oneof, property, record, string } from 'fast-check';
import type { Browser } from 'playwright-core';
import {
  contactMessage as rulesOfServer,
  SUBJECTS as subjectsOfServer,
} from '../apps/server/src/contact/contact-message.ts';
import { contactMessage as rulesOfForm, SUBJECTS as subjectsOfForm } from '../apps/web/src/lib/contact-message.ts';
import { ContactPage } from './pages/contact-page.ts';
import { Notifications } from './pages/notifications.ts';
import { registerConfirmed, signInAs } from './support/account.ts';
import { launchBrowser, THEIA_URL, visit } from './support/browser.ts';
import { mailsTo } from './support/mailbox.ts';
import { until } from './support/until.ts';

const BUSY_MS = 1500;
const LETTER = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'API Support',
  message: 'Which ephemeris do you use?',
};

describe('the contact form', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  it('delivers to the support address of this installation, says so, and is empty again', async () => {
    const { page, context, problems } = await visit(browser);
    const contact = new ContactPage(page);
    const message = `A question ${randomUUID()}`;
    await contact.open();
    await contact.write({ ...LETTER, message });
    const startedAt = Date.now();
    await contact.send.click();
    await contact.sending.waitFor();
    assert.equal(await contact.sending.isDisabled(), true);
    await new Notifications(page).toast('Message sent!').waitFor();
    assert.ok(Date.now() - startedAt >= BUSY_MS, 'busy for at least 1.5 s');
    await new Notifications(page).toast("We've received your message and will get back to you soon.").waitFor();
    for (const field of [contact.name, contact.email, contact.subject, contact.message])
      assert.equal(await field.inputValue(), '');
    const { supportEmail } = (await (await fetch(`${THEIA_URL}/config.json`)).json()) as { supportEmail: string };
    const mail = (await mailsTo(supportEmail)).find(({ text }) => text.includes(message));
    assert.equal(mail?.subject, 'API Support: message from Ada Lovelace');
    await page.getByRole('main').getByRole('link', { name: supportEmail }).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('turns red while an address does not look like one, and sends nothing until all four fields are right', async () => {
    const { page, context } = await visit(browser);
    const contact = new ContactPage(page);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/contact')) sent++;
    });
    await contact.open();
    await contact.email.pressSequentially('ada@example');
    await page.getByText('Please enter a valid email address.', { exact: true }).waitFor();
    assert.equal(await contact.email.getAttribute('aria-invalid'), 'true');
    await contact.email.pressSequentially('.com');
    await page.getByText('Please enter a valid email address.', { exact: true }).waitFor({ state: 'hidden' });
    await contact.send.click();
    for (const text of ['Please enter your name.', 'Please choose a subject.', 'Please enter a message.'])
      await page.getByText(text, { exact: true }).waitFor();
    await until(page, 'document.activeElement.getAttribute("name") === "name"');
    assert.equal(sent, 0);
    await context.close();
  });

  it('keeps what was written when it could not be delivered', async () => {
    const { page, context } = await visit(browser);
    const contact = new ContactPage(page);
    await page.route('**/functions/v1/contact', (route) => route.abort());
    await contact.open();
    await contact.write(LETTER);
    await contact.send.click();
    await new Notifications(page).toast('Failed to send message').waitFor();
    await new Notifications(page).toast('Please try again later.').waitFor();
    assert.equal(await contact.message.inputValue(), LETTER.message);
    await context.close();
  });

  it('works without script: the browser sends the form, and a page answers', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false });
    const contact = new ContactPage(page);
    const { supportEmail } = (await (await fetch(`${THEIA_URL}/config.json`)).json()) as { supportEmail: string };
    const message = `Without script ${randomUUID()}`;
    await contact.open();
    await page.getByRole('main').getByRole('link', { name: supportEmail }).waitFor();
    await contact.write({ ...LETTER, email: 'ada@example', message });
    await contact.send.click();
    await page.getByRole('heading', { name: 'Please check your message' }).waitFor();
    await page.getByText('Please enter a valid email address.', { exact: true }).waitFor();
    assert.equal(await contact.message.inputValue(), message);
    await contact.email.fill('ada@example.com');
    await contact.send.click();
    await page.getByRole('heading', { name: 'Message sent!' }).waitFor();
    await page.getByText("We've received your message and will get back to you soon.").waitFor();
    assert.ok((await mailsTo(supportEmail)).some(({ text }) => text.includes(message)));
    await page.getByRole('link', { name: 'Back to Theia' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });

  it('knows the address of a signed-in user', async () => {
    const { page, context } = await visit(browser);
    const account = await registerConfirmed();
    await signInAs(page, account);
    const contact = new ContactPage(page);
    await contact.open();
    await until(
      page,
      `document.querySelector('#contact-form input[name=email]').value === ${JSON.stringify(account.email)}`,
    );
    await context.close();
  });

  it('takes exactly what the server takes', () => {
    assert.deepEqual(subjectsOfForm, subjectsOfServer);
    const text = oneof(
      string({ unit: 'grapheme' }),
      string({ unit: 'binary' }),
      constantFrom(
        '',
        ' ',
        '\n',
        'a\0b',
        'x'.repeat(120),
        'x'.repeat(121),
        ' '.repeat(130),
        'x'.repeat(5000),
        'x'.repeat(5001),
      ),
    );
    const email = oneof(
      emailAddress(),
      text,
      constantFrom('a@b.cc', 'a@b.c', 'a b@c.de', ' a@b.de ', 'a@b..de', '@b.de', `${'a'.repeat(250)}@b.de`),
    );
    const subject = oneof(constantFrom(...subjectsOfServer), text);
    holds(
      property(record({ name: text, email, subject, message: text }), (letter) => {
        const [form, server] = [rulesOfForm.safeParse(letter), rulesOfServer.safeParse(letter)];
        assert.equal(form.success, server.success, JSON.stringify(letter));
      }),
      { numRuns: 500, seed: 42 },
    );
  });
});
