import { PageObject } from './page-object.ts';

export class ApiKeysPage extends PageObject {
  readonly open = () => this.page.goto('/dashboard/api-keys');
  readonly list = this.page.getByRole('region', { name: 'API keys' }).getByRole('listitem');
  readonly item = (label: string) =>
    this.list.filter({ has: this.page.getByRole('heading', { name: label, exact: true }) });
  readonly newKey = this.page.getByRole('button', { name: 'New key' });
  readonly dialog = this.page.getByRole('dialog', { name: 'New API key' });
  readonly generate = this.page.getByRole('button', { name: 'Generate API Key' });

  readonly rollKey = (label: string) => this.page.getByRole('button', { name: `Roll key ${label}` });
  readonly more = (label: string) => this.page.getByRole('button', { name: `More actions for ${label}` });

  /** Chooses an entry of the menu of a key, with the keyboard. */
  async choose(label: string, action: string) {
    await this.more(label).press('Enter');
    await this.page.getByRole('menuitem', { name: action }).press('Enter');
  }

  async shownKey(label: string): Promise<string> {
    const show = this.page.getByRole('button', { name: `Show API key ${label}`, exact: true });
    if (await show.isVisible()) await show.click();
    return (await this.item(label).getByTestId('api-key').textContent()) ?? '';
  }
}
