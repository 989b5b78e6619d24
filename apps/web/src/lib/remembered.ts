import { useSyncExternalStore } from 'react';

const CHANGED = 'theia-remembered';

function follow(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** A yes that this browser remembers for an account, the same in every tab. */
export function useRemembered(userId: string, name: string): readonly [boolean, () => void] {
  const key = `theia-${name}:${userId}`;
  const isSet = useSyncExternalStore(
    follow,
    () => localStorage.getItem(key) === 'yes',
    () => false,
  );
  const remember = () => {
    localStorage.setItem(key, 'yes');
    window.dispatchEvent(new Event(CHANGED));
  };
  return [isSet, remember];
}
