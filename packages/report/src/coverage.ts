import { wordsOf } from './compose/choose.ts';
import { keyedTexts } from './texts/keyed.ts';
import type { Texts } from './texts/shape.ts';

export interface Coverage {
  readonly family: keyof Texts;
  readonly keys: number;
  readonly words: number;
}

/** How many texts and words each family has; the types see to it that no key is without a text. */
export function coverageOf(texts: Texts): readonly Coverage[] {
  const families = new Map<keyof Texts, { keys: number; words: number }>();
  for (const { family, text } of keyedTexts(texts)) {
    const counted = families.get(family) ?? { keys: 0, words: 0 };
    families.set(family, { keys: counted.keys + 1, words: counted.words + wordsOf(text.says) + wordsOf(text.brief) });
  }
  return [...families].map(([family, counted]) => ({ family, ...counted }));
}
