import { HYPOTHETICAL_BODIES, type AsteroidId, type Ayanamsa, type HouseSystemCode } from '../ephemeris.ts';

/** Bodies a caller may name (contract §0), beside numbered asteroids; `north_node`, `south_node` and `lilith` follow the node and lilith settings. */
export const BODY_IDS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'north_node',
  'south_node',
  'lilith',
  'chiron',
  'pholus',
  'ceres',
  'pallas',
  'juno',
  'vesta',
  ...HYPOTHETICAL_BODIES,
] as const;
export type NamedBodyId = (typeof BODY_IDS)[number];
export type BodyId = NamedBodyId | AsteroidId;

export const DEFAULT_BODIES: readonly BodyId[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'north_node',
  'south_node',
  'lilith',
  'chiron',
];

export const ANGLE_IDS = [
  'asc',
  'dsc',
  'mc',
  'ic',
  'vertex',
  'antivertex',
  'east_point',
  'co_asc_koch',
  'co_asc_munkasey',
  'polar_asc',
] as const;
export type AngleId = (typeof ANGLE_IDS)[number];

export const LOT_IDS = ['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis'] as const;
export type LotId = (typeof LOT_IDS)[number];

/** Orb groups of `orb_degrees` (contract §3.3); a body id beats its group. */
export const ORB_GROUPS = ['planets', 'luminaries', 'angles', 'nodes', 'asteroids', 'points'] as const;
export type OrbGroup = (typeof ORB_GROUPS)[number];

export const ASPECT_IDS = [
  'conjunction',
  'opposition',
  'trine',
  'square',
  'sextile',
  'quincunx',
  'semi_sextile',
  'semi_square',
  'sesquiquadrate',
  'quintile',
  'bi_quintile',
  'septile',
  'bi_septile',
  'tri_septile',
  'novile',
  'bi_novile',
  'quadri_novile',
  'decile',
  'tri_decile',
] as const;
export type AspectId = (typeof ASPECT_IDS)[number];
export const MAJOR_ASPECTS: readonly AspectId[] = ['conjunction', 'opposition', 'trine', 'square', 'sextile'];
export const DEFAULT_ASPECTS: readonly AspectId[] = [
  ...MAJOR_ASPECTS,
  'quincunx',
  'semi_sextile',
  'semi_square',
  'sesquiquadrate',
  'quintile',
  'bi_quintile',
];

/** All of contract §2.4 that changes a western chart, with wire defaults applied by the request schema. */
export interface ChartSettings {
  readonly houseSystem: HouseSystemCode;
  /** A number overrides every body orb; a record overrides by body, angle or group id; degrees. */
  readonly orbDegrees: number | Readonly<Record<string, number>>;
  /** Overrides of an aspect's base orb; degrees. */
  readonly aspectOrbs: Readonly<Partial<Record<AspectId, number>>>;
  readonly orbScale: number;
  readonly orbModel: 'mean' | 'max' | 'min';
  readonly aspects: readonly AspectId[];
  readonly bodies: readonly BodyId[];
  readonly node: 'true' | 'mean';
  readonly lilith: 'mean' | 'osculating' | 'interpolated';
  readonly coordinates: 'geocentric' | 'topocentric' | 'heliocentric';
  readonly positions: 'apparent' | 'true';
  /** null: tropical. */
  readonly ayanamsa: { readonly id: string; readonly definition: Ayanamsa } | null;
  readonly housePlacement: 'ecliptic' | 'mundane';
  readonly polarFallback: 'porphyry' | 'whole_sign' | 'equal' | 'error';
  readonly rulers: 'traditional' | 'modern';
  readonly terms: 'egyptian' | 'ptolemaic';
  readonly triplicity: 'dorothean' | 'lilly';
  readonly lotReversal: 'sect' | 'never';
  readonly starOrbDeg: number;
  readonly parallelOrbDeg: number;
  readonly stelliumMin: number;
  readonly midpointOrbDeg: number;
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
] as const;
export type NatalInclude = (typeof NATAL_INCLUDES)[number];
export const DEFAULT_NATAL_INCLUDES: readonly NatalInclude[] = NATAL_INCLUDES.filter(
  (name) => !['stars', 'midpoints', 'stations', 'gauquelin', 'antiscia'].includes(name),
);
