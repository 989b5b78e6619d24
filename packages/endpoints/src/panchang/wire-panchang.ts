import type { Ephemeris } from '@theia/astro/ephemeris';
import { sunDayOf, type Panchang, type PanchangQuestion, type PanchangSettings, type SolarParts } from '@theia/astro/vedic/panchang/panchang';
import type { LunarMonth, NamedMonth } from '@theia/astro/vedic/panchang/lunar-month';
import type { Span } from '@theia/astro/vedic/panchang/parts-of-day';
import { SEVEN_GRAHAS } from '@theia/astro/vedic/zodiac';
import { wireBelow } from '../natal/wire-number.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import type { LunarMonthSystem, PanchangInclude } from './includes.ts';
import { wireCurrentLimbs, wireLimbLists } from './wire-limbs.ts';

type Wired = Record<string, unknown>;

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export interface WireSettings extends PanchangSettings { readonly lunarMonth: LunarMonthSystem }

/** A panchang as the product and the Vedic chart show it, contract §6.9. What the Sun's absence takes away is null. */
export function wirePanchang(
  ephemeris: Ephemeris, panchang: Panchang, question: PanchangQuestion, { sunrise, lunarMonth }: WireSettings, include: ReadonlySet<PanchangInclude>,
): Wired {
  const { sun } = question;
  const at = (jdUt: number | null): string | null => (jdUt === null ? null : instantTextOfJd(ephemeris, jdUt));
  return {
    vara: wireVara(ephemeris, question),
    ...wireCurrentLimbs(ephemeris, panchang.current),
    sunrise_definition: sunrise,
    sunrise: at(sun.sunriseJdUt),
    sunset: at(sun.sunsetJdUt),
    next_sunrise: at(sun.nextSunriseJdUt),
    moonrise: at(panchang.moonriseJdUt),
    moonset: at(panchang.moonsetJdUt),
    ...(include.has('limbs') ? { limbs: wireLimbLists(ephemeris, panchang.limbs) } : {}),
    ...solarParts(ephemeris, panchang.parts, include),
    ...(include.has('lunar_month') ? calendar(ephemeris, panchang, lunarMonth) : {}),
  };
}

/** The weekday from sunrise to sunrise; its times are null where the Sun does not rise. */
function wireVara(ephemeris: Ephemeris, question: PanchangQuestion): Wired {
  const { weekdayIndex, atJdUt } = question;
  const day = sunDayOf(question);
  return {
    index: weekdayIndex + 1, id: WEEKDAYS[weekdayIndex]!, lord: SEVEN_GRAHAS[weekdayIndex]!,
    start: day && instantTextOfJd(ephemeris, day.sunriseJdUt),
    end: day && instantTextOfJd(ephemeris, day.nextSunriseJdUt),
    fraction: day && wireBelow(Math.max(0, (atJdUt - day.sunriseJdUt) / (day.nextSunriseJdUt - day.sunriseJdUt)), 1),
  };
}

function solarParts(ephemeris: Ephemeris, parts: SolarParts | null, include: ReadonlySet<PanchangInclude>): Wired {
  const span = ({ startJdUt, endJdUt }: Span): Wired => ({ start: instantTextOfJd(ephemeris, startJdUt), end: instantTextOfJd(ephemeris, endJdUt) });
  const wired: Wired = {};
  if (include.has('kalams')) {
    wired['rahu_kalam'] = parts && span(parts.kalams.rahu_kalam);
    wired['yamaganda'] = parts && span(parts.kalams.yamaganda);
    wired['gulika_kalam'] = parts && span(parts.kalams.gulika_kalam);
    wired['abhijit_muhurta'] = parts?.abhijit ? span(parts.abhijit) : null;
  }
  if (include.has('choghadiya')) {
    wired['choghadiya'] = parts && parts.choghadiyas.map((one) => ({ id: one.id, lord: one.lord, quality: one.quality, daytime: one.daytime, ...span(one) }));
  }
  if (include.has('hora')) wired['hora'] = parts && parts.horas.map((one) => ({ lord: one.lord, daytime: one.daytime, ...span(one) }));
  if (include.has('muhurta')) {
    wired['brahma_muhurta'] = parts?.brahmaMuhurta ? span(parts.brahmaMuhurta) : null;
    wired['durmuhurtas'] = parts && parts.durmuhurtas.map((one) => ({ index: one.index, id: one.id, ...span(one) }));
    wired['muhurtas'] = parts && parts.muhurtas.map((one) => ({ index: one.index, id: one.id, daytime: one.daytime, ...span(one) }));
  }
  return wired;
}

function calendar(ephemeris: Ephemeris, { month, samvat, ritu, ayana }: Panchang, system: LunarMonthSystem): Wired {
  return {
    lunar_month: wireMonth(ephemeris, month, system),
    samvat: { kali: samvat.kali, shaka: samvat.shaka, vikram: samvat.vikram, vikram_kartikadi: samvat.vikramKartikadi, samvatsara: samvat.samvatsara },
    ritu, ayana,
  };
}

function wireMonth(ephemeris: Ephemeris, { amanta, purnimanta, paksha, kshaya, startJdUt, endJdUt }: LunarMonth, system: LunarMonthSystem): Wired {
  const named = ({ index, id, adhika }: NamedMonth): Wired => ({ index, id, adhika });
  return {
    system, ...named(system === 'amanta' ? amanta : purnimanta), amanta: named(amanta), purnimanta: named(purnimanta), kshaya, paksha,
    new_moon: instantTextOfJd(ephemeris, startJdUt), next_new_moon: instantTextOfJd(ephemeris, endJdUt),
  };
}
