import { DOMICILE_RULERS } from '@theia-astro/astro/dignities/dignity';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import type { PeriodCause } from '@theia-astro/report/report';
import { nakshatraAt } from '@theia-astro/astro/vedic/nakshatra';
import type { Evidence } from './evidence.test-data.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
/** The Vimshottari order and its years (BPHS 46). */
const VIMSHOTTARI: readonly (readonly [lord: string, years: number])[] = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
];
const CYCLE_YEARS = 120;
/** Another reading of the year is a day off after a life. */
const NEAR_DAYS = 2;

/** A period of life between its two instants. */
export function periodHolds(evidence: Evidence, cause: PeriodCause): boolean {
  switch (cause.system) {
    case 'vimshottari':
      return vimshottariHolds(evidence, cause);
    case 'sade_sati':
      return saturnHolds(evidence, cause);
    case 'profection':
      return profectionHolds(evidence, cause);
    default:
      return false;
  }
}

/** From the share of its nakshatra that the Moon has passed at birth. */
function vimshottariHolds(evidence: Evidence, { lords, house, starts_at, ends_at }: PeriodCause): boolean {
  const { points, time } = evidence.vedic('natal');
  const moon = points?.moon?.longitude;
  const [maha, antar] = lords;
  if (moon === undefined || house !== null) return false;
  const { lord: first, fraction } = nakshatraAt(moon);
  const from = VIMSHOTTARI.findIndex(([lord]) => lord === first);
  const birthMs = Date.parse(time.utc);
  let startMs = birthMs - fraction * VIMSHOTTARI[from]![1] * YEAR_DAYS * DAY_MS;
  for (let step = 0; step < VIMSHOTTARI.length; step += 1) {
    const [lord, years] = VIMSHOTTARI[(from + step) % VIMSHOTTARI.length]!;
    if (lord === maha) {
      if (antar === undefined) return near(startMs, years, starts_at, ends_at, birthMs);
      const inner = VIMSHOTTARI.findIndex(([name]) => name === maha);
      for (let within = 0; within < VIMSHOTTARI.length; within += 1) {
        const [sub, subYears] = VIMSHOTTARI[(inner + within) % VIMSHOTTARI.length]!;
        const length = (years * subYears) / CYCLE_YEARS;
        if (sub === antar) return near(startMs, length, starts_at, ends_at, birthMs);
        startMs += length * YEAR_DAYS * DAY_MS;
      }
    }
    startMs += years * YEAR_DAYS * DAY_MS;
  }
  return false;
}

/** Whether a span lasts from an instant on for some years; one that began before the birth may be listed from the birth on. */
function near(startMs: number, years: number, startsAt: string, endsAt: string, birthMs: number): boolean {
  const said = Date.parse(startsAt);
  const close = (a: number, b: number): boolean => Math.abs(a - b) < NEAR_DAYS * DAY_MS;
  return (
    (close(said, startMs) || (startMs < birthMs && close(said, birthMs))) &&
    close(Date.parse(endsAt), startMs + years * YEAR_DAYS * DAY_MS)
  );
}

const HOUSE_OF_PHASE: Readonly<Record<string, number>> = { rising: 12, peak: 1, setting: 2, dhaiya_4: 4, dhaiya_8: 8 };

/** Saturn's sign in the middle of the stay, counted from the Moon's. */
function saturnHolds(evidence: Evidence, { lords, starts_at, ends_at }: PeriodCause): boolean {
  const moon = evidence.vedic('natal').points?.moon?.sign;
  const [from, to] = [Date.parse(starts_at), Date.parse(ends_at)];
  if (moon === undefined || from >= to) return false;
  const houses = [from + DAY_MS / 4, (from + to) / 2, to - DAY_MS / 4].map((atMs) => {
    const saturn = evidence.siderealSaturn(atMs);
    return saturn === undefined
      ? null
      : ((SIGNS.findIndex((sign) => sign === saturn) - SIGNS.indexOf(moon) + 12) % 12) + 1;
  });
  return houses.every((house) => house === HOUSE_OF_PHASE[lords[0]!]);
}

/** A house a year from the ascendant on, from birthday to birthday. */
function profectionHolds(evidence: Evidence, { lords, house, starts_at, ends_at }: PeriodCause): boolean {
  const { houses, time } = evidence.western('natal');
  if (houses === null || houses === undefined) return false;
  const years = (at: string): number => (Date.parse(at) - Date.parse(time.utc)) / (365.2425 * DAY_MS);
  const age = Math.round(years(starts_at));
  const sign = (Math.floor(houses.angles.asc / 30) + age) % SIGNS.length;
  return (
    Math.abs(years(starts_at) - age) < 0.01 &&
    Math.abs(years(ends_at) - age - 1) < 0.01 &&
    house === (age % 12) + 1 &&
    lords.join() === DOMICILE_RULERS[sign]
  );
}
