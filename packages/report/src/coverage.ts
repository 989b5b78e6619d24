import { wordsOf } from './compose/choose.ts';
import { EN } from './texts/en.ts';
import type { Texts } from './texts/library.ts';

interface Coverage {
  readonly family: string;
  readonly keys: number;
  readonly words: number;
}

/** How many texts and words each family has. */
export function coverageOf(texts: Texts): readonly Coverage[] {
  return Object.entries(texts).map(([family, byKey]) => {
    const all = Object.values(byKey);
    const words = all.reduce((sum, { says, brief }) => sum + wordsOf(says) + wordsOf(brief), 0);
    return { family, keys: all.length, words };
  });
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
