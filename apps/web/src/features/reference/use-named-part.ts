import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the part of the page that the address names into view once it is there: opens what hides it, and marks it (`data-named`), which `:target` does not do within the app. */
export function useNamedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    let part: HTMLElement | null = null;
    const find = () => {
      part = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (part === null) return false;
      for (
        let around = part.closest('details');
        around !== null;
        around = around.parentElement?.closest('details') ?? null
      )
        around.open = true;
      part.dataset['named'] = '';
      part.scrollIntoView();
      return true;
    };
    const observer = new MutationObserver(() => {
      if (find()) observer.disconnect();
    });
    if (!find()) observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      if (part !== null) delete part.dataset['named'];
    };
  }, [hash]);
}
