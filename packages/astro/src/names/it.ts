import type { Names } from './names.ts';
import words from '../../data/names/it.json' with { type: 'json' };
import { sanskrit } from './sanskrit.ts';

/** Italian. Sources: README.md of this folder. */
export const it: Names = { ...words, ...sanskrit };
