/** What a body is: its orbs, the ephemeris files it needs and the charts it has a place in follow from it. */
export type BodyGroup =
  'luminary' | 'classical_planet' | 'modern_planet' | 'earth' | 'node' | 'apogee' | 'minor_planet' | 'hypothetical';

/** A point that callers name and that stands for one of several engine bodies (`engine-body.ts`). */
interface VariablePoint {
  readonly group: BodyGroup;
}

/** A body that the engine computes. */
export interface ComputedBody {
  readonly group: BodyGroup;
  /** Number in Swiss Ephemeris, `swephexp.h` of release 2.10.03. */
  readonly swissNumber: number;
  /** Number of the Minor Planet Center. */
  readonly mpcNumber?: number;
  /** Largest safe step of a search, days; evidence at `bodyPace`. */
  readonly stepDays: number;
  /** Slowest and fastest geocentric motion a day, rounded outward. A body whose range includes 0 has stations. */
  readonly speedRangeDegPerDay: readonly [min: number, max: number];
  /** Below this speed a body counts as stationary (docs/methods/positions.md); absent: it never does. */
  readonly stationaryBelowDegPerDay?: number;
  /** Bound of the parallax in longitude with diurnal aberration, evidence at `dailySwing`; absent: it has none, or as the Moon so much that it is searched otherwise. */
  readonly parallaxArcsec?: number;
}

const MINOR_PLANET = { group: 'minor_planet', stepDays: 10 } as const;
/** Forty or more astronomical units away: the apparent motion is mostly the Earth's. */
const HYPOTHETICAL = {
  group: 'hypothetical',
  stepDays: 10,
  speedRangeDegPerDay: [-0.04, 0.05],
  parallaxArcsec: 0.6,
} as const;

/**
 * The bodies that callers may name (docs/methods/positions.md), one row each, in the order of answers. Every list of bodies is derived from it.
 * A new body is a row here, its names (`names/`) and its glyph (`packages/chart-svg/data/glyphs.json`). The hypothetical bodies, never observed, are
 * the eight of the Hamburg School (Witte, Sieggrün) and Transpluto (Isis), with the orbits built into Swiss Ephemeris.
 */
export const BODIES = {
  sun: {
    group: 'luminary',
    swissNumber: 0,
    stepDays: 4,
    speedRangeDegPerDay: [0.94, 1.03],
    parallaxArcsec: 11,
  },
  moon: {
    group: 'luminary',
    swissNumber: 1,
    stepDays: 2,
    speedRangeDegPerDay: [11.5, 15.7],
  },
  mercury: {
    group: 'classical_planet',
    swissNumber: 2,
    stepDays: 2,
    speedRangeDegPerDay: [-1.5, 2.3],
    stationaryBelowDegPerDay: 0.0833,
    parallaxArcsec: 20,
  },
  venus: {
    group: 'classical_planet',
    swissNumber: 3,
    stepDays: 4,
    speedRangeDegPerDay: [-0.7, 1.3],
    stationaryBelowDegPerDay: 0.05,
    parallaxArcsec: 42,
  },
  mars: {
    group: 'classical_planet',
    swissNumber: 4,
    stepDays: 6,
    speedRangeDegPerDay: [-0.45, 0.82],
    stationaryBelowDegPerDay: 0.025,
    parallaxArcsec: 30,
  },
  jupiter: {
    group: 'classical_planet',
    swissNumber: 5,
    stepDays: 10,
    speedRangeDegPerDay: [-0.15, 0.26],
    stationaryBelowDegPerDay: 0.01667,
    parallaxArcsec: 3,
  },
  saturn: {
    group: 'classical_planet',
    swissNumber: 6,
    stepDays: 10,
    speedRangeDegPerDay: [-0.1, 0.15],
    stationaryBelowDegPerDay: 0.01667,
    parallaxArcsec: 1.6,
  },
  uranus: {
    group: 'modern_planet',
    swissNumber: 7,
    stepDays: 10,
    speedRangeDegPerDay: [-0.05, 0.07],
    stationaryBelowDegPerDay: 0.00556,
    parallaxArcsec: 0.9,
  },
  neptune: {
    group: 'modern_planet',
    swissNumber: 8,
    stepDays: 10,
    speedRangeDegPerDay: [-0.035, 0.045],
    stationaryBelowDegPerDay: 0.00278,
    parallaxArcsec: 0.6,
  },
  pluto: {
    group: 'modern_planet',
    swissNumber: 9,
    mpcNumber: 134_340,
    stepDays: 10,
    speedRangeDegPerDay: [-0.04, 0.05],
    stationaryBelowDegPerDay: 0.00278,
    parallaxArcsec: 0.6,
  },
  north_node: { group: 'node' },
  south_node: { group: 'node' },
  lilith: { group: 'apogee' },
  chiron: {
    ...MINOR_PLANET,
    swissNumber: 15,
    mpcNumber: 2060,
    speedRangeDegPerDay: [-0.1, 0.16],
    stationaryBelowDegPerDay: 0.01667,
    parallaxArcsec: 1.8,
  },
  pholus: { ...MINOR_PLANET, swissNumber: 16, mpcNumber: 5145, speedRangeDegPerDay: [-0.1, 0.16], parallaxArcsec: 1.8 },
  ceres: { ...MINOR_PLANET, swissNumber: 17, mpcNumber: 1, speedRangeDegPerDay: [-0.26, 0.5], parallaxArcsec: 8 },
  pallas: { ...MINOR_PLANET, swissNumber: 18, mpcNumber: 2, speedRangeDegPerDay: [-0.4, 0.65], parallaxArcsec: 16 },
  juno: { ...MINOR_PLANET, swissNumber: 19, mpcNumber: 3, speedRangeDegPerDay: [-0.3, 0.65], parallaxArcsec: 12 },
  vesta: { ...MINOR_PLANET, swissNumber: 20, mpcNumber: 4, speedRangeDegPerDay: [-0.3, 0.6], parallaxArcsec: 11 },
  cupido: { ...HYPOTHETICAL, swissNumber: 40 },
  hades: { ...HYPOTHETICAL, swissNumber: 41 },
  zeus: { ...HYPOTHETICAL, swissNumber: 42 },
  kronos: { ...HYPOTHETICAL, swissNumber: 43 },
  apollon: { ...HYPOTHETICAL, swissNumber: 44 },
  admetos: { ...HYPOTHETICAL, swissNumber: 45 },
  vulkanus: { ...HYPOTHETICAL, swissNumber: 46 },
  poseidon: { ...HYPOTHETICAL, swissNumber: 47 },
  transpluto: { ...HYPOTHETICAL, swissNumber: 48 },
} as const satisfies Readonly<Record<string, ComputedBody | VariablePoint>>;

