import { type RefObject, useEffect } from 'react';
import { shortcutOf, stepTo } from './shortcuts.ts';

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
