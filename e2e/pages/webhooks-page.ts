import { PageObject } from './page-object.ts';

export class WebhooksPage extends PageObject {
  readonly open = (view?: 'subscriptions' | 'events') =>
    this.page.goto(`/dashboard/webhooks${view === undefined ? '' : `?view=${view}`}`);
  readonly tab = (name: 'Endpoints' | 'Subscriptions' | 'Events') =>
    this.page.getByRole('navigation', { name: 'Webhooks' }).getByRole('link', { name });
  readonly item = (name: string) =>
    this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  readonly dialog = this.page.getByRole('dialog');
  readonly events = this.page.getByRole('region', { name: 'Events', exact: true });
  readonly details = this.page.getByRole('dialog', { name: 'Event' });

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
