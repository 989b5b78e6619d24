import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { ContactPage } from './pages/public-pages.ts';
import { Notifications } from './pages/shell.ts';
import { mailsTo } from './support/mailbox.ts';
import { until } from './support/settle.ts';
import { holdAnswers } from './support/shown.ts';
import { test, TOAST_MS } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

const BUSY_MS = 1500;
const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'API Support',
  message: 'Which ephemeris do you use?',
};

test.describe('the contact form', () => {
  test('delivers to the support address of this installation, confirms it, and is empty again', async ({ visit }) => {
    const { page, problems } = await visit();
    const contact = new ContactPage(page);
    const message = `A question ${randomUUID()}`;
    await contact.open();
    await contact.write({ ...MESSAGE, message });
    const startedAt = Date.now();
    const release = await holdAnswers(page, '**/functions/v1/contact');
    await contact.send.click();
    await contact.sending.waitFor();
    assert.equal(await contact.sending.isDisabled(), true);
    release();
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
  });

  test('turns red while the address is invalid, and sends nothing until all four fields are valid', async ({
    visit,
  }) => {
    const { page } = await visit();
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
  });
});

test.describe('the contact form', { tag: '@detail' }, () => {
  test('shows a message that stays while the pointer moves in it, and goes while the pointer rests there', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.clock.install();
    const contact = await ContactPage.opened(page);
    await contact.write({ ...MESSAGE, message: `A question ${randomUUID()}` });
    await contact.send.click();
    const message = new Notifications(page).toast('Message sent!');
    await message.waitFor();
    const { x, y } = (await message.boundingBox())!;
    for (const move of [5, 6, 7]) {
      await page.mouse.move(x + move, y + 5);
      await page.clock.fastForward(0.8 * TOAST_MS);
    }
    assert.ok(await message.isVisible(), 'somebody who reads it has time');
    await page.clock.fastForward(TOAST_MS);
    await message.waitFor({ state: 'detached' });
  });

  test('keeps its input when it could not be delivered', async ({ visit }) => {
    const { page } = await visit();
    const contact = new ContactPage(page);
    await page.route('**/functions/v1/contact', (route) => route.abort());
    await contact.open();
    await contact.write(MESSAGE);
    await contact.send.click();
    await new Notifications(page).toast('Failed to send message').waitFor();
    await new Notifications(page).toast('Please try again later.').waitFor();
    assert.equal(await contact.message.inputValue(), MESSAGE.message);
  });

  test('works without JavaScript: the browser sends the form and gets a page', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    const contact = new ContactPage(page);
    const { supportEmail } = (await (await fetch(`${THEIA_URL}/config.json`)).json()) as { supportEmail: string };
    const message = `Without script ${randomUUID()}`;
    await contact.open();
    await page.getByRole('main').getByRole('link', { name: supportEmail }).waitFor();
    await contact.write({ ...MESSAGE, email: 'ada@example', message });
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
  });

  test('is filled with the address of a signed-in user', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    await ContactPage.opened(page);
    await until(
      page,
      `document.querySelector('#contact-form input[name=email]').value === ${JSON.stringify(account.email)}`,
    );
  });
});
