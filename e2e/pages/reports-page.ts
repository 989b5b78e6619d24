import type { Locator, Page } from '@playwright/test';

export interface TypedBirth {
  readonly name?: string;
  readonly date: string;
  readonly time: string;
  readonly place: string;
}

/** Reports: the form with its preview, the list, and one report. */
export class ReportsPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/reports');
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Reports', exact: true });
  }

  get form() {
    return this.page.getByRole('region', { name: 'A new report' });
  }
  kind(title: string) {
    return this.form.getByRole('radio', { name: new RegExp(`^${title}\\b`) });
  }
  /** The fields of a birth: of the first person, and of the other. */
  field(label: string, person = 0) {
    return this.form.getByLabel(label, { exact: true }).nth(person);
  }
  get previewButton() {
    return this.form.getByRole('button', { name: 'Preview', exact: true });
  }
  get preview() {
    return this.page.getByRole('region', { name: 'Preview', exact: true });
  }
  get topUp() {
    return this.preview.getByRole('link', { name: 'Top Up AI Balance' });
  }
  get buy() {
    return this.preview.getByRole('button', { name: /^Buy for \$/ });
  }

  get list() {
    return this.page.getByRole('region', { name: 'Your reports' });
  }
  inList(title: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: title });
  }

  get text() {
    return this.page.getByRole('article');
  }
  get allReports() {
    return this.page.getByRole('button', { name: 'All reports' });
  }
  get download() {
    return this.page.getByRole('button', { name: 'Download', exact: true });
  }
  get share() {
    return this.page.getByRole('button', { name: /^Share\b/ });
  }
  get delete() {
    return this.page.getByRole('button', { name: /^Delete\b/ });
  }
  dialog(name: string | RegExp) {
    return this.page.getByRole('dialog', { name });
  }

  async fillBirth({ name, date, time, place }: TypedBirth, person = 0) {
    if (name !== undefined) await this.field('Name (optional)', person).fill(name);
    await this.field('Date of birth', person).fill(date);
    await this.field('Time of birth', person).fill(time);
    await this.field('Place of birth', person).fill(place);
    // The suggestions go with the focus.
    await this.field('Place of birth', person).press('Tab');
  }
  /** Chooses the first suggestion for the place that is typed. */
  async choosePlace(typed: string, label: string | RegExp, person = 0) {
    await this.field('Place of birth', person).pressSequentially(typed);
    await this.page.getByRole('option', { name: label }).first().click();
  }
}
