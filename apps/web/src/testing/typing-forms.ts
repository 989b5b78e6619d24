import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, openScreen } from './screen.ts';

interface TypingForm {
  readonly path: string;
  /** Texts by the label of their field. */
  readonly texts: Readonly<Record<string, string>>;
  /** Label of the button. */
  readonly button: string;
  /** Whether the button is enabled with these texts. */
  readonly isReady: boolean;
}

/** Forms of public pages, with what is typed into them. */
export const FORMS: readonly TypingForm[] = [
  { path: '/login', texts: { Email: 'ada@example.com', Password: 'secret' }, button: 'Sign in', isReady: true },
  { path: '/login', texts: { Email: 'ada@example.com', Password: 'short' }, button: 'Sign in', isReady: false },
  {
    path: '/signup',
    texts: { Email: 'ada@example.com', Password: 'long enough', 'Confirm password': 'long enough' },
    button: 'Create account',
    isReady: false,
  },
  { path: '/contact', texts: { Name: 'Ada', Email: 'ada@example.com' }, button: 'Send Message', isReady: true },
  { path: '/#your-chart', texts: { 'Place of birth': 'Ulm' }, button: 'See the chart', isReady: true },
];

const IS_HYDRATED = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Opens a form, types into it some time later, and checks fields and button once the page is hydrated.
 * @param offsetMs from when the page has begun to arrive, which is before its first frame
 */
export async function checkTyping({ path, texts, button, isReady }: TypingForm, offsetMs: number): Promise<void> {
  const page = await openScreen(path, { waitUntil: 'commit' });
  await sleep(offsetMs);
  const fields = Object.entries(texts).map(([label, text]) => ({
    field: page.getByLabel(label, { exact: true }),
    text,
  }));
  for (const { field, text } of fields) await field.fill(text);
  for (const { field, text } of fields) {
    await expect.poll(() => field.evaluate(IS_HYDRATED)).toBe(true);
    assert.equal(await field.inputValue(), text, `${path} after ${offsetMs} ms`);
  }
  await expect(page.getByRole('button', { name: button, exact: true }), `${path} after ${offsetMs} ms`).toBeEnabled({
    enabled: isReady,
  });
}
