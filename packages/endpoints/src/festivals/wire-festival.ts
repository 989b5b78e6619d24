import { civilToEpochDays, epochDaysToGregorian } from '@theia-astro/places/calendar';
import { type CivilDate, dateText } from '../time/date-text.ts';
import {
  type Almanac,
  type AlmanacMonth,
  type AlmanacTithi,
  tithiAt,
} from '@theia-astro/astro/vedic/festivals/almanac';
import type { Decision } from '@theia-astro/astro/vedic/festivals/decide';
import type { Ekadashi, EkadashiDay } from '@theia-astro/astro/vedic/festivals/ekadashi';
import type { Feast, Vrata } from '@theia-astro/astro/vedic/festivals/feasts';
import type { FeastRule } from '@theia-astro/astro/vedic/festivals/rules';
import type { Sankranti } from '@theia-astro/astro/vedic/festivals/solar-calendars';
import { LUNAR_MONTHS, samvatYears } from '@theia-astro/astro/vedic/panchang/lunar-month';
import type { Limb } from '@theia-astro/astro/vedic/panchang/limbs';
import type { Span } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import type { z } from 'zod';
import type { InstantWriter } from '../vedic-parts/wire.ts';
import { WEEKDAYS } from '../vedic-parts/panchang-shape.ts';
import type { festivalSchema } from './schema.ts';

/** Julian day number of 1 January 1970. */
const UNIX_EPOCH_DAY = 2_440_588;

/** Julian day number of a proleptic Gregorian date. */
export function dayNumberOf({ year, month, day }: CivilDate): number {
  return civilToEpochDays('gregorian', year, month, day) + UNIX_EPOCH_DAY;
}

/** Proleptic Gregorian date of a Julian day number. */
export function civilOfDay(dayNumber: number): CivilDate {
  return epochDaysToGregorian(dayNumber - UNIX_EPOCH_DAY);
}

/** `YYYY-MM-DD` of a Julian day number. */
export function dateOfDay(dayNumber: number): string {
  return dateText(civilOfDay(dayNumber));
}

type WireFestival = z.infer<typeof festivalSchema>;

/** What the writers of festivals share. */
export interface Scene {
  readonly almanac: Almanac;
  readonly at: InstantWriter;
}

/** A festival, and the day number and instant that put it in order. */
export interface Dated {
  readonly dayNumber: number | null;
  readonly aboutJdUt: number;
  readonly festival: WireFestival;
}

const spanOf = (at: InstantWriter, { startJdUt, endJdUt }: Span) => ({
  starts_at: at(startJdUt),
  ends_at: at(endJdUt),
});

/** A limb with its times, marked where it is not there at the deciding moment. */
function limbOf<Id extends string>(at: InstantWriter, limb: Span & { readonly id: Id }, atJdUt: number) {
  const there = limb.startJdUt <= atJdUt && atJdUt < limb.endJdUt;
  return { id: limb.id, ...spanOf(at, limb), ...(there ? {} : { absent: true as const }) };
}

function monthOf({ month: { amanta, startJdUt }, index }: AlmanacTithi): NonNullable<WireFestival['month']> {
  const { shaka, vikram } = samvatYears({ amanta, startJdUt });
  const next = index > 15 && !amanta.adhika;
  return {
    amanta: amanta.id,
    purnimanta: next ? LUNAR_MONTHS[amanta.index % 12]! : amanta.id,
    ...(amanta.adhika ? { adhika: true as const } : {}),
    shaka,
    vikram,
  };
}

/** Date and weekday of a day number. */
function dated({ book }: Almanac, dayNumber: number | null): Pick<WireFestival, 'date' | 'weekday'> {
  if (dayNumber === null) return { date: null, weekday: null };
  return { date: dateOfDay(dayNumber), weekday: WEEKDAYS[book.day(dayNumber).weekdayIndex]! };
}

