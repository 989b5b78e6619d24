import type { Page } from '@playwright/test';

/** Something of a screen that is tapped or typed into, by what it is called. */
export interface Control {
  readonly label: string;
  readonly types: boolean;
}

/** Leave the app, or end the session. */
const LEAVES = /^(log ?out|sign in with google|add funds|pay|buy|subscribe|download|export|open portal)/i;

/** Runs in the page: finds what can be used, nearest layer first, with the words of a screen reader. */
const FINDER = `(() => {
  const CONTROLS = 'button, [role=tab], [role=switch], [role=radio], [role=combobox], [role=menuitem], summary, select, input:not([type=hidden]):not([type=file]), textarea';
  const nameOf = (one) => (one.getAttribute('aria-label') ?? (one.labels?.[0]?.textContent || one.getAttribute('placeholder') || one.textContent) ?? '').replace(/\\s+/g, ' ').trim().slice(0, 48);
  const layer = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1) ?? null;
  const usable = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.getBoundingClientRect().width > 1;
  const all = (scope) => [...(scope ?? document).querySelectorAll(CONTROLS)].filter(usable);
  const types = (one) => one.matches('textarea, [role=combobox]:is(input), input') && !/^(checkbox|radio|submit|button|date|time)$/.test(one.type);
  window.screens = {
    layer: () => layer() !== null,
    list: () => all(document).map((one) => ({ label: nameOf(one), types: types(one) })),
    firstField: () => { const one = all(layer()).find(types); return one ? nameOf(one) : null; },
    point: (label) => {
      const one = all(layer()).find((each) => nameOf(each) === label);
      if (!one) return null;
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + Math.min(width / 2, 40), y: y + height / 2 };
    },
  };
})()`;

export async function watchControls(page: Page): Promise<void> {
  await page.addInitScript(FINDER);
}

/** What controls of one list have in common, and one control in its states. */
export const kindOf = ({ label }: Pick<Control, 'label'>): string =>
  label.replace(/^Theme: .*/, 'Theme').replaceAll(/[\d.,$%]+/g, '#');

/** The different controls of the screen that is shown. */
export async function findControls(page: Page): Promise<Control[]> {
  // Rows of one list have the same controls: one of a kind says as much as a hundred.
  const kinds = new Set<string>();
  return (await page.evaluate<Control[]>('window.screens.list()')).filter(({ label }) => {
    if (label === '' || LEAVES.test(label)) return false;
    const kind = kindOf({ label });
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return isNew;
  });
}

/** The middle of a control of the topmost layer, scrolled into view; null if it is not there any more. */
export const pointOf = (page: Page, label: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate(`window.screens.point(${JSON.stringify(label)})`);

/** True while a dialog or a menu is open. */
export const hasLayer = (page: Page): Promise<boolean> => page.evaluate('window.screens.layer()');

export const firstField = (page: Page): Promise<string | null> => page.evaluate('window.screens.firstField()');
