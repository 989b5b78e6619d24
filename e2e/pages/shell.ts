import { watchButton } from '../support/shown.ts';
import { PageObject } from './page-object.ts';

/** The live region with the toasts. */
export class Notifications extends PageObject {
  readonly toast = (text: string) =>
    this.page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

  /** Takes the latest message away, which may cover what comes next. */
  async dismiss() {
    await this.page.getByRole('button', { name: 'Dismiss notification' }).last().click();
  }
}

export class DashboardPage extends PageObject {
  readonly open = () => this.page.goto('/dashboard');
  readonly heading = this.page.getByRole('heading', { level: 1, name: 'Dashboard' });
  readonly key = this.page.getByTestId('api-key');
  readonly showKey = this.page.getByRole('button', { name: 'Show API key' });
  readonly copyKey = this.page.getByRole('button', { name: 'Copy API key' });
  readonly regenerate = this.page.getByRole('button', { name: /^Regenerat/ });
  readonly balance = this.page.getByTestId('balance');
  readonly recentCalls = this.page.getByRole('region', { name: 'Recent API calls' }).getByRole('table');
  readonly viewAllActivity = this.page.getByRole('link', { name: 'View All Activity' });

  async copiedKey(): Promise<string> {
    const copied = await watchButton(this.page, 'Copied');
    await this.copyKey.click();
    await copied();
    return this.page.evaluate<string>('navigator.clipboard.readText()');
  }
}

/** Header, sidebar and account menu around every dashboard screen. */
export class Shell extends PageObject {
  readonly sidebar = this.page.locator('aside[data-state]');
  readonly toggle = this.page.getByRole('button', { name: 'Toggle sidebar' });
  readonly sheet = this.page.getByRole('dialog', { name: 'Menu' });
  readonly avatar = this.page.getByRole('button', { name: 'Account menu' });
  readonly logout = this.page.getByRole('menuitem', { name: 'Logout' });
  readonly entry = (name: string) =>
    this.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });

  async signOut() {
    await this.avatar.click();
    await this.logout.click();
    await this.page.waitForURL('**/login');
  }
}
