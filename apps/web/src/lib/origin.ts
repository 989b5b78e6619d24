import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The address this installation is reached at, for examples that can be pasted as they stand. */
export function useOrigin(): string {
  return useSyncExternalStore(subscribe, () => window.location.origin, () => 'http://localhost:3000');
}
