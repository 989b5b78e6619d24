import type { Page } from '@playwright/test';

export class UpgradePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/upgrade');
  }
  plan(name: string) {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}(, current plan)?$`) });
  }
  addon(name: string) {
    return this.page.getByRole('checkbox', { name, exact: true });
  }
  get total() {
    return this.page.getByTestId('total');
  }
  get promotionCode() {
    return this.page.getByLabel('Promotion code', { exact: true });
  }
  get applyCode() {
    return this.page.getByRole('button', { name: 'Apply' });
  }
  get discount() {
    return this.page.getByTestId('discount');
  }
  async enterCode(code: string) {
    await this.promotionCode.fill(code);
    await this.applyCode.click();
  }
  get upgrade() {
    return this.page.getByRole('button', { name: 'Upgrade', exact: true });
  }
  get success() {
    return this.page.getByRole('dialog', { name: 'Upgrade complete' });
  }
  get proceed() {
    return this.success.getByRole('button', { name: 'Continue' });
  }
  natalSystem(name: 'Western' | 'Vedic') {
    return this.page.getByRole('radio', { name });
  }
  choose(name: string) {
    return this.plan(name).check({ force: true });
  }
  toggle(name: string) {
    return this.addon(name).click({ force: true });
  }
}

export const CARDS = {
  accepted: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  declinedLater: '4000 0000 0000 0341',
  asks: '4000 0027 6000 3184',
} as const;

/** The payment page of the Stripe sandbox. */
export class CheckoutPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get number() {
    return this.page.getByLabel('Card number');
  }
  get error() {
    return this.page.getByRole('alert');
  }
  get back() {
    return this.page.getByRole('link', { name: 'Go back' });
  }

  async arrive() {
    await this.page.waitForURL(/\/pay\/cs_/);
  }

  /** Submits the page; null: without a card. */
  async pay(number: string | null) {
    await this.arrive();
    if (number !== null) {
      await this.number.fill(number);
      await this.page.getByLabel('Expiry (MM / YY)').fill('12 / 40');
      await this.page.getByLabel('CVC').fill('123');
    }
    await this.page.locator('button.strong').click();
  }
}

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