/** Bodies that only the engine knows: what the nodes and Lilith are by their settings, and the Earth of heliocentric charts. */
const ENGINE_ONLY = {
  mean_node: { group: 'node', swissNumber: 10, stepDays: 10, speedRangeDegPerDay: [-0.055, -0.05] },
  true_node: { group: 'node', swissNumber: 11, stepDays: 0.25, speedRangeDegPerDay: [-0.3, 0.05] },
  mean_lilith: { group: 'apogee', swissNumber: 12, stepDays: 10, speedRangeDegPerDay: [0.105, 0.118] },
  osculating_lilith: { group: 'apogee', swissNumber: 13, stepDays: 0.25, speedRangeDegPerDay: [-4.5, 7.5] },
  interpolated_lilith: { group: 'apogee', swissNumber: 21, stepDays: 2, speedRangeDegPerDay: [-0.17, 0.26] },
  earth: { group: 'earth', swissNumber: 14, stepDays: 4, speedRangeDegPerDay: [0.94, 1.03] },
} as const satisfies Readonly<Record<string, ComputedBody>>;

type Rows = typeof BODIES;
/** An id of `BODIES`. */
export type NamedBodyId = keyof Rows;
/** The ids of `BODIES` that are of a group. */
export type BodyOf<Group extends BodyGroup> = {
  [Id in NamedBodyId]: Rows[Id]['group'] extends Group ? Id : never;
}[NamedBodyId];
/** A body that the engine computes under this name. */
export type NamedEngineBody =
  keyof typeof ENGINE_ONLY | { [Id in NamedBodyId]: Rows[Id] extends ComputedBody ? Id : never }[NamedBodyId];

/** All bodies that the engine computes. */
export const ENGINE_BODY_TABLE = Object.fromEntries(
  Object.entries({ ...BODIES, ...ENGINE_ONLY }).filter(([, body]) => 'swissNumber' in body),
) as Readonly<Record<NamedEngineBody, ComputedBody>>;

/** Bodies the engine computes directly. `south_node` and chart points are derived by the callers. */
export const ENGINE_BODIES = Object.keys(ENGINE_BODY_TABLE) as readonly NamedEngineBody[];

/**
 * A minor planet by its Minor Planet Center number, 1 to 999,999: `asteroid:433` is Eros. Each one needs its own
 * ephemeris file.
 */
export type AsteroidId = `asteroid:${number}`;
export type EngineBody = NamedEngineBody | AsteroidId;

/** The ids of `BODIES` that are of these groups, in its order. */
export function bodiesOf<Group extends BodyGroup>(...groups: readonly Group[]): readonly BodyOf<Group>[] {
  return (Object.keys(BODIES) as BodyOf<Group>[]).filter((id) =>
    (groups as readonly BodyGroup[]).includes(BODIES[id].group),
  );
}

/** The engine bodies that are of these groups. */
export function engineBodiesOf(...groups: readonly BodyGroup[]): ReadonlySet<string> {
  return new Set(
    Object.entries(ENGINE_BODY_TABLE)
      .filter(([, { group }]) => groups.includes(group))
      .map(([id]) => id),
  );
}

/** What every engine body has in one column. */
export function engineColumn<Value>(read: (body: ComputedBody) => Value): Readonly<Record<NamedEngineBody, Value>> {
  return Object.fromEntries(Object.entries(ENGINE_BODY_TABLE).map(([id, body]) => [id, read(body)])) as Record<
    NamedEngineBody,
    Value
  >;
}
