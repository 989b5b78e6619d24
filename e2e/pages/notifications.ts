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
}
