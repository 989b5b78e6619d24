import type { Page } from '@playwright/test';

export class BillingPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard/billing');
  }
  region(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Billing' });
  }
  get balance() {
    return this.page.getByTestId('billing-balance');
  }
  get topUpAiBalance() {
    return this.page.getByRole('link', { name: 'Top Up AI Balance' });
  }
  get planName() {
    return this.page.getByTestId('plan-name');
  }
  get quota() {
    return this.page.getByTestId('quota');
  }
  get plan() {
    return this.region('Plan');
  }
  get cancelPlan() {
    return this.plan.getByRole('button', { name: 'Cancel plan' });
  }
  get resumePlan() {
    return this.plan.getByRole('button', { name: 'Resume plan' });
  }
  get cancelDialog() {
    return this.page.getByRole('dialog', { name: 'Cancel your plan?' });
  }
  amount(usd: number) {
    return this.region('Add credit').getByRole('radio', { name: new RegExp(`^\\$${usd}\\b`) });
  }
  get addCredit() {
    return this.region('Add credit').getByRole('button', { name: /^Add \$/ });
  }
  get card() {
    return this.region('Payment method');
  }
  get addCard() {
    return this.card.getByRole('button', { name: /^(Add|Replace) card$/ });
  }
  get deleteCard() {
    return this.card.getByRole('button', { name: 'Delete card' });
  }
  get cardSaved() {
    return this.page.getByTestId('card-saved');
  }
  get autoTopUp() {
    return this.region('Automatic top-up');
  }
  get autoTopUpSwitch() {
    return this.autoTopUp.getByRole('switch', { name: 'Top up automatically' });
  }
  get threshold() {
    return this.autoTopUp.getByLabel('Below');
  }
  get topUpAmount() {
    return this.autoTopUp.getByLabel('Add', { exact: true });
  }
  get ceiling() {
    return this.autoTopUp.getByLabel('At most a month');
  }
  get history() {
    return this.region('Auto top-up history');
  }
  get transactions() {
    return this.region('Transaction history').getByRole('table');
  }
  get receipt() {
    return this.transactions.getByRole('button', { name: /^Receipt of/ }).first();
  }
  get spendCap() {
    return this.region('Limits').getByLabel('Spend cap a month');
  }
  get lowBalance() {
    return this.region('Limits').getByLabel('Low-balance mail below');
  }
  get details() {
    return this.region('Billing details');
  }
  get detailsDialog() {
    return this.page.getByRole('dialog', { name: 'Billing details' });
  }
  field(label: string) {
    return this.detailsDialog.getByLabel(label, { exact: true });
  }
  get saveDetails() {
    return this.detailsDialog.getByRole('button', { name: 'Save details' });
  }
  get invoices() {
    return this.region('Invoices').getByRole('table');
  }
  invoice(amount: string) {
    return this.invoices.getByRole('row').filter({ hasText: amount });
  }
  get saveLimits() {
    return this.region('Limits').getByRole('button', { name: 'Save limits' });
  }

  async openSaved() {
    await this.open();
    await this.balance.waitFor();
  }
}
