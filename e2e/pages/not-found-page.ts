import type { Page } from '@playwright/test';

export class NotFoundPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/no-such-page');
  }
  get heading() {
    return this.page.getByRole('heading', { name: 'Oops! Page not found' });
  }
  get goBack() {
    return this.page.getByRole('button', { name: 'Go Back' });
  }
  get returnToDashboard() {
    return this.page.getByRole('link', { name: 'Return to Dashboard' });
  }
  get returnHome() {
    return this.page.getByRole('link', { name: 'Return to Home' });
  }
}
