import type { Page } from '@playwright/test';

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
