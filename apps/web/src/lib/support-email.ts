import { useSyncExternalStore } from 'react';
import { loadConfig } from './config.ts';

let address: string | null = null;
let asked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    loadConfig().then(
      ({ supportEmail }) => {
        address = supportEmail;
        for (const each of listeners) each();
      },
      () => { asked = false; },
    );
  }
  return () => listeners.delete(listener);
}

/** The address of this installation's support; null until the server has told it. */
export function useSupportEmail(): string | null {
  return useSyncExternalStore(subscribe, () => address, () => null);
}
