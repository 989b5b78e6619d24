import { separationDeg } from '../../angle/normalize.ts';
import type { VedicChart } from '../chart.ts';
import type { VedicDay } from '../chart-day.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';

/**
 * Temporal strength in virupas; the parts that depend on the day are null when the Sun does not rise or set, and count
 * as 0.
 */
export interface KalaBala {
  readonly nathonnatha: number;
  readonly paksha: number;
  readonly tribhaga: number | null;
  readonly abda: number | null;
  readonly masa: number | null;
  readonly vara: number | null;
  readonly hora: number | null;
  readonly ayana: number;
  /** What a planetary war gives or takes. */
  readonly yuddha: number;
}

/** Lords of year, month, weekday and hour, the same for every planet. */
export interface TimeLords {
  readonly ahargana: number;
  readonly abda: SevenGraha;
  readonly masa: SevenGraha;
  readonly vara: SevenGraha;
  readonly hora: SevenGraha;
  readonly tribhaga: SevenGraha;
}

const CHALDEAN: readonly SevenGraha[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'];
const DAY_THIRDS: readonly SevenGraha[] = ['mercury', 'sun', 'saturn'];
const NIGHT_THIRDS: readonly SevenGraha[] = ['moon', 'venus', 'mars'];

/** Days from Creation to Julian day number 2400411 (23 November 1858): Burgess, Surya Siddhanta, note to BPHS 27.13. */
const CREATION_DAYS = 714_404_108_573;
const CREATION_EPOCH_JDN = 2_400_411;

/** The lords of year, month, weekday, hour and third of the day; null where the Sun does not rise or set. BPHS 27.9–14. */
export function timeLords(day: VedicDay | null, jdUt: number): TimeLords | null {
  if (day === null) return null;
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, isDaytime, hoursSinceSunrise, civilDayNumber, weekdayLord } = day;
  const ahargana = CREATION_DAYS + civilDayNumber - CREATION_EPOCH_JDN;
  const [start, end] = isDaytime ? [sunriseJdUt, sunsetJdUt] : [sunsetJdUt, nextSunriseJdUt];
  const third = Math.min(2, Math.max(0, Math.floor((3 * (jdUt - start)) / (end - start))));
  return {
    ahargana,
    abda: countedLord(3 * Math.floor(ahargana / 360) + 1),
    masa: countedLord(2 * Math.floor(ahargana / 30) + 1),
    vara: weekdayLord,
    hora: CHALDEAN[(CHALDEAN.indexOf(weekdayLord) + Math.floor(hoursSinceSunrise)) % 7]!,
    tribhaga: (isDaytime ? DAY_THIRDS : NIGHT_THIRDS)[third]!,
  };
}

/** 1 Sun, 2 Moon … 7 or 0 Saturn. */
function countedLord(count: number): SevenGraha {
  return SEVEN_GRAHAS[(count + 6) % 7]!;
}

const BY_DAY: readonly SevenGraha[] = ['sun', 'jupiter', 'venus'];
const SOUTHERN: readonly SevenGraha[] = ['moon', 'saturn'];

/** Kala bala before planetary war: BPHS 27.8–17. `apparentHours` is local apparent time since midnight, 0..24. */
export function kalaBala(
  chart: VedicChart,
  id: SevenGraha,
  lords: TimeLords | null,
  apparentHours: number,
): Omit<KalaBala, 'yuddha'> {
  const given = (lord: SevenGraha | undefined, virupas: number): number | null =>
    lord === undefined ? null : lord === id ? virupas : 0;
  return {
    nathonnatha: nathonnatha(id, apparentHours),
    paksha: pakshaBala(chart, id),
    tribhaga: id === 'jupiter' ? 60 : given(lords?.tribhaga, 60),
    abda: given(lords?.abda, 15),
    masa: given(lords?.masa, 30),
    vara: given(lords?.vara, 45),
    hora: given(lords?.hora, 60),
    ayana: ayanaBala(id, chart.byId[id].position.declinationDeg, chart.obliquityDeg),
  };
}

function nathonnatha(id: SevenGraha, apparentHours: number): number {
  if (id === 'mercury') return 60;
  const byDay = 5 * Math.min(apparentHours, 24 - apparentHours);
  return BY_DAY.includes(id) ? byDay : 60 - byDay;
}

/** Benefics gain with the Moon's distance from the Sun, malefics lose. The Moon's is not doubled (docs/methods/shadbala.md). */
export function pakshaBala({ byId, benefics }: Pick<VedicChart, 'byId' | 'benefics'>, id: SevenGraha): number {
  const gained = separationDeg(byId.moon.longitudeDeg, byId.sun.longitudeDeg) / 3;
  return benefics.has(id) ? gained : 60 - gained;
}

/** By true declination: northern is good for sun, mars, jupiter and venus, southern for moon and saturn, either for mercury. */
export function ayanaBala(id: SevenGraha, declinationDeg: number, obliquityDeg: number): number {
  const favourableDeg =
    id === 'mercury' ? Math.abs(declinationDeg) : SOUTHERN.includes(id) ? -declinationDeg : declinationDeg;
  return Math.min(60, Math.max(0, (60 * (obliquityDeg + favourableDeg)) / (2 * obliquityDeg)));
}
