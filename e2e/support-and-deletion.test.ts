import assert from 'node:assert/strict';
import { BillingPage } from './pages/billing-page.ts';
import { CARDS, CheckoutPage } from './pages/pricing-page.ts';
import { DeleteAccountDialog, SettingsPage, SupportForm } from './pages/settings-page.ts';
import { DashboardPage, Notifications } from './pages/shell.ts';
import { LoginPage } from './pages/sign-in-pages.ts';
import { accessibilityProblems } from './support/axe.ts';
import { mailsArrive } from './support/mailbox.ts';
import { callApi } from './support/product-api.ts';
import { until } from './support/settle.ts';
import { holdAnswers, respond } from './support/shown.ts';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const png = (name: string) => file(name, 'image/png', PNG);

test.describe('support', () => {
  test('takes a message with attachments and mails it to the operator', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    const support = new SupportForm(page);
    const toast = (text: string) => new Notifications(page).toast(text).waitFor();
    await support.open();
    await support.send.click();
    await toast('Missing information');
    await toast('Please select a subject and enter a message.');
    await support.files.setInputFiles([png('a.png'), png('b.png'), png('c.png'), png('d.png')]);
    await toast('Too many files');
    await toast('You can upload up to 3 attachments only.');
    await support.files.setInputFiles([file('notes.txt', 'text/plain', Buffer.from('notes'))]);
    await toast('Invalid file format');
    await toast('notes.txt is not a supported format. Please upload JPEG, PNG, or PDF.');
    await support.files.setInputFiles([file('big.pdf', 'application/pdf', Buffer.alloc(6 * 1024 * 1024 + 1))]);
    await toast('File too large');
    await toast('big.pdf exceeds the 6MB limit.');
    await support.files.setInputFiles([png('chart.png'), png('second.png')]);
    await support.remove('second.png').press('Enter');
    assert.equal(await support.listed.count(), 1);
    await support.subject.selectOption({ label: 'API Issue' });
    await support.message.fill('The chart is empty.');
    const sentAt = Date.now();
    const release = await holdAnswers(page, '**/functions/v1/support-message');
    await support.send.click();
    await support.sending.waitFor();
    release();
    await toast('Message sent successfully!');
    await toast("We'll get back to you soon.");
    assert.ok(Date.now() - sentAt >= 1500);
    assert.deepEqual(
      [await support.subject.inputValue(), await support.message.inputValue(), await support.listed.count()],
      ['', '', 0],
    );
    const { supportEmail } = (await (await fetch(`${THEIA_URL}/config.json`)).json()) as { supportEmail: string };
    await mailsArrive(supportEmail, [`API Issue: ${account.email}`]);
  });

  test(
    'checks the content of files, whatever they are called, and shows a message when the server fails',
    { tag: '@detail' },
    async ({ signedIn }) => {
      const { page } = await signedIn();
      const toast = (text: string) => new Notifications(page).toast(text).waitFor();
      const support = await SupportForm.opened(page);
      await support.subject.selectOption('billing');
      await support.message.fill('Hello');
      await support.files.setInputFiles([file('fake.png', 'image/png', Buffer.from('MZ this is a program'))]);
      await support.send.click();
      await toast('Invalid file format');
      await toast('fake.png is not a supported format. Please upload JPEG, PNG, or PDF.');
      await respond(page, '**/functions/v1/support-message', { status: 500, json: { error: 'broken' } });
      await support.send.click();
      await toast('Failed to send message');
      await toast('Please try again later.');
      assert.equal(await support.message.inputValue(), 'Hello');
    },
  );
});

test.describe('deleting an account', () => {
  test('requires the phrase, ends on the sign-in page, and deletes key and login', async ({ signedIn }) => {
    const { page, problems, account } = await signedIn({ at: '/dashboard' });
    const key = await new DashboardPage(page).copiedKey();
    assert.equal((await callApi(key, '/synastry')).status, 403);
    await new SettingsPage(page).open();
    await new SettingsPage(page).entry('Delete Account').click();
    const dialog = new DeleteAccountDialog(page);
    await dialog.phrase.fill('delete account');
    await dialog.confirm.click();
    await page.getByText('Please type the confirmation phrase exactly as shown.').waitFor();
    await dialog.phrase.fill('Delete My Account');
    const release = await holdAnswers(page, '**/functions/v1/delete-account');
    await dialog.confirm.click();
    await dialog.deleting.waitFor();
    release();
    await page.waitForURL('**/login');
    await until(page, 'Object.keys(localStorage).every((name) => !name.startsWith("sb-"))');
    await new LoginPage(page).signIn(account);
    await page.getByText('Invalid email or password').waitFor();
    assert.equal((await callApi(key, '/synastry')).status, 401);
    assert.deepEqual(problems, []);
  });

  test('shows in advance the refund to each card, and a mail confirms it', { tag: '@detail' }, async ({ signedIn }) => {
    const { page, problems, account } = await signedIn();
    const billing = new BillingPage(page);
    await billing.openSaved();
    await billing.addCredit.click();
    await new CheckoutPage(page).pay(CARDS.mastercard);
    await billing.balance.getByText('$50.00').waitFor();
    const dialog = await DeleteAccountDialog.opened(page);
    await dialog.credit.getByText('Your wallet holds $50.00.').waitFor();
    await dialog.credit.getByText('Refund to: Mastercard ending in 4444').waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    await dialog.phrase.fill('delete my account');
    await dialog.confirm.click();
    await page.waitForURL('**/login');
    await mailsArrive(account.email, ['Your Theia account is deleted']);
    assert.deepEqual(problems, []);
  });

  test('can be cancelled and reopened, and shows a message when it fails', { tag: '@detail' }, async ({ signedIn }) => {
    const { page } = await signedIn();
    const dialog = await DeleteAccountDialog.opened(page);
    await dialog.cancel.click();
    await dialog.dialog.waitFor({ state: 'hidden' });
    await new SettingsPage(page).entry('Delete Account').click();
    await respond(page, '**/functions/v1/delete-account', { status: 500, json: { error: 'broken' } });
    await dialog.phrase.fill('delete my account');
    await dialog.confirm.click();
    await new Notifications(page).toast('Failed to delete account. Please try again.').waitFor();
    await dialog.cancel.click();
    await new DashboardPage(page).open();
    await new DashboardPage(page).key.waitFor();
  });
});
