import type { Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

export interface TypedBirth {
  readonly name?: string;
  readonly date: string;
  readonly time: string;
  readonly place: string;
}

/** Reports: the form with its preview, the list, and one report. */
export class ReportsPage extends PageObject {
  readonly open = () => this.page.goto('/dashboard/reports');
  readonly heading = this.page.getByRole('heading', { level: 1, name: 'Reports', exact: true });
  readonly form = this.page.getByRole('region', { name: 'A new report' });
  readonly kind = (title: string) => this.form.getByRole('radio', { name: new RegExp(`^${title}\\b`) });
  /** The fields of a birth: of the first person, and of the other. */
  readonly field = (label: string, person = 0) => this.form.getByLabel(label, { exact: true }).nth(person);
  readonly previewButton = this.form.getByRole('button', { name: 'Preview', exact: true });
  readonly preview = this.page.getByRole('region', { name: 'Preview', exact: true });
  readonly topUp = this.preview.getByRole('link', { name: 'Top Up AI Balance' });
  readonly buy = this.preview.getByRole('button', { name: /^Buy for \$/ });
  readonly list = this.page.getByRole('region', { name: 'Your reports' });
  readonly inList = (title: string): Locator => this.list.getByRole('listitem').filter({ hasText: title });
  readonly text = this.page.getByRole('article');
  readonly allReports = this.page.getByRole('button', { name: 'All reports' });
  readonly download = this.page.getByRole('button', { name: 'Download', exact: true });
  readonly share = this.page.getByRole('button', { name: /^Share\b/ });
  readonly delete = this.page.getByRole('button', { name: /^Delete\b/ });
  readonly dialog = (name: string | RegExp) => this.page.getByRole('dialog', { name });

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
