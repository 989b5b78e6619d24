import { useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';

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

let shown = 0;
let given: Pick<CSSStyleDeclaration, 'overflow' | 'paddingRight'> | null = null;

/** Keeps the page from scrolling while something covers it. The place of its scroll bar stays free, so nothing moves. */
function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    if (shown === 0) {
      given = { overflow: style.overflow, paddingRight: style.paddingRight };
      style.paddingRight = `${window.innerWidth - clientWidth}px`;
      style.overflow = 'hidden';
    }
    shown += 1;
    return () => {
      shown -= 1;
      if (shown === 0 && given !== null) Object.assign(style, given);
    };
  }, []);
}

/**
 * What covers the page behind a dialog. Radix' own locks the page with a style sheet that comes and goes, for which browsers read all other sheets anew:
 * a tenth of a second on a phone.
 */
export function Backdrop({ className }: { className: string }) {
  useScrollLock();
  return <div aria-hidden="true" className={cn('pointer-events-auto fixed inset-0 z-50 animate-fade-in', className)} />;
}