/** The deciding moment, its kala, the tithi, and the month of the limb kept. */
function decided({ at }: Scene, { atJdUt, kala, choice }: Decision, tithi: AlmanacTithi, kept: AlmanacTithi) {
  return {
    at: at(atJdUt),
    kala: spanOf(at, kala),
    choice,
    tithi: limbOf(at, tithi, atJdUt),
    month: monthOf(kept),
  };
}

/** A feast of the year. */
export function wireFeast(scene: Scene, feast: Feast): Dated {
  const { almanac, at } = scene;
  const { rule, dayNumber, aboutJdUt, decision, limb } = feast;
  const { id, name, sanskrit, regions } = rule;
  const moment = momentOf(scene, feast);
  return {
    dayNumber,
    aboutJdUt,
    festival: {
      id,
      name,
      sanskrit,
      kind: 'feast',
      ...dated(almanac, dayNumber),
      ...moment,
      ...(rule.by === 'nakshatra' && limb !== null
        ? { nakshatra: limbOf(at, limb as Limb<'nakshatra'>, decision?.atJdUt ?? limb.startJdUt) }
        : {}),
      ...(regions === undefined ? {} : { regions: [...regions] }),
      rule: wireRule(rule),
    },
  };
}

/** The deciding moment of a feast: an entry of the Sun, the sunrise of an ekadashi, or that of its limb. */
function momentOf(scene: Scene, { decision, limb, month, ingressJdUt, ekadashi }: Feast) {
  const { almanac, at } = scene;
  if (ingressJdUt !== null) {
    const tithi = tithiAt(almanac, ingressJdUt);
    return { at: at(ingressJdUt), tithi: limbOf(at, tithi, ingressJdUt), month: monthOf(tithi) };
  }
  const sunriseJdUt = ekadashi?.smarta?.day.sunriseJdUt ?? null;
  if (ekadashi !== null && sunriseJdUt !== null)
    return {
      at: at(sunriseJdUt),
      tithi: limbOf(at, ekadashi.tithi, sunriseJdUt),
      month: monthOf(ekadashi.tithi),
    };
  const kept = month === null || limb === null ? null : tithiAt(almanac, (limb.startJdUt + limb.endJdUt) / 2);
  if (decision === null || kept === null) return { at: null, tithi: null, month: kept === null ? null : monthOf(kept) };
  const isTithi = kept.startJdUt === limb?.startJdUt;
  return decided(scene, decision, isTithi ? kept : tithiAt(almanac, decision.atJdUt), kept);
}

function wireRule(rule: FeastRule): WireFestival['rule'] {
  const { source } = rule;
  switch (rule.by) {
    case 'tithi': {
      const { month, tithi, kala, both, neither, exception } = rule;
      return { month, tithi, kala, both, neither, ...(exception === undefined ? {} : { exception }), source };
    }
    case 'nakshatra': {
      const { nakshatra, sunSign, kala, both, neither } = rule;
      return { sun_sign: SIGNS[sunSign]!, nakshatra, kala, both, neither, source };
    }
    case 'solar_month':
      return { calendar: rule.calendar, sun_sign: SIGNS[rule.sunSign]!, month_day: rule.monthDay, source };
    case 'sankranti':
      return { sun_sign: SIGNS[rule.sunSign]!, days: rule.after, source };
    case 'relative':
      return {
        of: rule.to,
        days: rule.days,
        ...(rule.weekday === undefined ? {} : { weekday: WEEKDAYS[rule.weekday]! }),
        source,
      };
    case 'ekadashi':
      return {
        ...(rule.month === null ? {} : { month: rule.month }),
        tithi: rule.paksha === 'shukla' ? 'shukla_ekadashi' : 'krishna_ekadashi',
        ...(rule.sunSign === undefined ? {} : { sun_sign: SIGNS[rule.sunSign]! }),
        kala: 'sunrise',
        source,
      };
  }
}

