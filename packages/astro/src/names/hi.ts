import type { Names } from './names.ts';
import words from '../../data/names/hi.json' with { type: 'json' };
import { tithis } from './tithis.ts';

/** Hindi. Sources: README.md of this folder. */
export const hi: Names = { ...words, tithis: tithis(words.tithis) };
