import type { Page } from '@playwright/test';

export class DeleteAccountDialog {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/settings?panel=delete');
  }
  get dialog() {
    return this.page.getByRole('dialog', { name: 'Delete your account?' });
  }
  get credit() {
    return this.dialog.getByRole('region', { name: 'Unused credit' });
  }
  get phrase() {
    return this.dialog.getByLabel(/Type .delete my account. to confirm/);
  }
  get confirm() {
    return this.dialog.getByRole('button', { name: 'Delete account' });
  }
  get deleting() {
    return this.dialog.getByRole('button', { name: 'Deleting...' });
  }
  get cancel() {
    return this.dialog.getByRole('button', { name: 'Cancel' });
  }
}

export class SupportForm {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/settings?panel=support');
  }
  get form() {
    return this.page.getByRole('form', { name: 'Support' });
  }
  get subject() {
    return this.form.getByLabel('Subject');
  }
  get message() {
    return this.form.getByLabel('Message');
  }
  get files() {
    return this.form.getByLabel('Attachments');
  }
  get listed() {
    return this.form.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  }
  get send() {
    return this.form.getByRole('button', { name: 'Send message' });
  }
  get sending() {
    return this.form.getByRole('button', { name: 'Sending...' });
  }
  remove(name: string) {
    return this.form.getByRole('button', { name: `Remove ${name}` });
  }
}

export class SettingsPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open(panel = 'account') {
    return this.page.goto(`/dashboard/settings?panel=${panel}`);
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Settings' });
  }
  get close() {
    return this.page.getByRole('link', { name: 'Close settings' });
  }
  get newEmail() {
    return this.page.getByLabel('New email');
  }
  get emailPassword() {
    return this.page.getByLabel('Your password', { exact: true });
  }
  get updateEmail() {
    return this.page.getByRole('button', { name: 'Update email' });
  }
  get pendingEmail() {
    return this.page.getByRole('dialog', { name: 'Confirm your new email' });
  }
  get currentPassword() {
    return this.page.getByLabel('Current password', { exact: true });
  }
  get ok() {
    return this.page.getByRole('button', { name: 'OK', exact: true });
  }
  get newPassword() {
    return this.page.getByLabel('New password', { exact: true });
  }
  get confirmPassword() {
    return this.page.getByLabel('Confirm new password', { exact: true });
  }
  get updatePassword() {
    return this.page.getByRole('button', { name: 'Update password' });
  }
  get setPassword() {
    return this.page.getByRole('button', { name: 'Set password' });
  }
  signInMethod(name: 'Password' | 'Google') {
    return this.page
      .getByRole('list', { name: 'Sign-in methods' })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }
  get removeGoogle() {
    return this.page.getByRole('button', { name: /^Remove Google sign-in/ });
  }
  get setUpAuthenticator() {
    return this.page.getByRole('button', { name: 'Set up authenticator app' });
  }
  get qrCode() {
    return this.page.getByRole('img', { name: 'QR code for your authenticator app' });
  }
  get secret() {
    return this.page.getByTestId('totp-secret');
  }
  get code() {
    return this.page.getByLabel('Authentication code');
  }
  get turnOn() {
    return this.page.getByRole('button', { name: 'Turn on' });
  }
  entry(name: string) {
    return this.page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true });
  }
  get recoveryCodes() {
    return this.page.getByTestId('recovery-code');
  }
  get codesSaved() {
    return this.page.getByRole('button', { name: 'I have saved them' });
  }
  get replaceCodes() {
    return this.page.getByRole('button', { name: 'Replace recovery codes' });
  }
  get useRecoveryCode() {
    return this.page.getByRole('button', { name: 'Use a recovery code' });
  }
  get recoveryCode() {
    return this.page.getByLabel('Recovery code', { exact: true });
  }
  get confirmOwner() {
    return this.page.getByRole('dialog', { name: 'Confirm that it is you' });
  }
  get turnOff() {
    return this.page.getByRole('button', { name: 'Turn off' });
  }

  /** Sets up an authenticator app and confirms the recovery codes; returns its secret and the codes. */
  async turnOnSecondFactor(codeOf: (secret: string) => string): Promise<{ secret: string; codes: string[] }> {
    await this.setUpAuthenticator.click();
    await this.qrCode.waitFor();
    const secret = (await this.secret.textContent()) ?? '';
    await this.code.fill(codeOf(secret));
    await this.turnOn.click();
    await this.recoveryCodes.first().waitFor();
    const codes = await this.recoveryCodes.allTextContents();
    await this.codesSaved.click();
    return { secret, codes };
  }

  async changeEmail(newEmail: string, password: string) {
    await this.newEmail.fill(newEmail);
    await this.emailPassword.fill(password);
    await this.updateEmail.click();
  }

  async createPassword(password: string, confirmation = password) {
    await this.newPassword.fill(password);
    await this.confirmPassword.fill(confirmation);
    await this.updatePassword.click();
  }
}
