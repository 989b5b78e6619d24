import { normalizeDeg } from '../../angle/angle.ts';
import type { Ephemeris, GeoPosition } from '../../ephemeris.ts';
import { signIndexAt } from '../../zodiac/signs.ts';
import { computeVedicChart } from '../chart-compute.ts';
import type { VedicChart } from '../chart.ts';
import { byPlanet, houseFromSign, type SevenGraha, signLordAt } from '../zodiac.ts';
import { type ByPlanet } from '../ashtakavarga/ashtakavarga.ts';
import { harshaBala, type HarshaBala } from './tajika-bala.ts';
import { muddaDasha, type MuddaPeriod, type MuddaStart, patyayiniDasha, type PatyayiniPeriod } from './year-dashas.ts';
import { type Saham, type SahamReading, sahams } from './sahams.ts';
import { siderealSolarReturn } from './sun-charts.ts';
import { tajikaYogas, type TajikaYoga } from './tajika-yogas.ts';
import {
  officeBearers,
  yearLord,
  yieldedYearLord,
  type MoonYearLord,
  type OfficeBearer,
  type YearLord,
} from './year-lord.ts';

/** The muntha: it moves one sign a year from the birth lagna. */
export interface Muntha {
  readonly longitudeDeg: number;
  readonly signIndex: number;
  readonly lord: SevenGraha;
  /** Whole-sign house in the year's chart. */
  readonly house: number;
}

/** The parts that need the birth time. */
export interface VarshaphalParts {
  readonly muntha: Muntha;
  readonly officeBearers: readonly OfficeBearer[];
  readonly yearLord: YearLord;
  readonly sahams: readonly Saham[];
  readonly harshaBala: ByPlanet<HarshaBala>;
  readonly yogas: readonly TajikaYoga[];
  readonly patyayiniDasha: readonly PatyayiniPeriod[];
  /** The return falls between sunrise and sunset; where there are none, the Sun is above the horizon. */
  readonly isDaytime: boolean;
}

export interface Varshaphal {
  /** Completed years since birth. */
  readonly completedYears: number;
  readonly startJdUt: number;
  /** The next return. */
  readonly endJdUt: number;
  readonly chart: VedicChart;
  readonly parts: VarshaphalParts | null;
  readonly muddaDasha: readonly MuddaPeriod[];
}

export interface VarshaphalQuestion {
  readonly natal: VedicChart;
  readonly completedYears: number;
  /** Where the year's chart is cast. */
  readonly place: GeoPosition;
  /** UTC offset of that place's clock at the return. */
  readonly utcOffsetSecondsAt: (jdUt: number) => number;
  readonly reading: TajikaReading;
}

/** Readings of a Tajika year on which authors differ. */
export interface TajikaReading {
  readonly moonYearLord: MoonYearLord;
  readonly sahams: SahamReading;
  readonly muddaStart: MuddaStart;
}

/**
 * The Tajika year: the chart of the sidereal solar return and everything derived from it.
 * @throws DateOutOfRangeError, HouseSystemUndefinedError
 */
export function computeVarshaphal(
  ephemeris: Ephemeris,
  { natal, completedYears, place, utcOffsetSecondsAt, reading }: VarshaphalQuestion,
): Varshaphal {
  const frame = {
    center: 'geocentric',
    positions: natal.settings.positions,
    ayanamsa: natal.settings.ayanamsa.definition,
  } as const;
  const natalSunDeg = ephemeris.ecliptic(natal.birth.jdUt, 'sun', frame).longitudeDeg;
  const at = (years: number): number => siderealSolarReturn(ephemeris, frame, natalSunDeg, natal.birth.jdUt, years);
  const [startJdUt, endJdUt] = [at(completedYears), at(completedYears + 1)];
  const chart = computeVedicChart(
    ephemeris,
    {
      jdUt: startJdUt,
      unknownTime: natal.birth.unknownTime,
      place,
      utcOffsetSeconds: utcOffsetSecondsAt(startJdUt),
    },
    natal.settings,
  );
  return {
    completedYears,
    startJdUt,
    endJdUt,
    chart,
    parts: yearParts(ephemeris, { natal, chart, completedYears, place, reading, startJdUt, endJdUt }),
    muddaDasha: muddaDasha(
      natal.byId.moon.nakshatra.index,
      completedYears,
      startJdUt,
      endJdUt,
      reading.muddaStart === 'balance' ? natal.byId.moon.nakshatra.fraction : 0,
    ),
  };
}

interface YearOfChart extends Pick<VarshaphalQuestion, 'natal' | 'completedYears' | 'place' | 'reading'> {
  readonly chart: VedicChart;
  readonly startJdUt: number;
  readonly endJdUt: number;
}

function yearParts(
  ephemeris: Ephemeris,
  { natal, chart, completedYears, place, reading, startJdUt, endJdUt }: YearOfChart,
): VarshaphalParts | null {
  const { lagna } = chart;
  if (natal.lagna === null || lagna === null) return null;
  const longitudeDeg = normalizeDeg(natal.lagna.longitudeDeg + 30 * (completedYears % 12));
  const signIndex = signIndexAt(longitudeDeg);
  const isDaytime = chart.day?.isDaytime ?? sunIsUp(ephemeris, chart, place);
  const bearers = officeBearers(chart, lagna, natal.lagna.signIndex, signIndex, isDaytime);
  const chosen = yearLord(bearers);
  return {
    muntha: { longitudeDeg, signIndex, lord: signLordAt(signIndex), house: houseFromSign(signIndex, lagna.signIndex) },
    officeBearers: bearers,
    yearLord: reading.moonYearLord === 'keeps' ? chosen : yieldedYearLord(chosen, chart),
    sahams: sahams(chart, lagna.longitudeDeg, isDaytime, reading.sahams),
    isDaytime,
    harshaBala: byPlanet((id) => harshaBala(chart.byId, id, lagna.signIndex, isDaytime)),
    yogas: tajikaYogas(chart.byId, lagna.signIndex),
    patyayiniDasha: patyayiniDasha(
      (id) => (id === 'lagna' ? lagna : chart.byId[id]).degreeInSignDeg,
      startJdUt,
      endJdUt,
    ),
  };
}

function sunIsUp(ephemeris: Ephemeris, { birth: { jdUt } }: VedicChart, place: GeoPosition): boolean {
  const sun = ephemeris.ecliptic(jdUt, 'sun', { center: 'geocentric', positions: 'apparent', ayanamsa: null });
  return ephemeris.horizontal(jdUt, place, sun.longitudeDeg, sun.latitudeDeg, sun.distanceAu).altitudeDeg > 0;
}
