import type { Page } from '@playwright/test';

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
