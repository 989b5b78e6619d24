import { useSyncExternalStore } from 'react';

const CHANGED = 'theia-remembered';
/** What this page remembers where the browser keeps nothing. */
const heldHere = new Set<string>();

function follow(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

function isRemembered(key: string): boolean {
  if (heldHere.has(key)) return true;
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function remember(key: string): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    heldHere.add(key);
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** A yes that this browser remembers for an account, the same in every tab; where storage is blocked or full, until the page is left. */
export function useRemembered(userId: string, name: string): readonly [boolean, () => void] {
  const key = `theia-${name}:${userId}`;
  const isSet = useSyncExternalStore(
    follow,
    () => isRemembered(key),
    () => false,
  );
  return [isSet, () => remember(key)];
}
