import { equalParts, inArcs, type Arc } from '@theia-astro/astro/elections/arcs';
import type { ElectionCondition } from '@theia-astro/astro/elections/condition';
import { findElections } from '@theia-astro/astro/elections/search';
import { electionSky } from '@theia-astro/astro/elections/sky';
import type { Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { horaAt, planetaryHoras } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { forgetful, openSkies, processorMs } from './skies.ts';
import { median } from './statistics.ts';

const FROM = 2_460_310.5;
const DAYS = 366;
const MINUTES = 1440;
const ROUNDS = 5;
const PLACE = { geoLatitudeDeg: 28.61, geoLongitudeDeg: 77.21, elevationM: 0 };
const SIDEREAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } };
const TITHIS = equalParts([1, 2, 4, 6, 9, 10, 12], 30);
const NAKSHATRAS = equalParts([3, 4, 7, 12, 14, 16, 21, 26], 27);
const LAGNAS = equalParts([1, 2, 5, 8], 12);
const VARAS = [1, 3, 4, 5];
const LORD = 'jupiter';
const FIVE: readonly ElectionCondition[] = [
  { kind: 'elongation', arcs: TITHIS },
  { kind: 'body_in_arcs', body: 'moon', arcs: NAKSHATRAS, zodiac: 'sidereal' },
  { kind: 'vara', weekdays: VARAS },
  { kind: 'angle_in_arcs', angle: 'asc', arcs: LAGNAS },
  { kind: 'hora', lords: [LORD] },
];

const skyOf = (ephemeris: Ephemeris) =>
  electionSky(
    {
      ephemeris,
      place: PLACE,
      frame: SIDEREAL,
      siderealFrame: SIDEREAL,
      variants: { node: 'mean', lilith: 'mean' },
      houses: { houseSystem: 'W', housePlacement: 'ecliptic', polarFallback: 'porphyry' },
      sunrise: 'hindu',
      hora: 'unequal',
      combustion: 'surya_siddhanta',
      offsetMsAt: () => 5.5 * 3_600_000,
    },
    { startJdUt: FROM, endJdUt: FROM + DAYS },
  );

const searched = (ephemeris: Ephemeris): number =>
  findElections(
    skyOf(ephemeris),
    FIVE.map((condition) => ({ condition, weight: null })),
    1 / MINUTES,
  ).length;

/** The same, asked at every minute, the cheapest condition first. */
function stepped(ephemeris: Ephemeris): number {
  const days = skyOf(ephemeris).days.sunDays({ startJdUt: FROM, endJdUt: FROM + DAYS });
  const at = (jdUt: number, body: 'sun' | 'moon'): number => ephemeris.ecliptic(jdUt, body, SIDEREAL).longitudeDeg;
  const inside = (arcs: readonly Arc[], longitudeDeg: number): boolean => inArcs(arcs, longitudeDeg);
  let [windows, before, day] = [0, false, 0];
  for (let minute = 0; minute < DAYS * MINUTES; minute++) {
    const jdUt = FROM + minute / MINUTES;
    while (days[day]!.nextSunriseJdUt <= jdUt) day += 1;
    const moonDeg = at(jdUt, 'moon');
    const holds =
      inside(NAKSHATRAS, moonDeg) &&
      inside(TITHIS, moonDeg - at(jdUt, 'sun')) &&
      VARAS.includes(days[day]!.weekdayIndex) &&
      horaAt(planetaryHoras(days[day]!, 'unequal'), jdUt)?.lord === LORD &&
      inside(LAGNAS, ephemeris.houses(jdUt, PLACE, 'W', SIDEREAL).angles.ascendantDeg);
    if (holds && !before) windows += 1;
    before = holds;
  }
  return windows;
}

/** A year in which tithi, nakshatra, vara, lagna and hora are wanted together, beside asking at every minute. Returns false if the windows differ. */
export async function compareElectionsWithStepping(): Promise<boolean> {
  const { tables, engine } = await openSkies([8]);
  console.log(
    `  A year, five conditions (tithi, nakshatra, vara, lagna, hora): processor time, medians of ${ROUNDS} rounds.`,
  );
  searched(forgetful(tables));
  const works = {
    'search, tables, cold': () => searched(forgetful(tables)),
    'search, engine, cold': () => searched(forgetful(engine)),
    'every minute, tables': () => stepped(tables),
  };
  const found: number[] = [];
  for (const [name, work] of Object.entries(works)) {
    const rounds = Array.from({ length: ROUNDS }, () => processorMs(work));
    found.push(work());
    console.log(`    ${name.padEnd(24)} ${median(rounds).toFixed(1).padStart(9)} ms   ${found.at(-1)} windows`);
  }
  return new Set(found).size === 1;
}

if (import.meta.main && !(await compareElectionsWithStepping())) process.exitCode = 1;
