import type { Page } from '@playwright/test';

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
