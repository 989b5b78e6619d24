import { PageObject } from './page-object.ts';

export class BillingPage extends PageObject {
  readonly open = () => this.page.goto('/dashboard/billing');
  readonly region = (name: string) => this.page.getByRole('region', { name, exact: true });
  readonly heading = this.page.getByRole('heading', { level: 1, name: 'Billing' });
  readonly balance = this.page.getByTestId('billing-balance');
  readonly topUpAiBalance = this.page.getByRole('link', { name: 'Top Up AI Balance' });
  readonly planName = this.page.getByTestId('plan-name');
  readonly quota = this.page.getByTestId('quota');
  readonly plan = this.region('Plan');
  readonly cancelPlan = this.plan.getByRole('button', { name: 'Cancel plan' });
  readonly resumePlan = this.plan.getByRole('button', { name: 'Resume plan' });
  readonly cancelDialog = this.page.getByRole('dialog', { name: 'Cancel your plan?' });
  readonly amount = (usd: number) =>
    this.region('Add credit').getByRole('radio', { name: new RegExp(`^\\$${usd}\\b`) });
  readonly addCredit = this.region('Add credit').getByRole('button', { name: /^Add \$/ });
  readonly card = this.region('Payment method');
  readonly addCard = this.card.getByRole('button', { name: /^(Add|Replace) card$/ });
  readonly deleteCard = this.card.getByRole('button', { name: 'Delete card' });
  readonly cardSaved = this.page.getByTestId('card-saved');
  readonly autoTopUp = this.region('Automatic top-up');
  readonly autoTopUpSwitch = this.autoTopUp.getByRole('switch', { name: 'Top up automatically' });
  readonly threshold = this.autoTopUp.getByLabel('Below');
  readonly topUpAmount = this.autoTopUp.getByLabel('Add', { exact: true });
  readonly ceiling = this.autoTopUp.getByLabel('Monthly limit');
  readonly history = this.region('Auto top-up history');
  readonly transactions = this.region('Transaction history').getByRole('table');
  readonly receipt = this.transactions.getByRole('button', { name: /^Receipt of/ }).first();
  readonly spendCap = this.region('Limits').getByLabel('Spend cap a month');
  readonly lowBalance = this.region('Limits').getByLabel('Low-balance email below');
  readonly details = this.region('Billing details');
  readonly detailsDialog = this.page.getByRole('dialog', { name: 'Billing details' });
  readonly field = (label: string) => this.detailsDialog.getByLabel(label, { exact: true });
  readonly saveDetails = this.detailsDialog.getByRole('button', { name: 'Save details' });
  readonly invoices = this.region('Invoices').getByRole('table');
  readonly invoice = (amount: string) => this.invoices.getByRole('row').filter({ hasText: amount });
  readonly saveLimits = this.region('Limits').getByRole('button', { name: 'Save limits' });

  async openSaved() {
    await this.open();
    await this.balance.waitFor();
  }
}
