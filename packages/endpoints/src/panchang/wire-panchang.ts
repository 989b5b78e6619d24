import type { Ephemeris } from '@theia/astro/ephemeris';
import {
  sunDayOf,
  type Panchang,
  type PanchangQuestion,
  type PanchangSettings,
  type SolarParts,
} from '@theia/astro/vedic/panchang/panchang';
import type { LunarMonth, NamedMonth } from '@theia/astro/vedic/panchang/lunar-month';
import type { NakshatraSpan } from '@theia/astro/vedic/panchang/nakshatra-ghatis';
import type { Span } from '@theia/astro/vedic/panchang/parts-of-day';
import { SEVEN_GRAHAS } from '@theia/astro/vedic/zodiac';
import { wireBelow } from '../natal/wire-number.ts';
import { sunriseName } from '../shared/sunrise.ts';
import type { LunarMonthSystem, PanchangInclude } from './includes.ts';
import { instantWriter, type InstantWriter } from './instants.ts';
import { wireCurrentLimbs, wireLimbLists } from './wire-limbs.ts';

type Wired = Record<string, unknown>;

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export interface WireSettings extends PanchangSettings {
  readonly lunarMonth: LunarMonthSystem;
}

/** A panchang as the product and the Vedic chart show it, contract §6.9. What the Sun's absence takes away is null. */
export function wirePanchang(
  ephemeris: Ephemeris,
  panchang: Panchang,
  question: PanchangQuestion,
  { sunrise, lunarMonth }: WireSettings,
  include: ReadonlySet<PanchangInclude>,
): Wired {
  const { sun } = question;
  const at = instantWriter(ephemeris);
  const atOrNull = (jdUt: number | null): string | null => (jdUt === null ? null : at(jdUt));
  return {
    vara: wireVara(at, question),
    ...wireCurrentLimbs(at, panchang.current),
    sunrise_definition: sunriseName(sunrise),
    sunrise: atOrNull(sun.sunriseJdUt),
    sunset: atOrNull(sun.sunsetJdUt),
    next_sunrise: atOrNull(sun.nextSunriseJdUt),
    moonrise: atOrNull(panchang.moonriseJdUt),
    moonset: atOrNull(panchang.moonsetJdUt),
    ...(include.has('limbs') ? { limbs: wireLimbLists(at, panchang.limbs) } : {}),
    ...solarParts(at, panchang.parts, include),
    ...(include.has('kalams')
      ? { varjyam: panchang.varjyam.map(ghatis(at)), amrita_kala: panchang.amritaKala.map(ghatis(at)) }
      : {}),
    ...(include.has('lunar_month') ? calendar(at, panchang, lunarMonth) : {}),
  };
}

const ghatis =
  (at: InstantWriter) =>
  ({ nakshatra, startJdUt, endJdUt }: NakshatraSpan): Wired => ({ nakshatra, start: at(startJdUt), end: at(endJdUt) });

/** The weekday from sunrise to sunrise; its times are null where the Sun does not rise. */
function wireVara(at: InstantWriter, question: PanchangQuestion): Wired {
  const { weekdayIndex, atJdUt } = question;
  const day = sunDayOf(question);
  return {
    index: weekdayIndex + 1,
    id: WEEKDAYS[weekdayIndex]!,
    lord: SEVEN_GRAHAS[weekdayIndex]!,
    start: day && at(day.sunriseJdUt),
    end: day && at(day.nextSunriseJdUt),
    fraction: day && wireBelow(Math.max(0, (atJdUt - day.sunriseJdUt) / (day.nextSunriseJdUt - day.sunriseJdUt)), 1),
  };
}

function solarParts(at: InstantWriter, parts: SolarParts | null, include: ReadonlySet<PanchangInclude>): Wired {
  const span = ({ startJdUt, endJdUt }: Span): Wired => ({ start: at(startJdUt), end: at(endJdUt) });
  const wired: Wired = {};
  if (include.has('kalams')) {
    wired['rahu_kalam'] = parts && span(parts.kalams.rahu_kalam);
    wired['yamaganda'] = parts && span(parts.kalams.yamaganda);
    wired['gulika_kalam'] = parts && span(parts.kalams.gulika_kalam);
    wired['abhijit_muhurta'] = parts?.abhijit ? span(parts.abhijit) : null;
  }
  if (include.has('choghadiya')) {
    wired['choghadiya'] =
      parts &&
      parts.choghadiyas.map((one) => ({
        id: one.id,
        lord: one.lord,
        quality: one.quality,
        daytime: one.daytime,
        ...span(one),
      }));
  }
  if (include.has('hora'))
    wired['hora'] = parts && parts.horas.map((one) => ({ lord: one.lord, daytime: one.daytime, ...span(one) }));
  if (include.has('muhurta')) {
    wired['brahma_muhurta'] = parts?.brahmaMuhurta ? span(parts.brahmaMuhurta) : null;
    wired['durmuhurtas'] = parts && parts.durmuhurtas.map((one) => ({ index: one.index, id: one.id, ...span(one) }));
    wired['muhurtas'] =
      parts && parts.muhurtas.map((one) => ({ index: one.index, id: one.id, daytime: one.daytime, ...span(one) }));
  }
  return wired;
}

function calendar(at: InstantWriter, { month, samvat, ritu, ayana }: Panchang, system: LunarMonthSystem): Wired {
  return {
    lunar_month: wireMonth(at, month, system),
    samvat: {
      kali: samvat.kali,
      shaka: samvat.shaka,
      vikram: samvat.vikram,
      vikram_kartikadi: samvat.vikramKartikadi,
      samvatsara: samvat.samvatsara,
    },
    ritu,
    ayana,
  };
}

function wireMonth(
  at: InstantWriter,
  { amanta, purnimanta, paksha, kshaya, startJdUt, endJdUt }: LunarMonth,
  system: LunarMonthSystem,
): Wired {
  const named = ({ index, id, adhika }: NamedMonth): Wired => ({ index, id, adhika });
  return {
    system,
    ...named(system === 'amanta' ? amanta : purnimanta),
    amanta: named(amanta),
    purnimanta: named(purnimanta),
    kshaya,
    paksha,
    new_moon: at(startJdUt),
    next_new_moon: at(endJdUt),
  };
}
