import { RAD, directionDeg, type HouseSky } from './sky.ts';

/**
 * Krusinski, Pisa and Goelzer: the great circle through ascendant and zenith is cut every 30° from the ascendant, hour circles carry the cuts to the ecliptic.
 * Ascendant and zenith are at right angles, so a cut is cos H times the one less sin H times the other; its hour circle meets the ecliptic where tan λ = tan α / cos ε.
 */
export function krusinski(sky: HouseSky, ascendantDeg: number): number[] {
  const { sinArmc, cosArmc, cosObliquity, cosLatitude } = sky;
  const ascendant = ascendantDeg * RAD;
  const ascendantX = Math.cos(ascendant);
  const ascendantY = Math.sin(ascendant) * cosObliquity;
  const cuspsDeg: number[] = [];
  for (let house = 0; house < 12; house += 1) {
    const [cosine, sine] = [Math.cos(30 * house * RAD), Math.sin(30 * house * RAD)];
    cuspsDeg.push(
      directionDeg(
        cosine * ascendantY - sine * cosLatitude * sinArmc,
        (cosine * ascendantX - sine * cosLatitude * cosArmc) * cosObliquity,
      ),
    );
  }
  return cuspsDeg;
}
