import { PageObject } from './page-object.ts';

export class UpgradePage extends PageObject {
  readonly open = () => this.page.goto('/dashboard/upgrade');
  readonly plan = (name: string) => this.page.getByRole('radio', { name: new RegExp(`^${name}(, current plan)?$`) });
  readonly addon = (name: string) => this.page.getByRole('checkbox', { name, exact: true });
  readonly total = this.page.getByTestId('total');
  readonly promotionCode = this.page.getByLabel('Promotion code', { exact: true });
  readonly applyCode = this.page.getByRole('button', { name: 'Apply' });
  readonly discount = this.page.getByTestId('discount');
  readonly upgrade = this.page.getByRole('button', { name: 'Upgrade', exact: true });
  readonly success = this.page.getByRole('dialog', { name: 'Upgrade complete' });
  readonly proceed = this.success.getByRole('button', { name: 'Continue' });
  readonly natalSystem = (name: 'Western' | 'Vedic') => this.page.getByRole('radio', { name });
  readonly choose = (name: string) => this.plan(name).check({ force: true });
  readonly toggle = (name: string) => this.addon(name).click({ force: true });

  async enterCode(code: string) {
    await this.promotionCode.fill(code);
    await this.applyCode.click();
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
export class CheckoutPage extends PageObject {
  readonly number = this.page.getByLabel('Card number');
  readonly error = this.page.getByRole('alert');
  readonly back = this.page.getByRole('link', { name: 'Go back' });

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

export class PricingPage extends PageObject {
  readonly open = (search = '') => this.page.goto(`/pricing${search}`);
  readonly heading = this.page.getByRole('heading', { level: 1 });
  readonly card = (plan: string) => this.page.getByRole('region', { name: plan, exact: true });
  readonly addOn = (name: string) =>
    this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, level: 3 }) });
  /** A link for visitors, a button for signed-in users. */
  readonly startTrial = (plan: string) => this.page.getByLabel(`Start Free Trial: ${plan}`, { exact: true });
  readonly startTrialAtTheEnd = this.page.getByLabel('Start Free Trial: Starter, from the end of the page');
  readonly add = (addOn: string) => this.page.getByLabel(`Add ${addOn}`, { exact: true });
  readonly signedInButton = (plan: string) =>
    this.page.getByRole('button', { name: `Start Free Trial: ${plan}`, exact: true });
  readonly signedInAdd = (addOn: string) => this.page.getByRole('button', { name: `Add ${addOn}`, exact: true });
  readonly question = (text: string) => this.page.locator('summary').filter({ hasText: text });
}
