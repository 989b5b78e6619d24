import type { Names } from './names.ts';
import words from '../../data/names/de.json' with { type: 'json' };
import { sanskrit } from './sanskrit.ts';

/** German. Sources: README.md of this folder. */
export const de: Names = { ...words, ...sanskrit };
