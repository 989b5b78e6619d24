import { wordsOf } from './compose/choose.ts';
import { EN } from './texts/en.ts';
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

// node packages/report/src/coverage.ts: the table of coverage.
if (import.meta.main) {
  const families = coverageOf(EN);
  const total = families.reduce((sum, { keys, words }) => ({ keys: sum.keys + keys, words: sum.words + words }), {
    keys: 0,
    words: 0,
  });
  for (const { family, keys, words } of [...families, { family: 'all', ...total }])
    process.stdout.write(`${family.padEnd(18)}${String(keys).padStart(6)} texts${String(words).padStart(8)} words\n`);
}
