import type { Ephemeris, Frame, GeoPosition } from '../../ephemeris.ts';
import type { SunriseDefinition } from '../chart.ts';
import {
  type CivilSpan,
  moonTimesIn,
  type PolarPhase,
  polarPhaseAt,
  sunsetBefore,
  type SunTimes,
} from '../rise-set/sun-times.ts';
import {
  type Ayana,
  ayanaAt,
  type LunarMonth,
  lunarMonthAt,
  type Ritu,
  rituAt,
  type Samvat,
  samvatYears,
} from './lunar-month.ts';
import { daySky, type DaySky } from './day-sky.ts';
import { type Limb, limbFraction, type LimbKind, limbsIn } from './limbs.ts';
import { dayPeriods, type DayPeriod } from './day-periods.ts';
import {
  abhijitSpan,
  brahmaMuhurtaSpan,
  listDurmuhurtas,
  listMuhurtas,
  nishitaSpan,
  vijayaSpan,
  type Muhurta,
} from './muhurtas.ts';
import { nakshatraGhatis, type NakshatraSpan, type VarjyamTable } from './nakshatra-ghatis.ts';
import {
  listChoghadiyas,
  planetaryHoras,
  kalamSpan,
  type Choghadiya,
  type Hora,
  type KalamId,
  type Span,
  type SunDay,
} from './parts-of-day.ts';
import { everySignRises, panchakaSpans, risingSigns, type PanchakaCount, type PanchakaSpan } from './rising-signs.ts';

export interface PanchangSettings {
  readonly sunrise: SunriseDefinition;
  readonly hora: 'unequal' | 'equal';
  /** The brahma muhurta needs the previous sunset. */
  readonly brahmaMuhurta: boolean;
  readonly varjyamTable: VarjyamTable;
  /** Whether to find the named periods and the rising signs. */
  readonly periods: boolean;
  readonly lagnas: boolean;
  readonly panchakaCount: PanchakaCount;
}

export interface PanchangQuestion {
  /** The limbs at this instant are the current ones; month and season are also given for it. */
  readonly atJdUt: number;
  /** The vedic day: sunrise, sunset and next sunrise, where they exist. */
  readonly sun: SunTimes;
  /** Weekday of the vedic day, 0 Sunday … 6 Saturday. */
  readonly weekdayIndex: number;
  /** All limbs that overlap this span are listed: sunrise to sunrise, or the civil day when the Sun does not rise. */
  readonly span: CivilSpan;
  /** The day to which moonrise and moonset belong. */
  readonly moonSpan: CivilSpan;
  readonly place: GeoPosition;
  /** Geocentric frame, with the ayanamsa for nakshatra, yoga and month. */
  readonly frame: Frame;
}

export type CurrentLimb<Kind extends LimbKind> = Limb<Kind> & { readonly fraction: number };

/** The limbs at one instant. */
export type CurrentLimbs = { readonly [Kind in LimbKind]: CurrentLimb<Kind> };

export interface SolarParts {
  readonly kalams: Readonly<Record<KalamId, Span>>;
  readonly abhijit: Span | null;
  readonly vijaya: Span;
  readonly nishita: Span;
  readonly brahmaMuhurta: Span | null;
  readonly durmuhurtas: readonly Muhurta[];
  readonly choghadiyas: readonly Choghadiya[];
  readonly horas: readonly Hora[];
  readonly muhurtas: readonly Muhurta[];
}

export interface Panchang {
  readonly current: CurrentLimbs;
  readonly limbs: { readonly [Kind in LimbKind]: readonly Limb<Kind>[] };
  /** Varjyam and amrita kala of the nakshatras that overlap the day. */
  readonly varjyam: readonly NakshatraSpan[];
  readonly amritaKala: readonly NakshatraSpan[];
  /** Empty unless requested. */
  readonly periods: readonly DayPeriod[];
  /** Rising signs from sunrise to sunrise with their panchaka; null where the Sun or some sign does not rise. */
  readonly lagnas: readonly PanchakaSpan[] | null;
  readonly moonriseJdUt: number | null;
  readonly moonsetJdUt: number | null;
  /** Null when the Sun both rises and sets. */
  readonly polar: PolarPhase | null;
  /** Null when the Sun does not both rise and set. */
  readonly parts: SolarParts | null;
  readonly month: LunarMonth;
  readonly samvat: Samvat;
  readonly ritu: { readonly vedic: Ritu; readonly drik: Ritu };
  readonly ayana: { readonly vedic: Ayana; readonly drik: Ayana };
}

