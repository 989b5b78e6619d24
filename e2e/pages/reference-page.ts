import type { Page } from '@playwright/test';

/** The reference: public, or on the dashboard. */
export class ReferencePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open(endpoint?: string) {
    return this.page.goto(`/dashboard/docs${endpoint ? `?endpoint=${endpoint}` : ''}`);
  }
  openPublic(name = '') {
    return this.page.goto(`/reference${name === '' ? '' : `/${name}`}`);
  }
  get contents() {
    return this.page.getByRole('navigation', { name: 'Documentation' });
  }
  get search() {
    return this.page.getByRole('combobox', { name: 'Search the reference' });
  }
  get found() {
    return this.page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  }
  /** The samples' own, one for all languages. */
  get showKey() {
    return this.page.getByRole('button', { name: 'Show key' });
  }
  get copyWithKey() {
    return this.page.getByRole('button', { name: 'Copy with key' });
  }
  copy(label: string) {
    return this.page.getByRole('button', { name: `Copy ${label} example`, exact: true });
  }
  /** What opens the fields of a nested object. */
  fieldsOf(address: string) {
    return this.page.locator(`[id="${address}"] > details > summary`);
  }
  title(name: string) {
    return this.page.getByRole('heading', { level: 2, name, exact: true });
  }
  language(name: string) {
    return this.page.getByRole('group', { name: 'Language of the example' }).getByText(name, { exact: true });
  }
  code(label: string) {
    return this.page.getByLabel(`${label} example`, { exact: true });
  }
}
