import type { Page } from '@playwright/test';

/** The texts of what is filled with the accent: the visible primary buttons and links of the page, without those of dialogs. */
export function filledButtons(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--accent)';
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll('button:not([role=switch]), a[href], input[type=submit]')]
      .filter((one) => one.closest('[role=dialog], [role=alertdialog]') === null && one.checkVisibility())
      .filter((one) => getComputedStyle(one).backgroundColor === accent)
      .map((one) => one.textContent.trim());
  })()`);
}
