import type { Locator } from '@playwright/test';

/** The form for the six digits of a mail, in a dialog or a page. */
export class MailedCode {
  readonly within: Locator;
  constructor(within: Locator) {
    this.within = within;
  }

  get field() {
    return this.within.getByLabel(/^Code from /);
  }
  get submit() {
    return this.within.getByRole('button', { name: /^(Confirm|Continue)$/ });
  }

  async enter(code: string) {
    await this.field.fill(code);
    await this.submit.click();
  }
}