/** A vrata of the month. */
export function wireVrata(scene: Scene, { rule, tithi, decision }: Vrata): Dated {
  const { id, name, sanskrit, kind, onWeekday, kala, both, neither, source } = rule;
  const dayNumber = decision?.day.dayNumber ?? null;
  const special = decision === null ? undefined : onWeekday?.[decision.day.weekdayIndex];
  return {
    dayNumber,
    aboutJdUt: tithi.startJdUt,
    festival: {
      id,
      name: special ?? name,
      sanskrit,
      kind,
      ...dated(scene.almanac, dayNumber),
      ...(decision === null
        ? { at: null, tithi: null, month: monthOf(tithi) }
        : decided(scene, decision, tithi, tithi)),
      rule: { tithi: tithi.id, kala, both, neither, source },
    },
  };
}

/** An ekadashi under its Smarta day, with the fasts of Smartas and Vaishnavas. */
export function wireEkadashi({ almanac, at }: Scene, { id, tithi, smarta, vaishnava }: Ekadashi): Dated {
  const fast = ({ day, reason, parana }: EkadashiDay) => ({
    date: dateOfDay(day.dayNumber),
    reason,
    parana: { starts_at: at(parana.startJdUt), ends_at: parana.endJdUt === null ? null : at(parana.endJdUt) },
  });
  const sunriseJdUt = smarta?.day.sunriseJdUt ?? null;
  const name = id.split('_').map((word) => word[0]!.toUpperCase() + word.slice(1));
  return {
    dayNumber: smarta?.day.dayNumber ?? null,
    aboutJdUt: tithi.startJdUt,
    festival: {
      id: `${id}_ekadashi`,
      name: `${name.join(' ')} Ekadashi`,
      sanskrit: 'ekādaśī',
      kind: 'ekadashi',
      ...dated(almanac, smarta?.day.dayNumber ?? null),
      at: sunriseJdUt === null ? null : at(sunriseJdUt),
      tithi: sunriseJdUt === null ? null : limbOf(at, tithi, sunriseJdUt),
      month: monthOf(tithi),
      ...(smarta === null ? {} : { smarta: fast(smarta) }),
      ...(vaishnava === null ? {} : { vaishnava: fast(vaishnava) }),
      rule: { tithi: tithi.id, kala: 'sunrise', source: 'Dharmasindhu 1' },
    },
  };
}

/** The Sun's entry into a sign, with its punya kala. */
export function wireSankranti({ almanac, at }: Scene, { signIndex, ingressJdUt, day, punyaKala }: Sankranti): Dated {
  const tithi = tithiAt(almanac, ingressJdUt);
  const [english, sanskrit] = SANKRANTI_NAMES[signIndex]!;
  return {
    dayNumber: day?.dayNumber ?? null,
    aboutJdUt: ingressJdUt,
    festival: {
      id: `${SIGNS[signIndex]!}_sankranti`,
      name: `${english} Sankranti`,
      sanskrit: `${sanskrit} saṅkrānti`,
      kind: 'sankranti',
      ...dated(almanac, day?.dayNumber ?? null),
      at: at(ingressJdUt),
      tithi: limbOf(at, tithi, ingressJdUt),
      month: monthOf(tithi),
      ...(punyaKala === null ? {} : { punya_kala: spanOf(at, punyaKala) }),
      rule: { sun_sign: SIGNS[signIndex]!, source: 'Dharmasindhu 1' },
    },
  };
}

const SANKRANTI_NAMES: readonly (readonly [string, string])[] = [
  ['Mesha', 'meṣa'],
  ['Vrishabha', 'vṛṣabha'],
  ['Mithuna', 'mithuna'],
  ['Karka', 'karka'],
  ['Simha', 'siṃha'],
  ['Kanya', 'kanyā'],
  ['Tula', 'tulā'],
  ['Vrischika', 'vṛścika'],
  ['Dhanu', 'dhanuḥ'],
  ['Makara', 'makara'],
  ['Kumbha', 'kumbha'],
  ['Meena', 'mīna'],
];

/** Full moon of a lunation: the end of its fifteenth tithi. */
export function fullMoonJd({ tithis }: Almanac, month: AlmanacMonth): number {
  return tithis.find((tithi) => tithi.index === 15 && tithi.month === month)!.endJdUt;
}
