import type { Page } from '@playwright/test';

/** Names the elements and actions of one page. Locators are lazy, so a field is found only when it is used. */
export class PageObject {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page and returns its object. */
  static async opened<Opened extends { open: () => Promise<unknown> }>(
    this: new (page: Page) => Opened,
    page: Page,
  ): Promise<Opened> {
    const made = new this(page);
    await made.open();
    return made;
  }
}
