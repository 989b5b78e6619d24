import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in prerendered HTML, true once the page is alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, () => true, () => false);
}
