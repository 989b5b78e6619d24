import type { BodyPosition } from '@theia-astro/astro/ephemeris';
import { wire, wireLongitude } from '../wire/number.ts';

/** The quantities a column may show, with unit, and how each is read from a position. */
const READERS = {
  longitude: (position) => wireLongitude(position.longitudeDeg),
  latitude: (position) => wire(position.latitudeDeg),
  distance: (position) => wire(position.distanceAu),
  speed: (position) => wire(position.speedDegPerDay),
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
