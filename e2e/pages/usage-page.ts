import type { Page } from '@playwright/test';

export class UsagePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/usage');
  }
  get quota() {
    return this.page.getByRole('meter', { name: 'Calls of the plan used' });
  }
  get calls() {
    return this.page.getByRole('region', { name: 'Calls', exact: true });
  }
  get cost() {
    return this.page.getByRole('region', { name: 'Paid from the wallet' });
  }
  get chart() {
    return this.page.getByRole('slider', { name: /by day/ });
  }
  get byDay() {
    return this.page.getByRole('region', { name: 'By day', exact: true });
  }
  get products() {
    return this.page.getByRole('table', { name: 'Usage by product' }).locator('tbody tr');
  }
}
