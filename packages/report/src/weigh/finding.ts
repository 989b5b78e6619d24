import type { Cause } from '../report.ts';

/** Something that holds in a chart and has a text. */
export interface Finding {
  /** Key of its text. */
  readonly key: string;
  /** How much it says about this chart; about 1 for a luminary in its sign. */
  readonly weight: number;
  /** How much more or less it stands out than it weighs, for the opening; 1 where absent. */
  readonly standsOut?: number;
  /** The sections it can stand in, the best first. */
  readonly sections: readonly [string, ...string[]];
  /** Findings of one group are told together. */
  readonly group: string;
  /** The points it is about, the main one first. */
  readonly about: readonly string[];
  readonly because: readonly Cause[];
  /** The finding in words, to name it in a sentence: `Mercury conjunct Saturn`, `the Sun in Pisces`. */
  readonly phrase: string;
  /** How close it is, for the opening: `0°12′ from exact`. Absent where that is nothing special. */
  readonly close?: string;
  /** Its place in its paragraph: what a point is before what modifies it, and last where it shows. */
  readonly told?: 'first' | 'last';
  /** A sentence before its text, such as when it holds. */
  readonly lead?: string;
  /** Order in a report that follows time, in milliseconds of UTC. */
  readonly atMs?: number;
}
