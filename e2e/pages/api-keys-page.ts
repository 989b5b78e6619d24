import type { Page } from '@playwright/test';

export class ApiKeysPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/api-keys');
  }
  get list() {
    return this.page.getByRole('region', { name: 'API keys' }).getByRole('listitem');
  }
  item(label: string) {
    return this.list.filter({ has: this.page.getByRole('heading', { name: label, exact: true }) });
  }
  get newKey() {
    return this.page.getByRole('button', { name: 'New key' });
  }
  get dialog() {
    return this.page.getByRole('dialog', { name: 'New API key' });
  }
  get generate() {
    return this.page.getByRole('button', { name: 'Generate API Key' });
  }

  async shownKey(label: string): Promise<string> {
    const show = this.page.getByRole('button', { name: `Show API key ${label}`, exact: true });
    if (await show.isVisible()) await show.click();
    return (await this.item(label).getByTestId('api-key').textContent()) ?? '';
  }
}
