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
  const cuspsDeg = computeCusps(sky, angles, computed ? system : 'O');
  if (cuspsDeg === null || !isCertain(cuspsDeg, angles)) return null;
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

function computeCusps(sky: HouseSky, angles: HouseAngles, system: HouseSystemCode): number[] | null {
  const { ascendantDeg, midheavenDeg } = angles;
  switch (system) {
    case 'P':
      return placidus(sky, midheavenDeg, ascendantDeg);
    case 'K':
      return koch(sky, midheavenDeg, ascendantDeg);
    case 'O':
      return porphyry(midheavenDeg, ascendantDeg);
    case 'R':
      return regiomontanus(sky, midheavenDeg, ascendantDeg);
    case 'C':
      return campanus(sky, midheavenDeg, ascendantDeg);
    case 'T':
      return topocentric(sky, midheavenDeg, ascendantDeg);
    case 'B':
      return alcabitius(sky, midheavenDeg, ascendantDeg);
    case 'A':
    case 'E':
      return equalFromDeg(ascendantDeg);
    case 'V':
      return equalFromDeg(normalizeDeg(ascendantDeg - 15));
    case 'D':
      return equalFromDeg(normalizeDeg(midheavenDeg + 90));
    case 'W':
      return equalFromDeg(signBeginDeg(ascendantDeg));
    case 'N':
      return equalFromDeg(0);
    case 'M':
      return morinus(sky);
    case 'X':
      return meridian(sky);
    case 'F':
      return carter(sky, ascendantDeg);
    case 'H':
      return horizontal(sky, midheavenDeg);
    case 'S':
      return sripati(midheavenDeg, ascendantDeg);
    case 'L':
      return pullenDelta(midheavenDeg, ascendantDeg);
    case 'Q':
      return pullenRatio(midheavenDeg, ascendantDeg);
    case 'U':
      return krusinski(sky, ascendantDeg);
    case 'Y':
      return apc(sky, ascendantDeg);
    case 'G':
      return gauquelin(sky, midheavenDeg, ascendantDeg);
    default:
      return null;
  }
}

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
