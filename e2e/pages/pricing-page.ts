import type { Page } from '@playwright/test';

export class PricingPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open(search = '') {
    return this.page.goto(`/pricing${search}`);
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  card(plan: string) {
    return this.page.getByRole('region', { name: plan, exact: true });
  }
  addOn(name: string) {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, level: 3 }) });
  }
  /** A link for visitors, a button for signed-in users. */
  startTrial(plan: string) {
    return this.page.getByLabel(`Start Free Trial: ${plan}`, { exact: true });
  }
  get startTrialAtTheEnd() {
    return this.page.getByLabel('Start Free Trial: Starter, from the end of the page');
  }
  add(addOn: string) {
    return this.page.getByLabel(`Add ${addOn}`, { exact: true });
  }
  signedInButton(plan: string) {
    return this.page.getByRole('button', { name: `Start Free Trial: ${plan}`, exact: true });
  }
  signedInAdd(addOn: string) {
    return this.page.getByRole('button', { name: `Add ${addOn}`, exact: true });
  }
  question(text: string) {
    return this.page.locator('summary').filter({ hasText: text });
  }
}
