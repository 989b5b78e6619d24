import type { Names } from './names.ts';
import words from '../../data/names/tr.json' with { type: 'json' };
import { sanskrit } from './sanskrit.ts';

/** Turkish. Sources: README.md of this folder. */
export const tr: Names = { ...words, ...sanskrit };
