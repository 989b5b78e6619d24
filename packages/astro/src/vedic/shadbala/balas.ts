import { normalizeDeg, separationDeg, wrap180 } from '../../angle/angle.ts';
import type { VedicChart } from '../chart.ts';
import { compoundRelation, type CompoundRelation, DEEP_EXALTATION_DEG, ownsSign } from '../dignity/dignity.ts';
import { type VargaNumber, vargaPlace } from '../varga/rules.ts';
import { isOddSign, SEVEN_GRAHAS, type SevenGraha, signLordAt } from '../zodiac.ts';
import type { VedicDay } from '../chart-day.ts';
import { drishtiVirupas } from '../aspects/aspects.ts';

export const SHADBALA_SCHEMES = ['raman', 'bphs'] as const;
export type ShadbalaScheme = (typeof SHADBALA_SCHEMES)[number];

/** Positional strength in virupas. */
export interface SthanaBala {
  readonly uccha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
}

const SEVEN_VARGAS: readonly VargaNumber[] = [1, 2, 3, 7, 9, 12, 30];
const MOOLATRIKONA_VIRUPAS = 45;
const OWN_VIRUPAS = 30;
/**
 * Points by the relation to the lord of the division: Raman, Graha and Bhava Balas ch. 3, or the other reading, BPHS
 * 27.2–4.
 */
const RELATION_VIRUPAS: Readonly<Record<ShadbalaScheme, Readonly<Record<CompoundRelation, number>>>> = {
  raman: { great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 },
  bphs: { great_friend: 20, friend: 15, neutral: 10, enemy: 4, great_enemy: 2 },
};

/** Which third of a sign gives 15 virupas: first for males, second for neuters, third for females. BPHS 27.6. */
const DREKKANA_OF: Readonly<Record<SevenGraha, number>> = {
  sun: 0,
  mars: 0,
  jupiter: 0,
  mercury: 1,
  saturn: 1,
  moon: 2,
  venus: 2,
};
const PREFERS_EVEN: readonly SevenGraha[] = ['moon', 'venus'];

/** Sthana bala with its five parts: BPHS 27.1–6, Raman, Graha and Bhava Balas ch. 3. Houses are whole signs. */
export function sthanaBala(chart: VedicChart, id: SevenGraha, scheme: ShadbalaScheme): SthanaBala {
  const { longitudeDeg, signIndex, degreeInSignDeg, signHouse } = chart.byId[id];
  return {
    uccha: ucchaBala(id, longitudeDeg),
    saptavargaja: SEVEN_VARGAS.reduce((sum, varga) => sum + vargaVirupas(chart, id, varga, scheme), 0),
    ojayugma:
      [signIndex, vargaPlace(9, longitudeDeg).signIndex].filter((sign) => isOddSign(sign) !== PREFERS_EVEN.includes(id))
        .length * 15,
    kendradi: [60, 30, 15][(signHouse - 1) % 3]!,
    drekkana: Math.floor(degreeInSignDeg / 10) === DREKKANA_OF[id] ? 15 : 0,
  };
}

/** A third of the arc from deepest debilitation, 0..60 virupas. */
function ucchaBala(id: SevenGraha, longitudeDeg: number): number {
  return (180 - separationDeg(longitudeDeg, DEEP_EXALTATION_DEG[id])) / 3;
}

function vargaVirupas({ byId }: VedicChart, id: SevenGraha, varga: VargaNumber, scheme: ShadbalaScheme): number {
  if (varga === 1 && byId[id].dignity === 'moolatrikona') return MOOLATRIKONA_VIRUPAS;
  const { signIndex } = vargaPlace(varga, byId[id].longitudeDeg);
  if (ownsSign(id, signIndex)) return OWN_VIRUPAS;
  const lord = signLordAt(signIndex);
  return RELATION_VIRUPAS[scheme][compoundRelation(id, byId[id].signIndex, lord, byId[lord].signIndex)];
}

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
function pakshaBala({ byId, benefics }: Pick<VedicChart, 'byId' | 'benefics'>, id: SevenGraha): number {
  const gained = separationDeg(byId.moon.longitudeDeg, byId.sun.longitudeDeg) / 3;
  return benefics.has(id) ? gained : 60 - gained;
}

