import { useRef } from 'react';

const isUsable = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && !element.matches(':disabled');

/**
 * Gives the focus back to what had it before a dialog opened, for dialogs that are opened by state and not by a trigger of their own. `fallback` finds
 * the element where that is gone or there was none; without one it is the content of the page. A focus that has moved on meanwhile stays.
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
