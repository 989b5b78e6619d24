import type { Page } from '@playwright/test';

/** The live region with the toasts. */
export class Notifications {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  toast(text: string) {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
  }

  /** Takes the latest message away, which may cover what comes next. */
  async dismiss() {
    await this.page.getByRole('button', { name: 'Dismiss notification' }).last().click();
  }
}
