import { PageObject } from './page-object.ts';

export class DeleteAccountDialog extends PageObject {
  readonly open = () => this.page.goto('/dashboard/settings?panel=delete');
  readonly dialog = this.page.getByRole('dialog', { name: 'Delete your account?' });
  readonly credit = this.dialog.getByRole('region', { name: 'Unused credit' });
  readonly phrase = this.dialog.getByLabel(/Type .delete my account. to confirm/);
  readonly confirm = this.dialog.getByRole('button', { name: 'Delete account' });
  readonly deleting = this.dialog.getByRole('button', { name: 'Deleting...' });
  readonly cancel = this.dialog.getByRole('button', { name: 'Cancel' });
}

export class SupportForm extends PageObject {
  readonly open = () => this.page.goto('/dashboard/settings?panel=support');
  readonly form = this.page.getByRole('form', { name: 'Support' });
  readonly subject = this.form.getByLabel('Subject');
  readonly message = this.form.getByLabel('Message');
  readonly files = this.form.getByLabel('Attachments');
  readonly listed = this.form.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  readonly send = this.form.getByRole('button', { name: 'Send message' });
  readonly sending = this.form.getByRole('button', { name: 'Sending...' });
  readonly remove = (name: string) => this.form.getByRole('button', { name: `Remove ${name}` });
}

export class SettingsPage extends PageObject {
  readonly open = (panel = 'account') => this.page.goto(`/dashboard/settings?panel=${panel}`);
  readonly heading = this.page.getByRole('heading', { level: 1, name: 'Settings' });
  readonly close = this.page.getByRole('link', { name: 'Close settings' });
  readonly newEmail = this.page.getByLabel('New email');
  readonly emailPassword = this.page.getByLabel('Your password', { exact: true });
  readonly updateEmail = this.page.getByRole('button', { name: 'Update email' });
  readonly pendingEmail = this.page.getByRole('dialog', { name: 'Confirm your new email' });
  readonly currentPassword = this.page.getByLabel('Current password', { exact: true });
  readonly ok = this.page.getByRole('button', { name: 'OK', exact: true });
  readonly newPassword = this.page.getByLabel('New password', { exact: true });
  readonly confirmPassword = this.page.getByLabel('Confirm new password', { exact: true });
  readonly updatePassword = this.page.getByRole('button', { name: 'Update password' });
  readonly setPassword = this.page.getByRole('button', { name: 'Set password' });
  readonly signInMethod = (name: 'Password' | 'Google') =>
    this.page
      .getByRole('list', { name: 'Sign-in methods' })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  readonly removeGoogle = this.page.getByRole('button', { name: /^Remove Google sign-in/ });
  readonly setUpAuthenticator = this.page.getByRole('button', { name: 'Set up authenticator app' });
  readonly qrCode = this.page.getByRole('img', { name: 'QR code for your authenticator app' });
  readonly secret = this.page.getByTestId('totp-secret');
  readonly code = this.page.getByLabel('Authentication code');
  readonly turnOn = this.page.getByRole('button', { name: 'Turn on' });
  readonly entry = (name: string) =>
    this.page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true });
  readonly recoveryCodes = this.page.getByTestId('recovery-code');
  readonly codesSaved = this.page.getByRole('button', { name: 'I have saved them' });
  readonly replaceCodes = this.page.getByRole('button', { name: 'Replace recovery codes' });
  readonly useRecoveryCode = this.page.getByRole('button', { name: 'Use a recovery code' });
  readonly recoveryCode = this.page.getByLabel('Recovery code', { exact: true });
  readonly confirmOwner = this.page.getByRole('dialog', { name: 'Confirm that it is you' });
  readonly turnOff = this.page.getByRole('button', { name: 'Turn off' });

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
