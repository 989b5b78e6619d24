import type { Page } from '@playwright/test';

/** The signed-in documentation with its playground. */
export class ReferencePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open(endpoint?: string, tab?: 'try') {
    return this.page.goto(`/dashboard/docs${endpoint ? `?endpoint=${endpoint}${tab ? `&tab=${tab}` : ''}` : ''}`);
  }
  get contents() {
    return this.page.getByRole('navigation', { name: 'Documentation' });
  }
  get find() {
    return this.page.getByRole('searchbox', { name: 'Find an endpoint' });
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
  get tryIt() {
    return this.page.getByRole('group', { name: 'What is shown' }).getByText('Try it', { exact: true });
  }
  get body() {
    return this.page.getByRole('textbox', { name: /Request body|Query, as JSON/ });
  }
  get send() {
    return this.page.getByRole('button', { name: 'Send', exact: true });
  }
  get withChart() {
    return this.page.getByRole('checkbox', { name: /^Draw the chart too/ });
  }
  get answer() {
    return this.page.getByRole('region', { name: 'Answer' });
  }
  get chart() {
    return this.page.getByRole('img', { name: 'The chart of this call' });
  }
}
