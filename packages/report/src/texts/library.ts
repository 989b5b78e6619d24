/** Axes of a life, each with its two opposite themes. */
export const AXES = [
  ['independence', 'closeness'],
  ['boldness', 'caution'],
  ['structure', 'spontaneity'],
  ['reason', 'feeling'],
  ['visibility', 'privacy'],
  ['stability', 'change'],
  ['ambition', 'contentment'],
  ['tradition', 'originality'],
  ['intensity', 'lightness'],
  ['idealism', 'realism'],
  ['directness', 'diplomacy'],
  ['solitude', 'company'],
] as const;

/** What a text speaks for. */
export type Theme = (typeof AXES)[number][number];

type JoinedIds<Pair> = Pair extends readonly [infer A extends string, infer B extends string] ? `${A}_${B}` : never;
/** How an axis is named in code: `independence_closeness`. */
export type Axis = JoinedIds<(typeof AXES)[number]>;

/** A text of the report for one key. */
export interface Text {
  /** Two to four sentences in the second person, 30 to 75 words. Stands alone; names no planet, sign or house in its first clause unless needed: the margin note does. */
  readonly says: string;
  /** One clause that completes "you …" without capital or full stop, 4 to 14 words: for the opening, the closing and where two texts are joined. Example: `act before others have made up their minds`. */
  readonly brief: string;
  /** What it speaks for, strongest first; one to three. Two texts that speak for opposite themes of one axis are joined by the composer ("On one hand …"). */
  readonly themes: readonly [Theme, ...Theme[]];
}

/** Kinds of contact between two charts, or of the sky with a chart: flowing is sextile and trine, tense is square and opposition. */
export type Contact = 'conjunction' | 'flowing' | 'tense';

/** All texts of a language by family and key. A key joins ids, such as `sun.aries` or `dasha.saturn.venus`; schema.test-data.ts lists them. */
export type Texts = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** The texts of one language by their keys. */
export interface Library {
  /** @throws RangeError for a key without a text: a fault of ours */
  text(key: string): Text;
  has(key: string): boolean;
}

/** Looks texts up by their keys. */
export function libraryOf(texts: Texts): Library {
  const byKey = new Map(Object.values(texts).flatMap((family) => Object.entries(family)));
  return {
    has: (key) => byKey.has(key),
    text(key) {
      const found = byKey.get(key);
      if (found === undefined) throw new RangeError(`There is no text ${key}.`);
      return found;
    },
  };
}
