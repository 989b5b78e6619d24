import { SignUpPage } from './pages/signup-page.ts';
import { VerificationDialog } from './pages/verification-dialog.ts';
import { newAccount } from './support/account.ts';
import { mailedLink } from './support/mailbox.ts';
import { test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('the first call of an account', () => {
  test('is seven steps from a new account on a phone: the mailed link, the key, a birth of three fields, and sending', async ({
    visit,
  }) => {
    const account = newAccount();
    const { page } = await visit({ viewport: PHONE });
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.signUp(account);
    await new VerificationDialog(page).sent.waitFor();
    const steps = [
      async () => {
        await page.goto(await mailedLink(account.email, 'signup'));
        await page.waitForURL('**/dashboard');
      },
      () => page.getByRole('button', { name: 'Copy the key' }).click(),
      () => page.getByLabel('Date of birth').fill('1990-06-15'),
      () => page.getByLabel('Time of birth').fill('14:30'),
      () => page.getByRole('combobox', { name: 'Place of birth' }).fill('Ulm'),
      () => page.getByRole('option', { name: /^Ulm/ }).first().click(),
      () => page.getByRole('button', { name: 'Send it from here' }).click(),
    ];
    for (const step of steps) await step();
    await page.getByRole('heading', { name: 'Your first call has arrived' }).waitFor();
    await page.getByRole('button', { name: /^Moon, / }).waitFor();
  });
});
