import type { Page } from 'playwright-core';

/** The local stand-in's "choose an account" page. */
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
