import type { Page } from '@playwright/test';
import { watchButton } from '../support/shown.ts';

export class ActivityPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open(query = '') {
    return this.page.goto(`/dashboard/activity-logs${query}`);
  }
  get rows() {
    return this.page.getByRole('table', { name: 'Calls' }).locator('tbody tr');
  }
  get shown() {
    return this.page.getByText(/^\d+ calls? shown/);
  }
  get date() {
    return this.page.getByLabel('Date', { exact: true });
  }
  get product() {
    return this.page.getByLabel('Product', { exact: true });
  }
  status(name: 'All' | 'Success' | 'Failed') {
    return this.page.getByRole('group', { name: 'Status' }).getByText(name, { exact: true });
  }
  get clear() {
    return this.page.getByRole('button', { name: 'Clear filters' });
  }
  get loadMore() {
    return this.page.getByRole('button', { name: 'Load more' });
  }
  get exportCsv() {
    return this.page.getByRole('button', { name: 'Export CSV' });
  }
  get exportAnswers() {
    return this.page.getByRole('button', { name: 'Export with answers' });
  }
  get saveAnswer() {
    return this.details.getByRole('button', { name: 'Save as file' });
  }
  get recompute() {
    return this.details.getByRole('button', { name: 'Compute again, free of charge' });
  }
  get details() {
    return this.page.getByRole('dialog', { name: 'Call details' });
  }

  payload(of: 'request' | 'response') {
    return this.details.getByLabel(`${of} payload`, { exact: true });
  }

  /** What the copy button of a payload copies. */
  async copied(of: 'request' | 'response'): Promise<string> {
    const copy = this.details.getByRole('button', { name: `Copy ${of} payload` });
    await copy.click();
    await this.details.getByRole('button', { name: 'Copied' }).waitFor();
    // The next copy waits for a check mark of its own.
    await copy.waitFor();
    return this.page.evaluate<string>('navigator.clipboard.readText()');
  }

  openRow(index: number) {
    return this.rows.nth(index).getByRole('button').click();
  }

  async copiedCurl(): Promise<string> {
    const copied = await watchButton(this.page, 'Copied');
    await this.details.getByRole('button', { name: 'Copy as cURL' }).click();
    await copied();
    return this.page.evaluate<string>('navigator.clipboard.readText()');
  }
}
