import { PageObject } from './page-object.ts';

export class DocumentationPage extends PageObject {
  readonly open = () => this.page.goto('/documentation');
  readonly heading = this.page.getByRole('heading', { name: 'Quick Start', level: 1 });
  readonly sidebar = this.page.getByRole('navigation', { name: 'Documentation', exact: true });
  readonly tab = (language: string) => this.page.getByRole('tab', { name: language, exact: true });
  readonly code = (label: string) => this.page.locator(`pre[aria-label="${label}"]`);
  readonly copyButton = (label: string) => this.page.getByRole('button', { name: `Copy ${label}`, exact: true });
  readonly copied = this.page.getByRole('button', { name: 'Copied', exact: true });

  /** The example in one language, as printed. */
  async sample(language: string): Promise<string> {
    await this.tab(language).click();
    return (await this.code(`${language} example`).textContent()) ?? '';
  }
}

/** The playground: a request by form, its price, and its answer. */
export class PlaygroundPage extends PageObject {
  readonly open = (endpoint?: string) =>
    this.page.goto(`/dashboard/playground${endpoint === undefined ? '' : `?endpoint=${endpoint}`}`);
  readonly endpoint = this.page.getByRole('combobox', { name: 'Endpoint' });
  readonly endpoints = this.page.getByRole('listbox', { name: 'Endpoints' }).getByRole('option');
  readonly key = this.page.getByRole('combobox', { name: 'Key', exact: true });
  readonly request = this.page.getByRole('region', { name: 'Request' });
  readonly answer = this.page.getByRole('region', { name: 'Answer' });
  /** Form, JSON or Code. */
  readonly way = (name: string) =>
    this.request.getByRole('group', { name: 'Request views' }).getByText(name, { exact: true });
  readonly view = (name: string) => this.answer.getByRole('tab', { name, exact: true });
  readonly fold = (name: string) => this.request.getByRole('button', { name, expanded: false }).first();
  readonly field = (name: string) => this.request.getByLabel(name, { exact: false }).first();
  readonly json = this.request.getByRole('textbox', { name: 'Request, as JSON' });
  readonly price = this.request.getByRole('status').last();
  readonly send = this.request.getByRole('button', { name: /^Send/ });
  readonly cancel = this.request.getByRole('button', { name: 'Cancel' });
  readonly tool = (name: string) => this.request.getByRole('button', { name, exact: true });
  readonly code = (label: string) => this.request.getByLabel(`${label} code`, { exact: true });
}

/** The reference: public, or on the dashboard. */
export class ReferencePage extends PageObject {
  readonly open = (endpoint?: string) => this.page.goto(`/dashboard/docs${endpoint ? `?endpoint=${endpoint}` : ''}`);
  readonly openPublic = (name = '') => this.page.goto(`/reference${name === '' ? '' : `/${name}`}`);
  readonly contents = this.page.getByRole('navigation', { name: 'Documentation' });
  readonly search = this.page.getByRole('combobox', { name: 'Search the reference' });
  readonly found = this.page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  /** The samples' own, one for all languages. */
  readonly showKey = this.page.getByRole('button', { name: 'Show key' });
  readonly copyWithKey = this.page.getByRole('button', { name: 'Copy with key' });
  readonly copy = (label: string) => this.page.getByRole('button', { name: `Copy ${label} example`, exact: true });
  /** What opens the fields of a nested object. */
  readonly fieldsOf = (address: string) => this.page.locator(`[id="${address}"] > details > summary`);
  readonly title = (name: string) => this.page.getByRole('heading', { level: 2, name, exact: true });
  readonly language = (name: string) =>
    this.page.getByRole('group', { name: 'Language of the example' }).getByText(name, { exact: true });
  readonly code = (label: string) => this.page.getByLabel(`${label} example`, { exact: true });
}
