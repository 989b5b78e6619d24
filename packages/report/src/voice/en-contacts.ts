import { capital, named } from '../words/names.ts';
import WORDS from './en-words.json' with { type: 'json' };

/*
 * Sentences that stand before a text of a report about two people: they say whose planet meets whose, and what the two stand for.
 */

/** What a planet of one person brings to another. */
const BRINGS: Readonly<Record<string, string>> = WORDS.brings;
const TWO_OF_A_KIND: Readonly<Record<string, string>> = WORDS.two_of_a_kind;
const MEETING: Readonly<Record<string, { readonly verb: string; readonly outcome: string }>> = WORDS.meetings;

/** An aspect between a planet of each person. */
export function contactLead(
  [one, other]: readonly [string, string],
  point1: string,
  point2: string,
  aspect: string,
): string {
  const meeting = MEETING[aspect];
  if (meeting === undefined) throw new RangeError(`${aspect} has no wording.`);
  const { verb, outcome } = meeting;
  const both = point1 === point2 ? TWO_OF_A_KIND[point1]! : `${BRINGS[point1]} and ${BRINGS[point2]}`;
  return `${one}’s ${named(point1)} ${verb} ${other}’s ${named(point2)}: ${both} ${outcome}.`;
}

const KOOTAS: Readonly<Record<string, string>> = WORDS.kootas;

/** A koota with its points. */
export function kootaLead(id: string, score: number, max: number): string {
  return `${capital(named(id))} compares ${KOOTAS[id]} and gives ${score} of ${max} points.`;
}

const MANGLIK = WORDS.manglik;

/** Mars in both charts. */
export function manglikLead(state: keyof typeof MANGLIK): string {
  return MANGLIK[state];
}
