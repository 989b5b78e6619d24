import type { Page } from '@playwright/test';

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
