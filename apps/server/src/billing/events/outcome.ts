import type { Transaction } from '../../database/database.ts';

/** applied: our rows say now what the event says; ignored: it means nothing to us; waiting: it speaks of something that is not known yet. */
export type Outcome = 'applied' | 'ignored' | 'waiting';

/** What applying an event may use: the transaction that also marks the event as processed. */
export interface EventContext {
  readonly transaction: Transaction;
  readonly publicUrl: string;
  readonly supportEmail: string;
  /** False when the event was tried before. */
  readonly firstTry: boolean;
  /** The event has waited long enough for the ones it would rather follow. */
  readonly patienceIsOver: boolean;
}

/** Stripe gives a reference as an id or, expanded, as the object. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

export function instantOf(unixSeconds: number): Date {
  return new Date(unixSeconds * 1000);
}
