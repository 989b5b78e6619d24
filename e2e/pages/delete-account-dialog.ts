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
