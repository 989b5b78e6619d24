import { en } from '@theia-astro/astro/names/en';
import { type ListedKind, NAME_KINDS } from '@theia-astro/astro/names/names';

/** The kind of each id of an enum. */
export type Vocabulary = ReadonlyMap<string, ListedKind>;

const LISTED = NAME_KINDS.filter((kind): kind is ListedKind => kind !== 'houses');
/** Points of a chart are told by one enum. */
const POINTS: readonly ListedKind[] = ['bodies', 'angles', 'lots'];
const FAMILIES: readonly (readonly ListedKind[])[] = [
  POINTS,
  ...LISTED.filter((kind) => !POINTS.includes(kind)).map((kind) => [kind]),
];
const VOCABULARIES: readonly Vocabulary[] = FAMILIES.map((kinds) => new Map(kinds.flatMap((kind) => wordsOf(kind))));
/** The vocabulary of these kinds. An id of two of them is of the last. */
export function vocabularyOfKinds(kinds: readonly string[]): Vocabulary {
  return new Map(LISTED.filter((kind) => kinds.includes(kind)).flatMap((kind) => wordsOf(kind)));
}

/** A single word may be anything: `natal`, `sun`. */
const FEWEST = 2;

/** The kinds of ids that an enum lists, from its values; null where it lists something else. */
export function vocabularyOf(values: readonly unknown[]): Vocabulary | null {
  const words = values.filter((value) => value !== null);
  if (words.length < FEWEST) return null;
  return VOCABULARIES.find((ids) => words.every((word) => typeof word === 'string' && ids.has(word))) ?? null;
}

function wordsOf(kind: ListedKind): readonly (readonly [string, ListedKind])[] {
  return Object.keys(en[kind]).map((id) => [id, kind]);
}
