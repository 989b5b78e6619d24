import type { Page } from '@playwright/test';

export class SignUpPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/signup');
  }
  get email() {
    return this.page.getByLabel('Email', { exact: true });
  }
  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }
  get confirmation() {
    return this.page.getByLabel('Confirm password', { exact: true });
  }
  get terms() {
    return this.page.getByRole('checkbox', { name: /I accept the terms/ });
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Create account' });
  }

  async enter({ email, password }: { email: string; password: string }) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.confirmation.fill(password);
    await this.terms.check();
  }

  async signUp(account: { email: string; password: string }) {
    await this.enter(account);
    await this.submit.click();
  }
}
