import { useSyncExternalStore } from 'react';
import { loadConfig } from './config.ts';
import { operator } from './operator.ts';

let address = operator.supportEmail;
let asked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked && address === null) {
    asked = true;
    loadConfig().then(
      ({ supportEmail }) => {
        address = supportEmail;
        for (const each of listeners) each();
      },
      () => {
        asked = false;
      },
    );
  }
  return () => listeners.delete(listener);
}

/** The support address of this installation from the page; else null until it is loaded from the server. */
export function useSupportEmail(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => address,
    () => operator.supportEmail,
  );
}
