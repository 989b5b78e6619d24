import type { Ephemeris, Frame, GeoPosition } from '../../ephemeris.ts';
import type { SunriseDefinition } from '../chart-settings.ts';
import { moonTimesAfter, sunsetBefore, type CivilSpan, type SunTimes } from '../rise-set/sun-times.ts';
import { samvatOf, type Samvat } from './era.ts';
import { daySky, type DaySky } from './day-sky.ts';
import { limbFraction, limbsIn, type Limb, type LimbKind } from './limbs.ts';
import { lunarMonthAt, type LunarMonth } from './lunar-month.ts';
import { abhijitOf, brahmaMuhurtaOf, durmuhurtasOf, muhurtasOf, type Muhurta } from './muhurtas.ts';
import { nakshatraGhatis, type NakshatraSpan, type VarjyamTable } from './nakshatra-ghatis.ts';
import {
  choghadiyasOf,
  horasOf,
  kalamOf,
  type Choghadiya,
  type Hora,
  type KalamId,
  type Span,
  type SunDay,
} from './parts-of-day.ts';
import { ayanaOf, rituOf, type Ayana, type Ritu } from './season.ts';

export interface PanchangSettings {
  readonly sunrise: SunriseDefinition;
  readonly hora: 'unequal' | 'equal';
  /** The brahma muhurta asks for the sunset before. */
  readonly brahmaMuhurta: boolean;
  readonly varjyamTable: VarjyamTable;
}

export interface PanchangQuestion {
  /** The limbs that hold at this instant stand out; month and season are its too. */
  readonly atJdUt: number;
  /** The vedic day: its sunrise, sunset and next sunrise, as far as there are any. */
  readonly sun: SunTimes;
  /** 0 Sunday … 6 Saturday: of the vedic day. */
  readonly weekdayIndex: number;
  /** Limbs that touch it are all listed: sunrise to sunrise, or the civil day where the Sun does not rise. */
  readonly span: CivilSpan;
  /** The civil midnight from which Moon rise and set are sought. */
  readonly midnightJdUt: number;
  readonly place: GeoPosition;
  /** Geocentric, with the ayanamsa of nakshatra, yoga and month. */
  readonly frame: Frame;
}

export type CurrentLimb<Kind extends LimbKind> = Limb<Kind> & { readonly fraction: number };

/** The limbs at one instant. */
export type CurrentLimbs = { readonly [Kind in LimbKind]: CurrentLimb<Kind> };

export interface SolarParts {
  readonly kalams: Readonly<Record<KalamId, Span>>;
  readonly abhijit: Span | null;
  readonly brahmaMuhurta: Span | null;
  readonly durmuhurtas: readonly Muhurta[];
  readonly choghadiyas: readonly Choghadiya[];
  readonly horas: readonly Hora[];
  readonly muhurtas: readonly Muhurta[];
}

export interface Panchang {
  readonly current: CurrentLimbs;
  readonly limbs: { readonly [Kind in LimbKind]: readonly Limb<Kind>[] };
  /** Poison and nectar of the nakshatras that touch the day. */
  readonly varjyam: readonly NakshatraSpan[];
  readonly amritaKala: readonly NakshatraSpan[];
  readonly moonriseJdUt: number | null;
  readonly moonsetJdUt: number | null;
  /** Null where the Sun does not both rise and set. */
  readonly parts: SolarParts | null;
  readonly month: LunarMonth;
  readonly samvat: Samvat;
  readonly ritu: { readonly vedic: Ritu; readonly drik: Ritu };
  readonly ayana: { readonly vedic: Ayana; readonly drik: Ayana };
}

/** The five limbs and the times of a vedic day, contract §6.9. @throws DateOutOfRangeError, BodyUnavailableError */
export function computePanchang(
  ephemeris: Ephemeris,
  question: PanchangQuestion,
  settings: PanchangSettings,
): Panchang {
  const { atJdUt, span, frame, place, midnightJdUt } = question;
  const sky = daySky(ephemeris, frame);
  const limbs = <Kind extends LimbKind>(kind: Kind): Limb<Kind>[] => limbsIn(sky, kind, span.startJdUt, span.endJdUt);
  const lists = { tithi: limbs('tithi'), nakshatra: limbs('nakshatra'), yoga: limbs('yoga'), karana: limbs('karana') };
  const month = lunarMonthAt(ephemeris, frame, atJdUt);
  const sunDeg = ephemeris.ecliptic(atJdUt, 'sun', frame).longitudeDeg;
  const tropicalSunDeg = ephemeris.ecliptic(atJdUt, 'sun', { ...frame, ayanamsa: null }).longitudeDeg;
  return {
    current: {
      tithi: currentOf(sky, 'tithi', lists.tithi, atJdUt),
      nakshatra: currentOf(sky, 'nakshatra', lists.nakshatra, atJdUt),
      yoga: currentOf(sky, 'yoga', lists.yoga, atJdUt),
      karana: currentOf(sky, 'karana', lists.karana, atJdUt),
    },
    limbs: lists,
    ...nakshatraGhatis(lists.nakshatra, span, settings.varjyamTable),
    ...moonTimesAfter(ephemeris, place, midnightJdUt),
    parts: solarParts(ephemeris, question, settings),
    month,
    samvat: samvatOf(month),
    ritu: { vedic: rituOf(sunDeg), drik: rituOf(tropicalSunDeg) },
    ayana: { vedic: ayanaOf(sunDeg), drik: ayanaOf(tropicalSunDeg) },
  };
}

function currentOf<Kind extends LimbKind>(
  sky: DaySky,
  kind: Kind,
  list: readonly Limb<Kind>[],
  jdUt: number,
): CurrentLimb<Kind> {
  const limb = list.findLast(({ startJdUt }) => startJdUt <= jdUt) ?? list[0]!;
  return { ...limb, fraction: limbFraction(sky, kind, limb, jdUt) };
}

/** The whole day of the Sun, or null where a part of it is missing. */
export function sunDayOf({ sun, weekdayIndex }: Pick<PanchangQuestion, 'sun' | 'weekdayIndex'>): SunDay | null {
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
  const day = sunDayOf(question);
  if (day === null) return null;
  const previousSunsetJdUt = !brahmaMuhurta ? null : sunsetBefore(ephemeris, question.place, day.sunriseJdUt, sunrise);
  return {
    kalams: {
      rahu_kalam: kalamOf('rahu_kalam', day),
      yamaganda: kalamOf('yamaganda', day),
      gulika_kalam: kalamOf('gulika_kalam', day),
    },
    abhijit: abhijitOf(day),
    brahmaMuhurta: previousSunsetJdUt === null ? null : brahmaMuhurtaOf(previousSunsetJdUt, day.sunriseJdUt),
    durmuhurtas: durmuhurtasOf(day),
    choghadiyas: choghadiyasOf(day),
    horas: horasOf(day, hora),
    muhurtas: muhurtasOf(day),
  };
}
