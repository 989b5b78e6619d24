import type { Page } from '@playwright/test';
import { watchButton } from '../support/shown.ts';

export class DashboardPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard');
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Dashboard' });
  }
  get key() {
    return this.page.getByTestId('api-key');
  }
  get showKey() {
    return this.page.getByRole('button', { name: 'Show API key' });
  }
  get copyKey() {
    return this.page.getByRole('button', { name: 'Copy API key' });
  }
  get regenerate() {
    return this.page.getByRole('button', { name: /^Regenerat/ });
  }
  get balance() {
    return this.page.getByTestId('balance');
  }
  get recentCalls() {
    return this.page.getByRole('region', { name: 'Recent API calls' }).getByRole('table');
  }
  get viewAllActivity() {
    return this.page.getByRole('link', { name: 'View All Activity' });
  }

  async copiedKey(): Promise<string> {
    const copied = await watchButton(this.page, 'Copied');
    await this.copyKey.click();
    await copied();
    return this.page.evaluate<string>('navigator.clipboard.readText()');
  }
}
