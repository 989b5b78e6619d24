import { FORTNIGHT_DAYS, type FortnightDay, type TithiId } from '../vedic/panchang/limb-names.ts';
import type { Names } from './names.ts';
import words from '../../data/names/en.json' with { type: 'json' };
import sanskritWords from '../../data/names/sanskrit.json' with { type: 'json' };

interface TithiWords {
  /** A day of the bright half; `{name}` is replaced by the day. */
  readonly shukla: string;
  /** A day of the dark half. */
  readonly krishna: string;
  readonly days: Readonly<Record<FortnightDay, string>>;
  readonly purnima: string;
  readonly amavasya: string;
}

/** The names of the 30 tithis from those of the 14 days that both halves share. */
export function tithis({ shukla, krishna, days, purnima, amavasya }: TithiWords): Readonly<Record<TithiId, string>> {
  const names: Partial<Record<TithiId, string>> = { purnima, amavasya };
  for (const day of FORTNIGHT_DAYS) {
    names[`shukla_${day}`] = shukla.replace('{name}', days[day]);
    names[`krishna_${day}`] = krishna.replace('{name}', days[day]);
  }
  return names as Record<TithiId, string>;
}

/** Sanskrit names in Latin script without accents, as the books of all languages in this script print them. */
export const sanskrit: Pick<Names, 'nakshatras' | 'tithis' | 'fortnights' | 'yogas' | 'karanas' | 'lunar_months'> = {
  ...sanskritWords,
  tithis: tithis(sanskritWords.tithis),
};

/** English. Sources: README.md of this folder. */
export const en: Names = { ...words, ...sanskrit };
