import type { Page } from '@playwright/test';

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
