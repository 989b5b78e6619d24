import names from '../../../data/festivals/ekadashis.json' with { type: 'json' };
import type { LunarMonthId } from '../panchang/lunar-month.ts';
import type { Almanac, AlmanacTithi } from './almanac.ts';
import type { FestivalDay } from './days.ts';
import { ARUNODAYA_DAYS } from './decide.ts';

/** Names of the ekadashis, bright half and dark half of the amanta month. Padma Purana, Uttara Khanda 38–63. */
const NAMES = names as unknown as Readonly<Record<LunarMonthId, readonly [string, string]>>;
const ADHIKA_NAMES = ['padmini', 'parama'] as const;

/** Why an ekadashi is kept on its day. */
export const EKADASHI_REASONS = [
  'at_sunrise',
  'two_sunrises_first',
  'two_sunrises_second',
  'no_sunrise',
  'twelfth_lost',
  'dashami_at_arunodaya',
  'twelfth_at_two_sunrises',
] as const;
export type EkadashiReason = (typeof EKADASHI_REASONS)[number];

export interface EkadashiDay {
  readonly day: FestivalDay;
  readonly reason: EkadashiReason;
  /** When the fast may be broken, on the next day: from sunrise or the end of hari vasara, the first quarter of the twelfth tithi; to its end, null where it is over before sunrise. */
  readonly parana: { readonly startJdUt: number; readonly endJdUt: number | null };
}

export interface Ekadashi {
  readonly id: string;
  readonly tithi: AlmanacTithi;
  readonly twelfth: AlmanacTithi;
  /** Null near the poles, where the Sun does not rise and set. */
  readonly smarta: EkadashiDay | null;
  readonly vaishnava: EkadashiDay | null;
}

/** Every ekadashi of the almanac whose neighbours are in it too, in order of time. */
export function ekadashis(almanac: Almanac): Ekadashi[] {
  return almanac.tithis.flatMap((tithi, index) => {
    const twelfth = almanac.tithis[index + 1];
    if ((tithi.index !== 11 && tithi.index !== 26) || twelfth === undefined) return [];
    const found = daysOf(almanac, tithi, twelfth);
    return [{ id: nameOf(tithi), tithi, twelfth, smarta: found?.smarta ?? null, vaishnava: found?.vaishnava ?? null }];
  });
}

function nameOf({ index, month: { amanta } }: AlmanacTithi): string {
  const half = index === 11 ? 0 : 1;
  return amanta.adhika ? ADHIKA_NAMES[half] : NAMES[amanta.id][half];
}

/**
 * The fast of the Smartas and of the Vaishnavas, Dharmasindhu 1 (ekadashi-nirnaya). D is the first day with the tithi at
 * sunrise.
 *
 * Smarta: D; with the tithi at two sunrises the second if the twelfth then lasts beyond the sunrise after it, else the
 * first; with the tithi at no sunrise, or with the twelfth at no sunrise, the day before, on which it begins.
 *
 * Vaishnava: D, or the day after it when the tenth reaches into arunodaya (96 minutes before sunrise) of D, when the
 * eleventh or the twelfth tithi is at two sunrises (unmilani, vyanjuli); with the tithi at no sunrise the day after.
 */
function daysOf(
  { book }: Almanac,
  tithi: AlmanacTithi,
  twelfth: AlmanacTithi,
): { readonly smarta: EkadashiDay; readonly vaishnava: EkadashiDay } | null {
  const begins = book.dayAt(tithi.startJdUt);
  const plus = book.beside;
  const near = [begins, plus(begins, 1), plus(begins, 2), plus(begins, 3), plus(begins, 4)];
  if (near.some(({ sunriseJdUt }) => sunriseJdUt === null)) return null;
  const kept = (day: FestivalDay, reason: EkadashiReason): EkadashiDay => ({
    day,
    reason,
    parana: paranaOn(plus(day, 1).sunriseJdUt!, twelfth),
  });
  const has = (limb: AlmanacTithi, day: FestivalDay): boolean =>
    limb.startJdUt <= day.sunriseJdUt! && day.sunriseJdUt! < limb.endJdUt;
  const first = near.find((day) => has(tithi, day));
  if (first === undefined)
    return { smarta: kept(begins, 'no_sunrise'), vaishnava: kept(plus(begins, 1), 'no_sunrise') };
  const next = plus(first, 1);
  if (has(tithi, next)) {
    const second = kept(next, 'two_sunrises_second');
    return { smarta: has(twelfth, plus(next, 1)) ? second : kept(first, 'two_sunrises_first'), vaishnava: second };
  }
  const twelfthLost = !has(twelfth, next);
  const smarta = twelfthLost ? kept(plus(first, -1), 'twelfth_lost') : kept(first, 'at_sunrise');
  if (tithi.startJdUt > first.sunriseJdUt! - ARUNODAYA_DAYS)
    return { smarta, vaishnava: kept(next, 'dashami_at_arunodaya') };
  if (has(twelfth, next) && has(twelfth, plus(next, 1)))
    return { smarta, vaishnava: kept(next, 'twelfth_at_two_sunrises') };
  return { smarta, vaishnava: kept(first, 'at_sunrise') };
}

function paranaOn(sunriseJdUt: number, { startJdUt, endJdUt }: AlmanacTithi): EkadashiDay['parana'] {
  const hariVasaraEnd = startJdUt + (endJdUt - startJdUt) / 4;
  return {
    startJdUt: Math.max(sunriseJdUt, hariVasaraEnd),
    endJdUt: endJdUt > sunriseJdUt ? endJdUt : null,
  };
}
