import type { Warning } from '../endpoint.ts';
import type { Entry } from './timeline.ts';

/** One part of the answer. */
export interface Part<Wired> {
  readonly wired: Wired;
  readonly entries: readonly Entry[];
  readonly warnings: readonly Warning[];
}
