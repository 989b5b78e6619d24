import { clearArcsine, RAD, type HouseSky } from './sky.ts';

export interface AscendantArc {
  readonly sinDeclination: number;
  /** Half of the arc of its parallel above the horizon, degrees. */
  readonly semiDiurnalDeg: number;
}

/** The diurnal arc of the ascendant's degree: cos SDA = −tan φ tan δ (Meeus ch. 15). */
export function ascendantArc(sky: HouseSky, ascendantDeg: number): AscendantArc {
  const sinDeclination = sky.sinObliquity * Math.sin(ascendantDeg * RAD);
  const tanDeclination = sinDeclination / Math.sqrt(1 - sinDeclination * sinDeclination);
  return { sinDeclination, semiDiurnalDeg: 90 + clearArcsine(sky.tanLatitude * tanDeclination) / RAD };
}
