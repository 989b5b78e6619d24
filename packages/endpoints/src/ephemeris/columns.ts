import type { BodyPosition, EclipticPosition } from '@theia-astro/astro/ephemeris';
import { wire, wireLongitude } from '../wire/wire.ts';

/** The quantities of the ecliptic that a column may show, with unit, and how each is read from a position. */
const ECLIPTIC_READERS = {
  longitude: (position: Motion) => wireLongitude(position.longitudeDeg),
  latitude: (position) => wire(position.latitudeDeg),
  distance: (position) => wire(position.distanceAu),
  speed: (position: Motion) => wire(position.speedDegPerDay),
} as const satisfies Readonly<Record<string, (position: EclipticPosition) => number>>;

/** The same for all quantities. */
const READERS = {
  ...ECLIPTIC_READERS,
  ra: (position) => wireLongitude(position.rightAscensionDeg),
  declination: (position) => wire(position.declinationDeg),
} as const satisfies Readonly<Record<string, (position: BodyPosition) => number>>;

export type ColumnId = keyof typeof READERS;
export const COLUMN_IDS = [
  'longitude',
  'latitude',
  'distance',
  'speed',
  'ra',
  'declination',
] as const satisfies readonly ColumnId[];
export const DEFAULT_COLUMNS: readonly ColumnId[] = ['longitude', 'speed'];

/** The value of a column for a position, in the unit of the column. */
export function readColumn(column: ColumnId, position: BodyPosition): number {
  return READERS[column](position);
}

type EclipticColumnId = keyof typeof ECLIPTIC_READERS;

/** Whether a column shows a quantity of the ecliptic. */
export function isEclipticColumn(column: ColumnId): column is EclipticColumnId {
  return Object.hasOwn(ECLIPTIC_READERS, column);
}

/** `readColumn` of a position that has no equatorial coordinates. */
export function readEclipticColumn(column: EclipticColumnId, position: EclipticPosition): number {
  return ECLIPTIC_READERS[column](position);
}

type Motion = Pick<BodyPosition, 'longitudeDeg' | 'speedDegPerDay'>;

/**
 * How each column is read from a longitude and its speed; null if one of them needs more. Sidereal speeds in a table are
 * those of a batch of positions, which differ from those of a body alone by what the nutation does.
 */
export function motionColumns(
  columns: readonly ColumnId[],
  isSidereal: boolean,
): readonly ((motion: Motion) => number)[] | null {
  const readers = columns.map((column) =>
    column === 'longitude' || (column === 'speed' && !isSidereal) ? READERS[column] : null,
  );
  return readers.every((reader) => reader !== null) ? readers : null;
}
