import { PageObject } from './page-object.ts';

export class ConsentPage extends PageObject {
  readonly heading = (app: string) => this.page.getByRole('heading', { level: 1, name: `Connect ${app}` });
  readonly createAccount = this.page.getByRole('link', { name: 'Create an account' });
  readonly limit = this.page.getByLabel('Spending limit per day');
  readonly allow = this.page.getByRole('button', { name: 'Allow' });
  readonly cancel = this.page.getByRole('button', { name: 'Cancel' });
}

export class ConnectedAppsPanel extends PageObject {
  readonly open = () => this.page.goto('/dashboard/settings?panel=apps');
  readonly item = (app: string) =>
    this.page.getByRole('list', { name: 'Connected apps' }).getByRole('listitem').filter({ hasText: app }).first();

  async changeLimit(app: string, usd: string) {
    await this.item(app).getByRole('button', { name: 'Change limit' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Change the limit' });
    await dialog.getByLabel('Spending limit per day').fill(usd);
    await dialog.getByRole('button', { name: 'Save limit' }).click();
  }

  async disconnect(app: string) {
    await this.item(app).getByRole('button', { name: 'Disconnect' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  }
}
