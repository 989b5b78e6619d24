import type { Page } from '@playwright/test';

export class WebhooksPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open(view?: 'subscriptions' | 'events') {
    return this.page.goto(`/dashboard/webhooks${view === undefined ? '' : `?view=${view}`}`);
  }
  tab(name: 'Endpoints' | 'Subscriptions' | 'Events') {
    return this.page.getByRole('navigation', { name: 'Webhooks' }).getByRole('link', { name });
  }
  item(name: string) {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
  get dialog() {
    return this.page.getByRole('dialog');
  }
  get events() {
    return this.page.getByRole('region', { name: 'Events', exact: true });
  }
  get details() {
    return this.page.getByRole('dialog', { name: 'Event' });
  }

  /** Adds an endpoint and closes the dialog of its secret, which is the result. */
  async addEndpoint(url: string, name: string): Promise<string> {
    await this.page.getByRole('button', { name: 'Add endpoint' }).click();
    await this.dialog.getByRole('textbox', { name: 'Address' }).fill(url);
    await this.dialog.getByRole('textbox', { name: 'Name (optional)' }).fill(name);
    await this.dialog.getByRole('button', { name: 'Add endpoint' }).click();
    return this.takeSecret();
  }

  /** The secret that is shown once. */
  async takeSecret(): Promise<string> {
    const secret = await this.page.getByTestId('secret').textContent();
    await this.page.getByRole('button', { name: 'I have stored it' }).click();
    await this.page.getByTestId('secret').waitFor({ state: 'detached' });
    return secret ?? '';
  }
}
