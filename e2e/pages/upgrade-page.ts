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
