import type { Names } from './names.ts';
import words from '../../data/names/zh.json' with { type: 'json' };
import { tithis } from './tithis.ts';

/** Chinese, simplified. Sources: README.md of this folder. */
export const zh: Names = { ...words, tithis: tithis(words.tithis) };