/** By true declination: northern is good for sun, mars, jupiter and venus, southern for moon and saturn, either for mercury. */
function ayanaBala(id: SevenGraha, declinationDeg: number, obliquityDeg: number): number {
  const favourableDeg =
    id === 'mercury' ? Math.abs(declinationDeg) : SOUTHERN.includes(id) ? -declinationDeg : declinationDeg;
  return Math.min(60, Math.max(0, (60 * (obliquityDeg + favourableDeg)) / (2 * obliquityDeg)));
}

type MeanBody = Exclude<SevenGraha, 'moon'>;

/**
 * Meeus, Astronomical Algorithms (1998), table 31.A: degrees, degrees per Julian century and per century squared, mean
 * equinox of date. `sun` is the Earth + 180°.
 */
const TABLE_31A: Readonly<Record<MeanBody, readonly [number, number, number]>> = {
  mercury: [252.250906, 149474.0722491, 0.0003035],
  venus: [181.979801, 58519.2130302, 0.00031014],
  sun: [280.466457, 36000.7698278, 0.00030322],
  mars: [355.433, 19141.6964471, 0.00031052],
  jupiter: [34.351519, 3036.3027748, 0.0002233],
  saturn: [50.077444, 1223.5110686, 0.00051908],
};

const J2000_JD = 2451545;
const DAYS_PER_CENTURY = 36525;

/** Tropical mean longitude in [0, 360) at a Julian day TT. */
export function meanLongitudeDeg(body: MeanBody, jdTt: number): number {
  const [constant, rate, square] = TABLE_31A[body];
  const centuries = (jdTt - J2000_JD) / DAYS_PER_CENTURY;
  return normalizeDeg(constant + rate * centuries + square * centuries * centuries);
}

type StarryGraha = Exclude<SevenGraha, 'sun' | 'moon'>;
const INFERIOR: readonly StarryGraha[] = ['mercury', 'venus'];

/** The inputs of a planet's cheshta bala; degrees, sidereal. */
interface Cheshta {
  readonly meanDeg: number;
  readonly sighroccaDeg: number;
  /** A third of the arc from the sighrocca to the midpoint of mean and true longitude, 0..60. */
  readonly virupas: number;
}

/**
 * Motional strength of mars to saturn: BPHS 27.21–23, Raman, Graha and Bhava Balas ch. 6; mean longitudes of Meeus
 * minus the mean ayanamsa.
 */
export function cheshtaBala(
  { byId, ayanamsa }: Pick<VedicChart, 'byId' | 'ayanamsa'>,
  id: StarryGraha,
  jdTt: number,
): Cheshta {
  const own = normalizeDeg(meanLongitudeDeg(id, jdTt) - ayanamsa.meanDeg);
  const sun = normalizeDeg(meanLongitudeDeg('sun', jdTt) - ayanamsa.meanDeg);
  const [meanDeg, sighroccaDeg] = INFERIOR.includes(id) ? [sun, own] : [own, sun];
  const middleDeg = meanDeg + wrap180(byId[id].longitudeDeg - meanDeg) / 2;
  return { meanDeg, sighroccaDeg, virupas: separationDeg(sighroccaDeg, normalizeDeg(middleDeg)) / 3 };
}

/**
 * Aspectual strength of a point: a quarter of the aspect strengths of benefics minus those of malefics, for sun to
 * saturn. BPHS 27.19.
 */
export function drikVirupas(
  { byId, benefics }: Pick<VedicChart, 'byId' | 'benefics'>,
  longitudeDeg: number,
  except: SevenGraha | null = null,
): number {
  return (
    SEVEN_GRAHAS.filter((id) => id !== except).reduce(
      (sum, id) => sum + (benefics.has(id) ? 1 : -1) * drishtiVirupas(id, byId[id].longitudeDeg, longitudeDeg),
      0,
    ) / 4
  );
}