/** The five limbs and the times of a vedic day, docs/methods/panchang.md. @throws DateOutOfRangeError, BodyUnavailableError */
export function computePanchang(
  ephemeris: Ephemeris,
  question: PanchangQuestion,
  settings: PanchangSettings,
): Panchang {
  const { atJdUt, span, frame, place, moonSpan } = question;
  const sky = daySky(ephemeris, frame);
  const limbs = <Kind extends LimbKind>(kind: Kind): Limb<Kind>[] => limbsIn(sky, kind, span.startJdUt, span.endJdUt);
  const lists = { tithi: limbs('tithi'), nakshatra: limbs('nakshatra'), yoga: limbs('yoga'), karana: limbs('karana') };
  const month = lunarMonthAt(ephemeris, frame, atJdUt);
  const sunDeg = ephemeris.ecliptic(atJdUt, 'sun', frame).longitudeDeg;
  const tropicalSunDeg = ephemeris.ecliptic(atJdUt, 'sun', { ...frame, ayanamsa: null }).longitudeDeg;
  return {
    current: {
      tithi: currentLimb(sky, 'tithi', lists.tithi, atJdUt),
      nakshatra: currentLimb(sky, 'nakshatra', lists.nakshatra, atJdUt),
      yoga: currentLimb(sky, 'yoga', lists.yoga, atJdUt),
      karana: currentLimb(sky, 'karana', lists.karana, atJdUt),
    },
    limbs: lists,
    ...nakshatraGhatis(lists.nakshatra, span, settings.varjyamTable),
    periods: settings.periods ? dayPeriods(sky, span, question.weekdayIndex) : [],
    lagnas: settings.lagnas ? lagnasOf(ephemeris, question, lists, settings.panchakaCount) : null,
    ...moonTimesIn(ephemeris, place, moonSpan),
    polar: completeSunDay(question) === null ? polarPhaseAt(ephemeris, place, atJdUt, settings.sunrise) : null,
    parts: solarParts(ephemeris, question, settings),
    month,
    samvat: samvatYears(month),
    ritu: { vedic: rituAt(sunDeg), drik: rituAt(tropicalSunDeg) },
    ayana: { vedic: ayanaAt(sunDeg), drik: ayanaAt(tropicalSunDeg) },
  };
}

function lagnasOf(
  ephemeris: Ephemeris,
  question: PanchangQuestion,
  { tithi, nakshatra }: Pick<Panchang['limbs'], 'tithi' | 'nakshatra'>,
  count: PanchakaCount,
): PanchakaSpan[] | null {
  const { place, frame, atJdUt } = question;
  const day = completeSunDay(question);
  if (day === null || !everySignRises(ephemeris, place, atJdUt)) return null;
  const span = { startJdUt: day.sunriseJdUt, endJdUt: day.nextSunriseJdUt, weekdayIndex: day.weekdayIndex };
  return panchakaSpans(risingSigns(ephemeris, place, frame, span), tithi, nakshatra, span, count);
}

function currentLimb<Kind extends LimbKind>(
  sky: DaySky,
  kind: Kind,
  list: readonly Limb<Kind>[],
  jdUt: number,
): CurrentLimb<Kind> {
  const limb = list.findLast(({ startJdUt }) => startJdUt <= jdUt) ?? list[0]!;
  return { ...limb, fraction: limbFraction(sky, kind, limb, jdUt) };
}

/** The complete sunrise-to-sunrise day, or null when a part of it is missing. */
export function completeSunDay({ sun, weekdayIndex }: Pick<PanchangQuestion, 'sun' | 'weekdayIndex'>): SunDay | null {
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = sun;
  return sunriseJdUt === null || sunsetJdUt === null || nextSunriseJdUt === null
    ? null
    : { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, weekdayIndex };
}

function solarParts(
  ephemeris: Ephemeris,
  question: PanchangQuestion,
  { sunrise, hora, brahmaMuhurta }: PanchangSettings,
): SolarParts | null {
  const day = completeSunDay(question);
  if (day === null) return null;
  const previousSunsetJdUt = !brahmaMuhurta ? null : sunsetBefore(ephemeris, question.place, day.sunriseJdUt, sunrise);
  return {
    kalams: {
      rahu_kalam: kalamSpan('rahu_kalam', day),
      yamaganda: kalamSpan('yamaganda', day),
      gulika_kalam: kalamSpan('gulika_kalam', day),
    },
    abhijit: abhijitSpan(day),
    vijaya: vijayaSpan(day),
    nishita: nishitaSpan(day),
    brahmaMuhurta: previousSunsetJdUt === null ? null : brahmaMuhurtaSpan(previousSunsetJdUt, day.sunriseJdUt),
    durmuhurtas: listDurmuhurtas(day),
    choghadiyas: listChoghadiyas(day),
    horas: planetaryHoras(day, hora),
    muhurtas: listMuhurtas(day),
  };
}
