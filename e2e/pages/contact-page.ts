import type { Page } from '@playwright/test';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export class ContactPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/contact');
  }
  get form() {
    return this.page.getByRole('form', { name: 'Contact' });
  }
  get name() {
    return this.form.getByLabel('Name', { exact: true });
  }
  get email() {
    return this.form.getByLabel('Email', { exact: true });
  }
  get subject() {
    return this.form.getByLabel('Subject', { exact: true });
  }
  get message() {
    return this.form.getByLabel('Message', { exact: true });
  }
  get send() {
    return this.form.getByRole('button', { name: 'Send Message' });
  }
  get sending() {
    return this.form.getByRole('button', { name: 'Sending...' });
  }
  get errors() {
    return this.form.getByRole('alert');
  }

  async write({ name, email, subject, message }: ContactMessage): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    if (subject) await this.subject.selectOption(subject);
    await this.message.fill(message);
  }
}
