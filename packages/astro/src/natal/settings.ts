import type { AspectSettings } from '../aspects/orbs.ts';
import type { BodyId, BodyVariants } from '../bodies/body-id.ts';
import type { DignitySettings } from '../dignities/dignity.ts';
import type { Ayanamsa } from '../ephemeris.ts';
import type { HouseSettings } from '../houses/systems.ts';
import type { LotSettings } from '../lots/lots.ts';
import type { DialDeg } from '../midpoints/midpoints.ts';
import type { PointId } from '../points/point-id.ts';
import type { StarContactSettings } from '../stars/contacts.ts';

/** All settings that affect a western chart. The request schema applies the defaults. */
export interface ChartSettings
  extends AspectSettings, BodyVariants, DignitySettings, HouseSettings, LotSettings, StarContactSettings {
  readonly bodies: readonly BodyId[];
  readonly coordinates: 'geocentric' | 'topocentric' | 'heliocentric';
  readonly positions: 'apparent' | 'true';
  /** null for the tropical zodiac. */
  readonly ayanamsa: { readonly id: string; readonly definition: Ayanamsa } | null;
  readonly parallelOrbDeg: number;
  readonly stelliumMin: number;
  readonly midpointOrbDeg: number;
  /** The dial on which midpoints are hit, and that of `dial`. */
  readonly dialDeg: DialDeg;
  readonly pictureOrbDeg: number;
  /** Numbers of the harmonic charts, 1 to 360. */
  readonly harmonics: readonly number[];
  /** Of a conjunction, in degrees of the harmonic chart. */
  readonly harmonicOrbDeg: number;
  readonly draconicOrbDeg: number;
  readonly antisciaOrbDeg: number;
  readonly paranOrbMinutes: number;
  /** No requested part depends on houses and angles: they are not computed. */
  readonly withoutHouses?: boolean;
  /** Aspects are only computed among these points; among all when absent. */
  readonly aspectsAmong?: ReadonlySet<PointId>;
}

export const NATAL_INCLUDES = [
  'points',
  'houses',
  'aspects',
  'declinations',
  'dignities',
  'lots',
  'patterns',
  'balance',
  'lunar_phase',
  'stars',
  'midpoints',
  'stations',
  'gauquelin',
  'antiscia',
  'receptions',
  'harmonics',
  'draconic',
  'midpoint_trees',
  'dial',
  'antiscia_contacts',
  'declination_graph',
  'star_parans',
] as const;
export type NatalInclude = (typeof NATAL_INCLUDES)[number];

/** The requested parts; any set of these ids. */
export interface NatalParts {
  has(part: NatalInclude): boolean;
}
