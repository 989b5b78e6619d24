import type { Page } from '@playwright/test';
import { watchButton } from '../support/shown.ts';

export class AuditLogPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/audit-log');
  }
  get events() {
    return this.page.getByRole('list', { name: 'Events' }).getByRole('listitem');
  }
  /** The event that says this. */
  event(what: string) {
    return this.events.filter({ has: this.page.getByRole('button', { name: what, exact: true }) });
  }
  get details() {
    return this.page.getByRole('dialog', { name: 'Event' });
  }
  get search() {
    return this.page.getByRole('searchbox', { name: 'Search' });
  }
  filter(name: 'Kind' | 'By' | 'Time') {
    return this.page.getByRole('combobox', { name });
  }

  /** Exports the events and reads the file. */
  async exported(form: 'CSV' | 'JSON'): Promise<string> {
    const saved = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: `Export ${form}` }).click();
    const file = await (await saved).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of file) parts.push(Buffer.from(part as Uint8Array));
    return Buffer.concat(parts).toString('utf8');
  }
}

export class UsagePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/usage');
  }
  get quota() {
    return this.page.getByRole('meter', { name: 'Calls of the plan used' });
  }
  get calls() {
    return this.page.getByRole('region', { name: 'Calls', exact: true });
  }
  get cost() {
    return this.page.getByRole('region', { name: 'Paid from the wallet' });
  }
  get chart() {
    return this.page.getByRole('slider', { name: /by day/ });
  }
  get byDay() {
    return this.page.getByRole('region', { name: 'By day', exact: true });
  }
  get products() {
    return this.page.getByRole('table', { name: 'Usage by product' }).locator('tbody tr');
  }
}

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
