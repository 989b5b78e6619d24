import type { Page } from '@playwright/test';

export class SupportForm {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/settings?panel=support');
  }
  get form() {
    return this.page.getByRole('form', { name: 'Support' });
  }
  get subject() {
    return this.form.getByLabel('Subject');
  }
  get message() {
    return this.form.getByLabel('Message');
  }
  get files() {
    return this.form.getByLabel('Attachments');
  }
  get listed() {
    return this.form.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  }
  get send() {
    return this.form.getByRole('button', { name: 'Send message' });
  }
  get sending() {
    return this.form.getByRole('button', { name: 'Sending...' });
  }
  remove(name: string) {
    return this.form.getByRole('button', { name: `Remove ${name}` });
  }
}
