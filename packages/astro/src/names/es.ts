import type { Names } from './names.ts';
import words from '../../data/names/es.json' with { type: 'json' };
import { sanskrit } from './sanskrit.ts';

/** Spanish. Sources: README.md of this folder. */
export const es: Names = { ...words, ...sanskrit };
