import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import {
  completeSunDay,
  type Panchang,
  type PanchangQuestion,
  type PanchangSettings,
  type SolarParts,
} from '@theia-astro/astro/vedic/panchang/panchang';
import type { LunarMonth, NamedMonth } from '@theia-astro/astro/vedic/panchang/lunar-month';
import type { NakshatraSpan } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import type { Span } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { wireBelow, type Wire } from '../wire/wire.ts';
import { sunriseName } from '../request/setting-fields.ts';
import {
  calendarShape,
  type ghatisSchema,
  type lunarMonthSchema,
  type LunarMonthSystem,
  type namedMonthSchema,
  type PanchangInclude,
  panchangShape,
  solarPartsShape,
  type spanSchema,
  type varaSchema,
  WEEKDAYS,
} from './panchang-shape.ts';
import { instantWriter, type InstantWriter } from './wire.ts';
import { wireCurrentLimbs, wireLimbLists } from './limbs.ts';

const panchangSchema = z.object(panchangShape);
const solarPartsSchema = z.object(solarPartsShape);
const calendarSchema = z.object(calendarShape);

export interface WireSettings extends PanchangSettings {
  readonly lunarMonth: LunarMonthSystem;
}

/**
 * Writes a panchang for the product and the Vedic chart, docs/methods/panchang.md. Parts that need a sunrise are null without one.
 */
export function wirePanchang(
  ephemeris: Ephemeris,
  panchang: Panchang,
  question: PanchangQuestion,
  { sunrise, lunarMonth }: WireSettings,
  include: ReadonlySet<PanchangInclude>,
): Wire<typeof panchangSchema> {
  const { sun } = question;
  const at = instantWriter(ephemeris);
  const atOrNull = (jdUt: number | null): string | null => (jdUt === null ? null : at(jdUt));
  return {
    vara: wireVara(at, question),
    ...wireCurrentLimbs(at, panchang.current),
    sunrise_definition: sunriseName(sunrise),
    sunrise_at: atOrNull(sun.sunriseJdUt),
    sunset_at: atOrNull(sun.sunsetJdUt),
    next_sunrise_at: atOrNull(sun.nextSunriseJdUt),
    moonrise_at: atOrNull(panchang.moonriseJdUt),
    moonset_at: atOrNull(panchang.moonsetJdUt),
    polar: panchang.polar,
    ...(include.has('limbs') ? { limbs: wireLimbLists(at, panchang.limbs) } : {}),
    ...wireSolarParts(at, panchang.parts, include),
    ...(include.has('varjyam')
      ? { varjyam: panchang.varjyam.map(ghatis(at)), amrita_kala: panchang.amritaKala.map(ghatis(at)) }
      : {}),
    ...(include.has('periods')
      ? { periods: panchang.periods.map((one) => ({ id: one.id, ...wireSpan(at, one) })) }
      : {}),
    ...(include.has('lagnas')
      ? {
          lagnas:
            panchang.lagnas &&
            panchang.lagnas.map((one) => ({
              sign: signByIndex(one.signIndex),
              panchaka: one.panchaka,
              ...wireSpan(at, one),
            })),
        }
      : {}),
    ...(include.has('lunar_month') ? wireCalendar(at, panchang, lunarMonth) : {}),
  };
}

const wireSpan = (at: InstantWriter, { startJdUt, endJdUt }: Span): Wire<typeof spanSchema> => ({
  starts_at: at(startJdUt),
  ends_at: at(endJdUt),
});

const ghatis =
  (at: InstantWriter) =>
  (span: NakshatraSpan): Wire<typeof ghatisSchema> => ({ nakshatra: span.nakshatra, ...wireSpan(at, span) });

/** The weekday from sunrise to sunrise; its times are null when the Sun does not rise. */
function wireVara(at: InstantWriter, question: PanchangQuestion): Wire<typeof varaSchema> {
  const { weekdayIndex, atJdUt } = question;
  const day = completeSunDay(question);
  return {
    index: weekdayIndex + 1,
    id: WEEKDAYS[weekdayIndex]!,
    lord: SEVEN_GRAHAS[weekdayIndex]!,
    starts_at: day && at(day.sunriseJdUt),
    ends_at: day && at(day.nextSunriseJdUt),
    fraction: day && wireBelow(Math.max(0, (atJdUt - day.sunriseJdUt) / (day.nextSunriseJdUt - day.sunriseJdUt)), 1),
  };
}

function wireSolarParts(
  at: InstantWriter,
  parts: SolarParts | null,
  include: ReadonlySet<PanchangInclude>,
): Wire<typeof solarPartsSchema> {
  const span = (one: Span): Wire<typeof spanSchema> => wireSpan(at, one);
  return {
    ...(include.has('kalams')
      ? {
          rahu_kalam: parts && span(parts.kalams.rahu_kalam),
          yamaganda: parts && span(parts.kalams.yamaganda),
          gulika_kalam: parts && span(parts.kalams.gulika_kalam),
          abhijit_muhurta: parts?.abhijit ? span(parts.abhijit) : null,
        }
      : {}),
    ...(include.has('choghadiya')
      ? {
          choghadiya:
            parts &&
            parts.choghadiyas.map((one) => ({
              id: one.id,
              lord: one.lord,
              quality: one.quality,
              daytime: one.daytime,
              ...span(one),
            })),
        }
      : {}),
    ...(include.has('hora')
      ? { hora: parts && parts.horas.map((one) => ({ lord: one.lord, daytime: one.daytime, ...span(one) })) }
      : {}),
    ...(include.has('muhurtas')
      ? {
          brahma_muhurta: parts?.brahmaMuhurta ? span(parts.brahmaMuhurta) : null,
          vijaya_muhurta: parts && span(parts.vijaya),
          nishita_muhurta: parts && span(parts.nishita),
          durmuhurtas: parts && parts.durmuhurtas.map((one) => ({ index: one.index, id: one.id, ...span(one) })),
          muhurtas:
            parts &&
            parts.muhurtas.map((one) => ({ index: one.index, id: one.id, daytime: one.daytime, ...span(one) })),
        }
      : {}),
  };
}

function wireCalendar(
  at: InstantWriter,
  { month, samvat, ritu, ayana }: Panchang,
  system: LunarMonthSystem,
): Wire<typeof calendarSchema> {
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
): Wire<typeof lunarMonthSchema> {
  const named = ({ index, id, adhika }: NamedMonth): Wire<typeof namedMonthSchema> => ({ index, id, adhika });
  return {
    system,
    ...named(system === 'amanta' ? amanta : purnimanta),
    amanta: named(amanta),
    purnimanta: named(purnimanta),
    kshaya,
    paksha,
    new_moon_at: at(startJdUt),
    next_new_moon_at: at(endJdUt),
  };
}
