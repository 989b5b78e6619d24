import type { Page } from '@playwright/test';

export class DocumentationPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/documentation');
  }
  get heading() {
    return this.page.getByRole('heading', { name: 'Quick Start', level: 1 });
  }
  get sidebar() {
    return this.page.getByRole('navigation', { name: 'Documentation', exact: true });
  }
  tab(language: string) {
    return this.page.getByRole('tab', { name: language, exact: true });
  }
  code(label: string) {
    return this.page.locator(`pre[aria-label="${label}"]`);
  }
  copyButton(label: string) {
    return this.page.getByRole('button', { name: `Copy ${label}`, exact: true });
  }
  get copied() {
    return this.page.getByRole('button', { name: 'Copied', exact: true });
  }

  /** The example in one language, as printed. */
  async sample(language: string): Promise<string> {
    await this.tab(language).click();
    return (await this.code(`${language} example`).textContent()) ?? '';
  }
}
