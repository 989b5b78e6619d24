import type { Page } from '@playwright/test';

export class DocumentationPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/documentation');
  }
  get heading() {
    return this.page.getByRole('heading', { name: 'Quick Start', level: 1 });
  }
  get sidebar() {
    return this.page.getByRole('navigation', { name: 'Documentation', exact: true });
  }
  tab(language: string) {
    return this.page.getByRole('tab', { name: language, exact: true });
  }
  code(label: string) {
    return this.page.locator(`pre[aria-label="${label}"]`);
  }
  copyButton(label: string) {
    return this.page.getByRole('button', { name: `Copy ${label}`, exact: true });
  }
  get copied() {
    return this.page.getByRole('button', { name: 'Copied', exact: true });
  }

  /** The example in one language, as printed. */
  async sample(language: string): Promise<string> {
    await this.tab(language).click();
    return (await this.code(`${language} example`).textContent()) ?? '';
  }
}

/** The playground: a request by form, its price, and its answer. */
export class PlaygroundPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open(endpoint?: string) {
    return this.page.goto(`/dashboard/playground${endpoint === undefined ? '' : `?endpoint=${endpoint}`}`);
  }
  get endpoint() {
    return this.page.getByRole('combobox', { name: 'Endpoint' });
  }
  get endpoints() {
    return this.page.getByRole('listbox', { name: 'Endpoints' }).getByRole('option');
  }
  get key() {
    return this.page.getByRole('combobox', { name: 'Key', exact: true });
  }
  get request() {
    return this.page.getByRole('region', { name: 'Request' });
  }
  get answer() {
    return this.page.getByRole('region', { name: 'Answer' });
  }
  /** Form, JSON or Code. */
  way(name: string) {
    return this.request.getByRole('group', { name: 'Ways to write the request' }).getByText(name, { exact: true });
  }
  view(name: string) {
    return this.answer.getByRole('tab', { name, exact: true });
  }
  fold(name: string) {
    return this.request.getByRole('button', { name, expanded: false }).first();
  }
  field(name: string) {
    return this.request.getByLabel(name, { exact: false }).first();
  }
  get json() {
    return this.request.getByRole('textbox', { name: 'Request, as JSON' });
  }
  get price() {
    return this.request.getByRole('status').last();
  }
  get send() {
    return this.request.getByRole('button', { name: /^Send/ });
  }
  get cancel() {
    return this.request.getByRole('button', { name: 'Cancel' });
  }
  tool(name: string) {
    return this.request.getByRole('button', { name, exact: true });
  }
  code(label: string) {
    return this.request.getByLabel(`${label} code`, { exact: true });
  }
}

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
