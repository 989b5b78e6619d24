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

/** Shows a message in the live region for a while. Returns its id. */
export function toast(title: string, options: { description?: string; variant?: 'default' | 'success' } = {}): number {
  return show(title, options.description, options.variant ?? 'default');
}

/** Shows what went wrong, until it is dismissed. Called by `notifyFailure` alone. */
export function failureToast(title: string, description: string): void {
  show(title, description, 'destructive');
}

function show(title: string, description: string | undefined, variant: Toast['variant']): number {
  const id = nextId++;
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
