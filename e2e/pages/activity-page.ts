import { watchButton } from '../support/shown.ts';
import { PageObject } from './page-object.ts';

export class AuditLogPage extends PageObject {
  readonly open = () => this.page.goto('/dashboard/audit-log');
  readonly events = this.page.getByRole('list', { name: 'Events' }).getByRole('listitem');
  /** The event that says this. */
  readonly event = (what: string) =>
    this.events.filter({ has: this.page.getByRole('button', { name: what, exact: true }) });
  readonly details = this.page.getByRole('dialog', { name: 'Event' });
  readonly search = this.page.getByRole('searchbox', { name: 'Search' });
  readonly filter = (name: 'Kind' | 'By' | 'Time') => this.page.getByRole('combobox', { name });

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

export class UsagePage extends PageObject {
  readonly open = () => this.page.goto('/dashboard/usage');
  readonly quota = this.page.getByRole('meter', { name: 'Calls of the plan used' });
  readonly calls = this.page.getByRole('region', { name: 'Calls', exact: true });
  readonly cost = this.page.getByRole('region', { name: 'Paid from the wallet' });
  readonly chart = this.page.getByRole('slider', { name: /by day/ });
  readonly byDay = this.page.getByRole('region', { name: 'By day', exact: true });
  readonly products = this.page.getByRole('table', { name: 'Usage by product' }).locator('tbody tr');
}

export class ActivityPage extends PageObject {
  readonly open = (query = '') => this.page.goto(`/dashboard/activity-logs${query}`);
  readonly rows = this.page.getByRole('table', { name: 'Calls' }).locator('tbody tr');
  readonly shown = this.page.getByText(/^\d+ calls? shown/);
  readonly date = this.page.getByLabel('Date', { exact: true });
  readonly product = this.page.getByLabel('Product', { exact: true });
  readonly status = (name: 'All' | 'Success' | 'Failed') =>
    this.page.getByRole('group', { name: 'Status' }).getByText(name, { exact: true });
  readonly clear = this.page.getByRole('button', { name: 'Clear filters' });
  readonly loadMore = this.page.getByRole('button', { name: 'Load more' });
  readonly exportCsv = this.page.getByRole('button', { name: 'Export CSV' });
  readonly exportAnswers = this.page.getByRole('button', { name: 'Export with responses' });
  readonly details = this.page.getByRole('dialog', { name: 'Call details' });
  readonly saveAnswer = this.details.getByRole('button', { name: 'Save as file' });
  readonly recompute = this.details.getByRole('button', { name: 'Recompute free of charge' });
  readonly payload = (of: 'request' | 'response') => this.details.getByLabel(`${of} payload`, { exact: true });
  readonly openRow = (index: number) => this.rows.nth(index).getByRole('button').click();

  /** What the copy button of a payload copies. */
  async copied(of: 'request' | 'response'): Promise<string> {
    const copy = this.details.getByRole('button', { name: `Copy ${of} payload` });
    await copy.click();
    await this.details.getByRole('button', { name: 'Copied' }).waitFor();
    // The next copy waits for a check mark of its own.
    await copy.waitFor();
    return this.page.evaluate<string>('navigator.clipboard.readText()');
  }

  async copiedCurl(): Promise<string> {
    const copied = await watchButton(this.page, 'Copied');
    await this.details.getByRole('button', { name: 'Copy as cURL' }).click();
    await copied();
    return this.page.evaluate<string>('navigator.clipboard.readText()');
  }
}
