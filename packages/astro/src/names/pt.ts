import type { Names } from './names.ts';
import words from '../../data/names/pt.json' with { type: 'json' };
import { sanskrit } from './sanskrit.ts';

/** Portuguese, as in Brazil. Sources: README.md of this folder. */
export const pt: Names = { ...words, ...sanskrit };
