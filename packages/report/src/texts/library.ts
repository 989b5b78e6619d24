import type { Text, Texts } from './text.ts';

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
