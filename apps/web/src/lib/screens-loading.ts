import { useSyncExternalStore } from 'react';

let loading = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  loading += by;
  for (const listener of listeners) listener();
}

/** Counts a screen as loading until it is there or has failed. It may be called while something is rendered. */
export async function whileLoading<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.resolve();
  change(1);
  try {
    return await load();
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a screen is being loaded. */
export function useScreenLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => loading > 0,
    () => false,
  );
}
