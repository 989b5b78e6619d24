import type { BodyPosition } from '@theia/astro/ephemeris';
import { wire, wireLongitude } from '../natal/wire-number.ts';

/** What a column may show of a body, with its unit, and how it is read from a position. */
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

export function readColumn(column: ColumnId, position: BodyPosition): number {
  return READERS[column](position);
}
