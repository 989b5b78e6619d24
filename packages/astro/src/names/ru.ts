import type { Names } from './names.ts';
import words from '../../data/names/ru.json' with { type: 'json' };
import { tithis } from './tithis.ts';

/** Russian. Sources: README.md of this folder. */
export const ru: Names = { ...words, tithis: tithis(words.tithis) };
