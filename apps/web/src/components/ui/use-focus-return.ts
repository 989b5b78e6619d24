import { useRef } from 'react';

const isUsable = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && !element.matches(':disabled');

/**
 * Restores the focus after a dialog that is opened by state, without a trigger element. `fallback` finds the element if the previous one is missing;
 * without it the page content gets the focus. If the focus has already moved, it stays.
 */
export function useFocusReturn(fallback?: () => Element | null) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (isUsable(document.activeElement)) return;
      const target = [opener.current, fallback?.(), document.getElementById('content')].find(isUsable);
      target?.focus();
    },
  };
}
