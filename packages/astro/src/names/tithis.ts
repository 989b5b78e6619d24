import { FORTNIGHT_DAYS, type FortnightDay, type TithiId } from '../vedic/panchang/limb-names.ts';

interface TithiWords {
  /** A day of the bright half; `{name}` stands for the day. */
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
