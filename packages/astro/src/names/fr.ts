import type { Names } from './names.ts';
import words from '../../data/names/fr.json' with { type: 'json' };
import { sanskrit } from './sanskrit.ts';

/** French. Sources: README.md of this folder. */
export const fr: Names = { ...words, ...sanskrit };
