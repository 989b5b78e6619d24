import type { Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

export class LoginPage extends PageObject {
  readonly open = () => this.page.goto('/login');
  readonly email = this.page.getByLabel('Email', { exact: true });
  readonly password = this.page.getByLabel('Password', { exact: true });
  readonly submit = this.page.getByRole('button', { name: 'Sign in', exact: true });
  readonly google = this.page.getByRole('button', { name: 'Sign in with Google' });
  readonly forgotPassword = this.page.getByRole('button', { name: 'Forgot password?' });
  readonly code = this.page.getByLabel('Authentication code');
  readonly useRecoveryCode = this.page.getByRole('button', { name: 'Use a recovery code' });
  readonly recoveryCode = this.page.getByLabel('Recovery code', { exact: true });
  readonly verify = this.page.getByRole('button', { name: 'Verify', exact: true });
  readonly message = (text: string) => this.page.getByText(text, { exact: true });
  readonly resetDialog = this.page.getByRole('dialog', { name: 'Reset your password' });

  async signIn({ email, password }: { email: string; password: string }) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Requests a recovery mail and keeps the dialog open, which accepts its code. */
  async askForReset(email: string) {
    await this.forgotPassword.click();
    await this.resetDialog.getByLabel('Email', { exact: true }).fill(email);
    await this.resetDialog.getByRole('button', { name: 'Send reset link' }).click();
    await this.resetDialog.getByRole('button', { name: 'Done' }).waitFor();
  }

  async requestReset(email: string) {
    await this.askForReset(email);
    await this.resetDialog.getByRole('button', { name: 'Done' }).click();
  }

  async enterCode(code: string) {
    await this.code.fill(code);
    await this.verify.click();
  }
}

export class SignUpPage extends PageObject {
  readonly open = () => this.page.goto('/signup');
  readonly email = this.page.getByLabel('Email', { exact: true });
  readonly password = this.page.getByLabel('Password', { exact: true });
  readonly confirmation = this.page.getByLabel('Confirm password', { exact: true });
  readonly terms = this.page.getByRole('checkbox', { name: /I accept the terms/ });
  readonly submit = this.page.getByRole('button', { name: 'Create account' });

  async enter({ email, password }: { email: string; password: string }) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.confirmation.fill(password);
    await this.terms.check();
  }

  async signUp(account: { email: string; password: string }) {
    await this.enter(account);
    await this.submit.click();
  }
}

export class VerificationDialog extends PageObject {
  readonly dialog = this.page.getByRole('dialog', { name: 'Verify your email' });
  readonly sent = this.dialog.getByText(/^Email sent\./);
  readonly resend = this.dialog.getByRole('button', { name: 'Resend email' });
  readonly checkNow = this.dialog.getByRole('button', { name: "I've verified my email" });
  readonly cancel = this.dialog.getByRole('button', { name: 'Cancel' });
  readonly mailboxLink = this.dialog.getByRole('link', { name: 'Open the mailbox' });
}

/** The form for the six digits of a mail, in a dialog or a page. */
export class MailedCode {
  readonly within: Locator;
  constructor(within: Locator) {
    this.within = within;
  }

  get field() {
    return this.within.getByLabel(/^Code from /);
  }
  get submit() {
    return this.within.getByRole('button', { name: /^(Confirm|Continue)$/ });
  }

  async enter(code: string) {
    await this.field.fill(code);
    await this.submit.click();
  }
}

/** The "choose an account" page of the Google sandbox. */
export class GoogleSandboxPage extends PageObject {
  readonly email = this.page.getByLabel('E-mail');
  readonly proceed = this.page.getByRole('button', { name: 'Continue' });
  readonly cancel = this.page.getByRole('button', { name: 'Cancel' });

  async choose(email: string) {
    await this.email.fill(email);
    await this.proceed.click();
  }
}
