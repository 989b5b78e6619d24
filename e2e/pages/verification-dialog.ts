import type { Page } from '@playwright/test';

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
