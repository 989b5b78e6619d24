import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'success' | 'destructive';
}

export const TOAST_DURATION_MS = 5000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const NONE: readonly Toast[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the live region; destructive ones stay until dismissed. Returns its id. */
export function toast(title: string, options: { description?: string; variant?: Toast['variant'] } = {}): number {
  const id = nextId++;
  const { description, variant = 'default' } = options;
  const repeated = toasts.filter((shown) => !(shown.title === title && shown.description === description));
  publish(
    [...repeated, description === undefined ? { id, title, variant } : { id, title, description, variant }].slice(-4),
  );
  return id;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((shown) => shown.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => NONE,
  );
}
