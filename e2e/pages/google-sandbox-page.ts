import type { Page } from '@playwright/test';

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
