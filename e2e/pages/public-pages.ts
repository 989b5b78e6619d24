import { PageObject } from './page-object.ts';

/** Header and footer around every public page. */
export class PublicFrame extends PageObject {
  readonly header = this.page.getByRole('banner');
  readonly footer = this.page.getByRole('contentinfo');
  readonly logo = this.header.getByRole('link', { name: 'Theia' });
  readonly avatar = this.header.getByRole('button', { name: 'Account menu' });
  readonly openMenu = this.header.getByRole('button', { name: 'Open menu' });
  readonly closeMenu = this.header.getByRole('button', { name: 'Close menu' });
  readonly link = (name: string) =>
    this.page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name, exact: true });
  readonly smallLink = (name: string) =>
    this.page.getByRole('navigation', { name: 'Main, small screens' }).getByRole('link', { name, exact: true });
}

export class NotFoundPage extends PageObject {
  readonly open = () => this.page.goto('/no-such-page');
  readonly heading = this.page.getByRole('heading', { name: 'Oops! Page not found' });
  readonly goBack = this.page.getByRole('button', { name: 'Go Back' });
  readonly returnToDashboard = this.page.getByRole('link', { name: 'Return to Dashboard' });
  readonly returnHome = this.page.getByRole('link', { name: 'Return to Home' });
}

export class StatusPage extends PageObject {
  readonly open = () => this.page.goto('/status');
  readonly heading = this.page.getByRole('heading', { level: 1, name: 'Status' });
  readonly section = (title: string) => this.page.getByRole('region', { name: title, exact: true });
}

export class PriceListPage extends PageObject {
  readonly open = () => this.page.goto('/dashboard/pricing');
  readonly rows = this.page.getByRole('table', { name: 'Price list' }).locator('tbody tr');
  readonly report = this.page.getByRole('region', { name: 'AI-powered report' });
}

interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export class ContactPage extends PageObject {
  readonly open = () => this.page.goto('/contact');
  readonly form = this.page.getByRole('form', { name: 'Contact' });
  readonly name = this.form.getByLabel('Name', { exact: true });
  readonly email = this.form.getByLabel('Email', { exact: true });
  readonly subject = this.form.getByLabel('Subject', { exact: true });
  readonly message = this.form.getByLabel('Message', { exact: true });
  readonly send = this.form.getByRole('button', { name: 'Send Message' });
  readonly sending = this.form.getByRole('button', { name: 'Sending...' });
  readonly errors = this.form.getByRole('alert');

  async write({ name, email, subject, message }: ContactMessage): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    if (subject) await this.subject.selectOption(subject);
    await this.message.fill(message);
  }
}

export class LandingPage extends PageObject {
  readonly open = () => this.page.goto('/');
  readonly heading = this.page.getByRole('heading', { level: 1 });
  readonly startFreeTrial = this.page.getByRole('link', { name: 'Start Free Trial' });
  readonly viewDocs = this.page.getByRole('link', { name: 'View Docs' });
  readonly exploreAllModules = this.page.getByRole('link', { name: 'Explore All Modules' });
  readonly claimFreeKey = this.page.getByRole('link', { name: 'Claim Free Key' });
  readonly talkToSales = this.page.getByRole('link', { name: 'Talk to Sales' });
  readonly stats = this.page.getByRole('region', { name: 'In numbers' });
  readonly trustedBy = this.page.getByRole('region', { name: 'Trusted by' });
  readonly foundations = this.page.getByRole('region', { name: 'Built on open work' });
  readonly modules = this.page.getByRole('region', { name: /^Six modules/ });
  readonly yourChart = this.page.getByRole('region', { name: 'Try it with your birth data' });
  readonly date = this.yourChart.getByLabel('Date of birth');
  readonly time = this.yourChart.getByLabel('Time of birth');
  readonly place = this.yourChart.getByRole('combobox', { name: 'Place of birth' });
  readonly suggestions = this.yourChart.getByRole('listbox', { name: 'Suggested places' }).getByRole('option');
  readonly seeTheChart = this.yourChart.getByRole('button', { name: 'See the chart' });
  /** The chart that is there before any script runs. */
  readonly exampleWheel = this.page.getByRole('img', { name: 'Natal chart' });
  readonly wheel = this.page.getByRole('group', { name: 'Your natal chart' });
  readonly vedicChart = this.page.getByRole('group', { name: 'Your Vedic chart' });
  readonly view = (name: 'Chart' | 'Positions') =>
    this.page.getByRole('group', { name: 'View' }).getByLabel(name, { exact: true });
  readonly zodiac = (name: 'Western' | 'Vedic') =>
    this.page.getByRole('group', { name: 'Zodiac' }).getByLabel(name, { exact: true });
  readonly request = this.page.getByLabel('request', { exact: true });
  readonly headers = this.page.getByLabel('headers', { exact: true });
  readonly response = this.page.getByLabel('response', { exact: true });
  readonly menuToggle = this.page.getByRole('button', { name: /(Open|Close) menu/ });
}
