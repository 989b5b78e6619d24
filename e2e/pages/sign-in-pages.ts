import type { Locator, Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/login');
  }
  get email() {
    return this.page.getByLabel('Email', { exact: true });
  }
  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Sign in', exact: true });
  }
  get google() {
    return this.page.getByRole('button', { name: 'Sign in with Google' });
  }
  get forgotPassword() {
    return this.page.getByRole('button', { name: 'Forgot password?' });
  }
  get code() {
    return this.page.getByLabel('Authentication code');
  }
  get useRecoveryCode() {
    return this.page.getByRole('button', { name: 'Use a recovery code' });
  }
  get recoveryCode() {
    return this.page.getByLabel('Recovery code', { exact: true });
  }
  get verify() {
    return this.page.getByRole('button', { name: 'Verify', exact: true });
  }
  message(text: string) {
    return this.page.getByText(text, { exact: true });
  }

  async signIn({ email, password }: { email: string; password: string }) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  get resetDialog() {
    return this.page.getByRole('dialog', { name: 'Reset your password' });
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

export class SignUpPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/signup');
  }
  get email() {
    return this.page.getByLabel('Email', { exact: true });
  }
  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }
  get confirmation() {
    return this.page.getByLabel('Confirm password', { exact: true });
  }
  get terms() {
    return this.page.getByRole('checkbox', { name: /I accept the terms/ });
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Create account' });
  }

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

export class VerificationDialog {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Verify your email' });
  }
  get sent() {
    return this.dialog.getByText(/^Sent to /);
  }
  get resend() {
    return this.dialog.getByRole('button', { name: 'Resend email' });
  }
  get checkNow() {
    return this.dialog.getByRole('button', { name: "I've verified my email" });
  }
  get cancel() {
    return this.dialog.getByRole('button', { name: 'Cancel' });
  }
  get mailboxLink() {
    return this.dialog.getByRole('link', { name: 'Open the mailbox' });
  }
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
export class GoogleSandboxPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get email() {
    return this.page.getByLabel('E-mail');
  }
  get proceed() {
    return this.page.getByRole('button', { name: 'Continue' });
  }
  get cancel() {
    return this.page.getByRole('button', { name: 'Cancel' });
  }

  async choose(email: string) {
    await this.email.fill(email);
    await this.proceed.click();
  }
}
