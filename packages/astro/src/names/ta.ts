import type { Names } from './names.ts';
import words from '../../data/names/ta.json' with { type: 'json' };
import { tithis } from './tithis.ts';

/** Tamil. Sources: README.md of this folder. */
export const ta: Names = { ...words, tithis: tithis(words.tithis) };
