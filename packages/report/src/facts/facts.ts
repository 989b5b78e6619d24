import type { MatchAnswer, MoonAnswer, NatalAnswer, SynastryAnswer, VedicAnswer, YearAnswer } from './answers.ts';

interface Named {
  /** The name of the report's person; null: none was given. Any text. */
  readonly name: string | null;
}

export interface NatalFacts extends Named {
  readonly kind: 'natal';
  readonly system: 'western';
  readonly natal: NatalAnswer;
}

export interface VedicFacts extends Named {
  readonly kind: 'natal';
  readonly system: 'vedic';
  readonly vedic: VedicAnswer;
}

export interface RelationshipFacts {
  readonly kind: 'relationship';
  readonly system: 'western' | 'vedic';
  readonly names: readonly [string | null, string | null];
  readonly synastry: SynastryAnswer;
  /** The kootas; null in a western report. */
  readonly match: MatchAnswer | null;
}

export interface YearFacts extends Named {
  readonly kind: 'year_ahead';
  readonly system: 'western';
  readonly natal: NatalAnswer;
  readonly year: YearAnswer;
}

export interface DashaFacts extends Named {
  readonly kind: 'dasha_period';
  readonly system: 'vedic';
  readonly vedic: VedicAnswer;
  /** The mahadasha that is told, with its antardashas. */
  readonly period: VedicAnswer['dashas'][number];
}

export interface MoonFacts extends Named {
  readonly kind: 'moon_month';
  readonly system: 'western';
  readonly natal: NatalAnswer;
  readonly month: MoonAnswer;
}

/** Everything a report is written from. */
export type Facts = NatalFacts | VedicFacts | RelationshipFacts | YearFacts | DashaFacts | MoonFacts;
