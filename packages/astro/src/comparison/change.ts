import { HOUSE_SYSTEM_CODES, type GeoPosition, type HouseSystemCode } from '../ephemeris.ts';
import type { SunriseDefinition } from '../vedic/chart.ts';
import { DASHA_YEARS } from '../vedic/dasha/scale.ts';
import type { Reading } from './reading.ts';

/** Decisions in which programs differ. */
export const DIMENSIONS = [
  'time',
  'place',
  'zodiac',
  'positions',
  'coordinates',
  'node',
  'lilith',
  'house_system',
  'dasha_year',
  'sunrise',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** One decision taken differently. */
export interface Change {
  readonly dimension: Dimension;
  /** The other decision: `mean`, `raman`, `daylight_saving_ignored`. */
  readonly id: string;
  /** How unusual it is, 1 (programs differ in it every day) to 6. Of explanations that fit as well, the one with the smallest sum is preferred. */
  readonly weight: number;
  /** Fields of the reading that it sets. */
  readonly sets: Partial<Reading>;
}

type NamedAyanamsa = NonNullable<Reading['ayanamsa']>;

/** These are the defaults of most programs. */
const COMMON_AYANAMSAS: ReadonlySet<string> = new Set([
  'lahiri',
  'raman',
  'krishnamurti',
  'fagan_bradley',
  'true_chitra',
]);
const COMMON_HOUSES: ReadonlySet<HouseSystemCode> = new Set(['P', 'K', 'W', 'E', 'R', 'C', 'O', 'S']);
/** `A` is `E`, and Gauquelin sectors are no houses. */
const HOUSES = HOUSE_SYSTEM_CODES.filter((code) => code !== 'A' && code !== 'G');
const SUNRISES: readonly SunriseDefinition[] = ['hindu', 'center', 'upper_limb'];
const WEIGHT = { common: 1, uncommon: 1.5, rare: 2, seldomChosen: 3, mistake: 4 } as const;

/** A reading with changes. */
export function changed(base: Reading, changes: readonly Change[]): Reading {
  return changes.reduce((reading, { sets }) => ({ ...reading, ...sets }), base);
}

/** The other zodiacs: tropical, and every ayanamsa given. */
export function zodiacChanges(base: Reading, ayanamsas: readonly NamedAyanamsa[]): readonly Change[] {
  const tropical: Change[] =
    base.ayanamsa === null
      ? []
      : [{ dimension: 'zodiac', id: 'tropical', weight: WEIGHT.common, sets: { ayanamsa: null } }];
  return [
    ...tropical,
    ...ayanamsas
      .filter(({ id }) => id !== base.ayanamsa?.id)
      .map((ayanamsa): Change => ({
        dimension: 'zodiac',
        id: ayanamsa.id,
        weight: COMMON_AYANAMSAS.has(ayanamsa.id) ? WEIGHT.common : WEIGHT.uncommon,
        sets: { ayanamsa },
      })),
  ];
}

/** True or apparent positions, and where they are seen from. */
export function positionChanges(base: Reading): { readonly positions: Change; readonly coordinates: Change } {
  const positions = base.positions === 'true' ? 'apparent' : 'true';
  const coordinates = base.coordinates === 'topocentric' ? 'geocentric' : 'topocentric';
  return {
    positions: { dimension: 'positions', id: positions, weight: WEIGHT.rare, sets: { positions } },
    coordinates: { dimension: 'coordinates', id: coordinates, weight: WEIGHT.rare, sets: { coordinates } },
  };
}

/** Mistakes with the coordinates of the place, and the geocentric latitude that some programs use. */
export function placeChanges({ place }: Reading): readonly Change[] {
  const { geoLatitudeDeg, geoLongitudeDeg } = place;
  const to = (id: string, weight: number, part: Partial<GeoPosition>): Change => ({
    dimension: 'place',
    id,
    weight,
    sets: { place: { ...place, ...part } },
  });
  return [
    to('geocentric_latitude', WEIGHT.seldomChosen, { geoLatitudeDeg: geocentricLatitudeDeg(geoLatitudeDeg) }),
    to('east_and_west_swapped', WEIGHT.mistake, { geoLongitudeDeg: -geoLongitudeDeg }),
    to('north_and_south_swapped', WEIGHT.mistake, { geoLatitudeDeg: -geoLatitudeDeg }),
  ];
}

/** Changes that only some rows depend on, by dimension; each list is in the order of preference. */
export function ownChanges(base: Reading): ReadonlyMap<Dimension, readonly Change[]> {
  const others = <T extends string | number>(
    dimension: 'node' | 'lilith' | 'houseSystem' | 'dashaYear' | 'sunrise',
    name: Dimension,
    values: readonly T[],
    weightOf: (value: T) => number = () => WEIGHT.common,
  ): readonly [Dimension, readonly Change[]] => [
    name,
    values
      .filter((value) => value !== base[dimension])
      .map((value) => ({ dimension: name, id: String(value), weight: weightOf(value), sets: { [dimension]: value } }))
      .toSorted((a, b) => a.weight - b.weight),
  ];
  return new Map([
    others('node', 'node', ['true', 'mean']),
    others('lilith', 'lilith', ['mean', 'osculating', 'interpolated']),
    others('houseSystem', 'house_system', HOUSES, (code) =>
      COMMON_HOUSES.has(code) ? WEIGHT.common : WEIGHT.uncommon,
    ),
    others('dashaYear', 'dasha_year', DASHA_YEARS),
    others('sunrise', 'sunrise', SUNRISES),
  ]);
}

/** Of the ellipsoid of the Earth (WGS 84): the angle at the centre of the Earth instead of that of the plumb line. */
function geocentricLatitudeDeg(geoLatitudeDeg: number): number {
  const SQUARED_AXIS_RATIO = 0.993_305_620;
  const latitude = (geoLatitudeDeg * Math.PI) / 180;
  return (Math.atan(SQUARED_AXIS_RATIO * Math.tan(latitude)) * 180) / Math.PI;
}
