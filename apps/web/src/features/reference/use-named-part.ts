import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the part of the page that the address names into view: opens what hides it, and marks it (`data-named`), which `:target` does not do within the app. */
export function useNamedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part === null) return;
    for (
      let around = part.closest('details');
      around !== null;
      around = around.parentElement?.closest('details') ?? null
    )
      around.open = true;
    part.dataset['named'] = '';
    part.scrollIntoView();
    return () => {
      delete part.dataset['named'];
    };
  }, [hash]);
}
