import type { Names } from './names.ts';
import words from '../../data/names/en.json' with { type: 'json' };
import { sanskrit } from './sanskrit.ts';

/** English. Sources: README.md of this folder. */
export const en: Names = { ...words, ...sanskrit };
