export type Shortcut = 'next' | 'previous' | 'search' | 'compare' | 'resend' | 'open' | 'help';

const KEYS: Readonly<Record<string, Shortcut>> = {
  j: 'next',
  k: 'previous',
  '/': 'search',
  c: 'compare',
  r: 'resend',
  o: 'open',
  '?': 'help',
};

/** The keys, as the help shows them. */
export const SHORTCUT_HELP: readonly (readonly [key: string, does: string])[] = [
  ['j', 'Next call'],
  ['k', 'Previous call'],
  ['Enter', 'Open the call'],
  ['c', 'Choose the call for a comparison'],
  ['r', 'Send the call again'],
  ['o', 'Open the call in the playground'],
  ['Esc', 'Close'],
  ['/', 'Search'],
  ['?', 'This help'],
];

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
}

/**
 * What a key asks for; null: nothing. Keys with Control, Command or Alt belong to the browser, and those typed into a field to the field.
 * @param isTyping whether the focus is in a field
 */
export function shortcutOf(pressed: Pressed, isTyping: boolean): Shortcut | null {
  if (isTyping || pressed.isComposing || pressed.defaultPrevented) return null;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  return Object.hasOwn(KEYS, pressed.key) ? (KEYS[pressed.key] ?? null) : null;
}

/** The place in a list to which a step leads; a list that has no place yet begins at its first. */
export function stepTo(current: number, step: 1 | -1, length: number): number {
  if (length === 0) return -1;
  if (current < 0) return 0;
  return Math.min(Math.max(current + step, 0), length - 1);
}
