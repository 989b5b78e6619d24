import type { Page } from '@playwright/test';

/** Header and footer around every public page. */
export class PublicFrame {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get header() {
    return this.page.getByRole('banner');
  }
  get footer() {
    return this.page.getByRole('contentinfo');
  }
  get logo() {
    return this.header.getByRole('link', { name: 'Theia' });
  }
  get avatar() {
    return this.header.getByRole('button', { name: 'Account menu' });
  }
  get openMenu() {
    return this.header.getByRole('button', { name: 'Open menu' });
  }
  get closeMenu() {
    return this.header.getByRole('button', { name: 'Close menu' });
  }
  link(name: string) {
    return this.page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name, exact: true });
  }
  smallLink(name: string) {
    return this.page.getByRole('navigation', { name: 'Main, small screens' }).getByRole('link', { name, exact: true });
  }
}
