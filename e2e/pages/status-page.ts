import type { Page } from '@playwright/test';

export class StatusPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/status');
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Status' });
  }
  section(title: string) {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}
