import {
  periodsAt,
  periodsWithin,
  type TimeLordPeriod,
  type TimeLordSystem,
} from '@theia-astro/astro/time-lords/period';
import { isPeak, placeFrom } from '@theia-astro/astro/time-lords/releasing';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { InstantWriter } from '../vedic-parts/wire.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { timeLordPeriodSchema } from './schema.ts';

type WirePeriod = Wire<typeof timeLordPeriodSchema>;

/** Which periods an answer lists. */
export interface Listing {
  readonly analysisJdUt: number;
  readonly fromJdUt: number;
  readonly untilJdUt: number;
  readonly levels: number;
  readonly at: InstantWriter;
}

/** What counts the signs of a system: the ascendant's for houses, Fortune's for peaks. */
export type CountedFrom =
  | { readonly kind: 'houses'; readonly ascendantSign: number }
  | { readonly kind: 'fortune'; readonly fortuneSign: number }
  | null;

/** The running periods and the list of a system. */
export function listed(
  system: TimeLordSystem,
  { analysisJdUt, fromJdUt, untilJdUt, levels, at }: Listing,
  from: CountedFrom,
): { readonly current: readonly WirePeriod[]; readonly periods: readonly WirePeriod[] } {
  const write = (period: TimeLordPeriod): WirePeriod => wirePeriod(period, from, at);
  return {
    current: periodsAt(system, analysisJdUt).map(write),
    periods: periodsWithin(system, fromJdUt, untilJdUt, levels).map(write),
  };
}

function wirePeriod(
  { level, lord, signIndex, loosing, startJdUt, endJdUt }: TimeLordPeriod,
  from: CountedFrom,
  at: InstantWriter,
): WirePeriod {
  return {
    level,
    lord,
    ...(signIndex === null ? {} : { sign: signByIndex(signIndex), ...counted(signIndex, from) }),
    ...(loosing ? { loosing: true } : {}),
    starts_at: at(startJdUt),
    ends_at: at(endJdUt),
  };
}

function counted(signIndex: number, from: CountedFrom): Pick<WirePeriod, 'house' | 'from_fortune' | 'peak'> {
  if (from === null) return {};
  if (from.kind === 'houses') return { house: placeFrom(from.ascendantSign, signIndex) };
  const place = placeFrom(from.fortuneSign, signIndex);
  return { from_fortune: place, ...(isPeak(place) ? { peak: true } : {}) };
}
