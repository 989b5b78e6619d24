import type { Names } from './names.ts';
import words from '../../data/names/sanskrit.json' with { type: 'json' };
import { tithis } from './tithis.ts';

/** Sanskrit names in Latin script without accents, as the books of all languages in this script print them. */
export const sanskrit: Pick<Names, 'nakshatras' | 'tithis' | 'fortnights' | 'yogas' | 'karanas' | 'lunar_months'> = {
  ...words,
  tithis: tithis(words.tithis),
};
