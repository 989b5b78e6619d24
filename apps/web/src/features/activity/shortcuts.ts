import { type RefObject, useEffect } from 'react';

type Shortcut = 'next' | 'previous' | 'search' | 'compare' | 'resend' | 'open' | 'help';

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
  ['c', 'Add to comparison'],
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

const TYPED = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPED) !== null;

function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-call]')];
  const held = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-call]');
  const row = rows[stepTo(held ? rows.indexOf(held) : -1, step, rows.length)];
  row?.focus({ preventScroll: true });
  row?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

interface Actions {
  search: RefObject<HTMLInputElement | null>;
  onCompare: (callId: string) => void;
  onResend: (callId: string) => void;
  onOpen: (callId: string) => void;
  onHelp: () => void;
}

/** The keys of the log, while no dialog is open. */
export function useShortcuts({ search, onCompare, onResend, onOpen, onHelp }: Actions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return;
      const shortcut = shortcutOf(event, isTyping(event.target));
      if (shortcut === null) return;
      event.preventDefault();
      if (shortcut === 'next') move(1);
      else if (shortcut === 'previous') move(-1);
      else if (shortcut === 'help') onHelp();
      else if (shortcut === 'search') search.current?.focus();
      else {
        const id = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-call]')?.dataset['call'];
        if (id !== undefined) ({ resend: onResend, open: onOpen, compare: onCompare })[shortcut](id);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [search, onCompare, onResend, onOpen, onHelp]);
}
