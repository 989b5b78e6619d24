import type { Page } from '@playwright/test';

/** Header and footer around every public page. */
export class PublicFrame {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get header() {
    return this.page.getByRole('banner');
  }
  get footer() {
    return this.page.getByRole('contentinfo');
  }
  get logo() {
    return this.header.getByRole('link', { name: 'Theia' });
  }
  get avatar() {
    return this.header.getByRole('button', { name: 'Account menu' });
  }
  get openMenu() {
    return this.header.getByRole('button', { name: 'Open menu' });
  }
  get closeMenu() {
    return this.header.getByRole('button', { name: 'Close menu' });
  }
  link(name: string) {
    return this.page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name, exact: true });
  }
  smallLink(name: string) {
    return this.page.getByRole('navigation', { name: 'Main, small screens' }).getByRole('link', { name, exact: true });
  }
}

export class NotFoundPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/no-such-page');
  }
  get heading() {
    return this.page.getByRole('heading', { name: 'Oops! Page not found' });
  }
  get goBack() {
    return this.page.getByRole('button', { name: 'Go Back' });
  }
  get returnToDashboard() {
    return this.page.getByRole('link', { name: 'Return to Dashboard' });
  }
  get returnHome() {
    return this.page.getByRole('link', { name: 'Return to Home' });
  }
}

export class StatusPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/status');
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Status' });
  }
  section(title: string) {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}

export class PriceListPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/pricing');
  }
  get rows() {
    return this.page.getByRole('table', { name: 'Price list' }).locator('tbody tr');
  }
  get report() {
    return this.page.getByRole('region', { name: 'AI-powered report' });
  }
}

interface ContactMessage {
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

export class LandingPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/');
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  get startFreeTrial() {
    return this.page.getByRole('link', { name: 'Start Free Trial' });
  }
  get viewDocs() {
    return this.page.getByRole('link', { name: 'View Docs' });
  }
  get exploreAllModules() {
    return this.page.getByRole('link', { name: 'Explore All Modules' });
  }
  get claimFreeKey() {
    return this.page.getByRole('link', { name: 'Claim Free Key' });
  }
  get talkToSales() {
    return this.page.getByRole('link', { name: 'Talk to Sales' });
  }
  get stats() {
    return this.page.getByRole('region', { name: 'In numbers' });
  }
  get trustedBy() {
    return this.page.getByRole('region', { name: 'Trusted by' });
  }
  get foundations() {
    return this.page.getByRole('region', { name: 'What Theia stands on' });
  }
  get modules() {
    return this.page.getByRole('region', { name: /^Six modules/ });
  }
  get yourChart() {
    return this.page.getByRole('region', { name: 'Try it with your birth data' });
  }
  get date() {
    return this.yourChart.getByLabel('Date of birth');
  }
  get time() {
    return this.yourChart.getByLabel('Time of birth');
  }
  get place() {
    return this.yourChart.getByRole('combobox', { name: 'Place of birth' });
  }
  get suggestions() {
    return this.yourChart.getByRole('listbox', { name: 'Suggested places' }).getByRole('option');
  }
  get seeTheChart() {
    return this.yourChart.getByRole('button', { name: 'See the chart' });
  }
  get wheel() {
    return this.yourChart.getByRole('group', { name: 'Your natal chart' });
  }
  get vedicChart() {
    return this.yourChart.getByRole('group', { name: 'Your Vedic chart' });
  }
  tab(name: 'Wheel' | 'Chart' | 'Positions' | 'JSON') {
    return this.yourChart.getByRole('tab', { name });
  }
  get menuToggle() {
    return this.page.getByRole('button', { name: /(Open|Close) menu/ });
  }
}
