import type { Page } from '@playwright/test';

export class PriceListPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/pricing');
  }
  get rows() {
    return this.page.getByRole('table', { name: 'Price list' }).locator('tbody tr');
  }
  get report() {
    return this.page.getByRole('region', { name: 'AI-powered report' });
  }
}
