import { normalizeDeg, oppositeDeg } from '../../angle/angle.ts';
import type { HouseAngles, HouseSystemCode } from '../../ephemeris.ts';
import { alcabitius, gauquelin, koch, placidus, regiomontanus, topocentric } from './semi-arc.ts';
import { computeSkyAngles, houseSky, type HouseSky, risingDeg } from './sky.ts';
import { apc, campanus, horizontal, krusinski } from './campanus.ts';
import {
  carter,
  equalFromDeg,
  meridian,
  morinus,
  porphyry,
  pullenDelta,
  pullenRatio,
  signBeginDeg,
  sripati,
} from './quadrants.ts';

export interface SkyHouses {
  /** Cusp 1 first: 12 longitudes, or 36 for Gauquelin sectors. */
  readonly cuspsDeg: number[];
  readonly angles: HouseAngles;
  /** False inside the polar circles for Placidus, Koch and Gauquelin: then the cusps are Porphyry's. */
  readonly computed: boolean;
}

/** Nearer to a pole or a polar circle than this, or with any other obliquity, the engine is used. Degrees. */
const HIGHEST_LATITUDE_DEG = 89;
const NEAR_POLAR_CIRCLE_DEG = 1e-9;
const OBLIQUITIES_DEG = [22, 25] as const;

/**
 * Houses and angles from sidereal time, geographic latitude and true obliquity. Degrees; longitudes in [0, 360), equal to those of
 * Swiss Ephemeris within 1e-9°. Null where the engine is needed: the Sunshine systems, within a degree of the poles, and where
 * rounding errors decide the result.
 */
export function computeSkyHouses(
  armcDeg: number,
  geoLatitudeDeg: number,
  obliquityDeg: number,
  system: HouseSystemCode,
): SkyHouses | null {
  const polarCircleDeg = 90 - obliquityDeg;
  const latitudeDeg = Math.abs(geoLatitudeDeg);
  if (!(armcDeg >= 0 && armcDeg < 360 && latitudeDeg <= HIGHEST_LATITUDE_DEG)) return null;
  if (!(obliquityDeg > OBLIQUITIES_DEG[0] && obliquityDeg < OBLIQUITIES_DEG[1])) return null;
  if (Math.abs(latitudeDeg - polarCircleDeg) < NEAR_POLAR_CIRCLE_DEG) return null;
  const computed = latitudeDeg < polarCircleDeg || !ENDS_AT_POLAR_CIRCLES.has(system);
  const sky = houseSky(armcDeg, geoLatitudeDeg, obliquityDeg);
  const angles = computeSkyAngles(sky);
  const cuspsDeg = CUSPS[computed ? system : 'O']?.(sky, angles.midheavenDeg, angles.ascendantDeg);
  if (cuspsDeg === undefined || !isCertain(cuspsDeg, angles)) return null;
  const turned =
    latitudeDeg > polarCircleDeg && MIDHEAVEN_ABOVE_HORIZON.has(system) && angles.ascendantDeg !== risingDeg(sky);
  if (!turned) return { cuspsDeg, angles, computed };
  if (system !== 'Y') turnAllButHorizon(cuspsDeg);
  return { cuspsDeg, angles: { ...angles, midheavenDeg: oppositeDeg(angles.midheavenDeg) }, computed };
}

const ENDS_AT_POLAR_CIRCLES: ReadonlySet<HouseSystemCode> = new Set(['P', 'K', 'G']);
/** Inside the polar circles these systems reverse all cusps but 1 and 7, so that the tenth is above the horizon. */
const MIDHEAVEN_ABOVE_HORIZON: ReadonlySet<HouseSystemCode> = new Set(['R', 'C', 'T', 'Y']);

function turnAllButHorizon(cuspsDeg: number[]): void {
  for (let house = 0; house < 12; house += 1) if (house % 6 !== 0) cuspsDeg[house] = oppositeDeg(cuspsDeg[house]!);
}

type CuspsOf = (sky: HouseSky, midheavenDeg: number, ascendantDeg: number) => number[];

/** Every system but the Sunshine ones, which need the Sun. */
const CUSPS: Readonly<Partial<Record<HouseSystemCode, CuspsOf>>> = {
  P: placidus,
  K: koch,
  O: (_, midheavenDeg, ascendantDeg) => porphyry(midheavenDeg, ascendantDeg),
  R: regiomontanus,
  C: campanus,
  T: topocentric,
  B: alcabitius,
  A: (_, _midheavenDeg, ascendantDeg) => equalFromDeg(ascendantDeg),
  E: (_, _midheavenDeg, ascendantDeg) => equalFromDeg(ascendantDeg),
  V: (_, _midheavenDeg, ascendantDeg) => equalFromDeg(normalizeDeg(ascendantDeg - 15)),
  D: (_, midheavenDeg) => equalFromDeg(normalizeDeg(midheavenDeg + 90)),
  W: (_, _midheavenDeg, ascendantDeg) => equalFromDeg(signBeginDeg(ascendantDeg)),
  N: () => equalFromDeg(0),
  M: morinus,
  X: meridian,
  F: (sky, _midheavenDeg, ascendantDeg) => carter(sky, ascendantDeg),
  H: horizontal,
  S: (_, midheavenDeg, ascendantDeg) => sripati(midheavenDeg, ascendantDeg),
  L: (_, midheavenDeg, ascendantDeg) => pullenDelta(midheavenDeg, ascendantDeg),
  Q: (_, midheavenDeg, ascendantDeg) => pullenRatio(midheavenDeg, ascendantDeg),
  U: (sky, _midheavenDeg, ascendantDeg) => krusinski(sky, ascendantDeg),
  Y: (sky, _midheavenDeg, ascendantDeg) => apc(sky, ascendantDeg),
  G: gauquelin,
};

function isCertain(cuspsDeg: readonly number[], angles: HouseAngles): boolean {
  let sum =
    angles.ascendantDeg +
    angles.midheavenDeg +
    angles.vertexDeg +
    angles.eastPointDeg +
    angles.coAscendantKochDeg +
    angles.coAscendantMunkaseyDeg;
  for (const cuspDeg of cuspsDeg) sum += cuspDeg;
  return Number.isFinite(sum);
}
