import type { Page } from '@playwright/test';
import { watchButton } from '../support/shown.ts';

/** The live region with the toasts. */
export class Notifications {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  toast(text: string) {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
  }

  /** Takes the latest message away, which may cover what comes next. */
  async dismiss() {
    await this.page.getByRole('button', { name: 'Dismiss notification' }).last().click();
  }
}

export class DashboardPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/dashboard');
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Dashboard' });
  }
  get key() {
    return this.page.getByTestId('api-key');
  }
  get showKey() {
    return this.page.getByRole('button', { name: 'Show API key' });
  }
  get copyKey() {
    return this.page.getByRole('button', { name: 'Copy API key' });
  }
  get regenerate() {
    return this.page.getByRole('button', { name: /^Regenerat/ });
  }
  get balance() {
    return this.page.getByTestId('balance');
  }
  get recentCalls() {
    return this.page.getByRole('region', { name: 'Recent API calls' }).getByRole('table');
  }
  get viewAllActivity() {
    return this.page.getByRole('link', { name: 'View All Activity' });
  }

  async copiedKey(): Promise<string> {
    const copied = await watchButton(this.page, 'Copied');
    await this.copyKey.click();
    await copied();
    return this.page.evaluate<string>('navigator.clipboard.readText()');
  }
}

/** Header, sidebar and account menu around every dashboard screen. */
export class Shell {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get sidebar() {
    return this.page.locator('aside[data-state]');
  }
  get toggle() {
    return this.page.getByRole('button', { name: 'Toggle sidebar' });
  }
  get sheet() {
    return this.page.getByRole('dialog', { name: 'Menu' });
  }
  get avatar() {
    return this.page.getByRole('button', { name: 'Account menu' });
  }
  get logout() {
    return this.page.getByRole('menuitem', { name: 'Logout' });
  }
  entry(name: string) {
    return this.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });
  }

  async signOut() {
    await this.avatar.click();
    await this.logout.click();
    await this.page.waitForURL('**/login');
  }
}
