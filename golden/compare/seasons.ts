import { changesBetween } from '@theia-astro/astro/search/changes';
import { nextCrossing } from '@theia-astro/astro/search/crossings';
import { bodyMotion } from '@theia-astro/astro/search/motion';
import { keepTally, readTable, type Comparison, type Engines, type Tally } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  id: string;
  utc: string;
  event: string;
  sun_longitude?: number;
}

const SECONDS_PER_DAY = 86_400;
const AROUND_DAYS = 20;
const FORECAST_FROM = '2050';

const isTurningPoint = ({ sun_longitude: longitude }: Row): boolean => longitude !== undefined;

export const comparisons: readonly Comparison[] = [
  seasons('equinoxes and solstices before 2050', 60, ({ utc }) => utc < FORECAST_FROM),
  seasons('equinoxes and solstices from 2050', 90, ({ utc }) => utc >= FORECAST_FROM),
  {
    table: 'seasons',
    quantity: 'perihelion and aphelion',
    unit: 's',
    tolerance: 600,
    compare: (engines) =>
      compareRows(
        (row) => !isTurningPoint(row),
        (row, jdUt) => {
          const distanceSpeed = {
            valueAt: (jd: number): number =>
              engines.ephemeris.ecliptic(jd, 'sun', { ...TROPICAL, positions: 'true' }).distanceSpeedAuPerDay,
            stepDays: 10,
          };
          const found = changesBetween(distanceSpeed, jdUt - AROUND_DAYS, jdUt + AROUND_DAYS).filter(
            ({ rising }) => rising === (row.event.toLowerCase() === 'perihelion'),
          );
          return found.length === 1 ? found[0]!.jdUt : Number.NaN;
        },
      ),
  },
];

function seasons(name: string, tolerance: number, wanted: (row: Row) => boolean): Comparison {
  return {
    table: 'seasons',
    quantity: name,
    unit: 's',
    tolerance,
    compare: ({ ephemeris }: Engines) =>
      compareRows(
        (row) => isTurningPoint(row) && wanted(row),
        (row, jdUt) =>
          nextCrossing(
            bodyMotion(ephemeris, 'sun', TROPICAL),
            [row.sun_longitude!],
            jdUt - AROUND_DAYS,
            jdUt + AROUND_DAYS,
          )?.jdUt ?? Number.NaN,
      ),
  };
}

function compareRows(wanted: (row: Row) => boolean, search: (row: Row, jdUt: number) => number): Tally {
  const tally = keepTally();
  for (const row of readTable<Row>('seasons').filter(wanted)) {
    const jdUt = jdOfUt1(row.utc);
    tally.add(row.id, (search(row, jdUt) - jdUt) * SECONDS_PER_DAY);
  }
  return tally.result();
}
