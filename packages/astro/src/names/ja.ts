import type { Names } from './names.ts';
import words from '../../data/names/ja.json' with { type: 'json' };
import { tithis } from './tithis.ts';

/** Japanese. Sources: README.md of this folder. */
export const ja: Names = { ...words, tithis: tithis(words.tithis) };
