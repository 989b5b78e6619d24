import type { Obliquity } from '@theia-astro/astro/ephemeris';
import type { Engine } from '../engine.ts';
import { SEFLG_SWIEPH } from '../flags.ts';
import type { SeriesReader } from './read.ts';
import { earthRotationDeg, hasSiderealTime } from './sidereal-time.ts';

const RADIANS = Math.PI / 180;

/** What all positions at one instant share. */
export interface Instant extends Obliquity {
  readonly jdTt: number;
  readonly nutationInLongitudeDegPerDay: number;
  readonly nutationInObliquityDegPerDay: number;
  readonly cosObliquity: number;
  readonly sinObliquity: number;
  /** Greenwich apparent sidereal time, within a turn or two of [0, 360); null where only the engine knows it. */
  readonly siderealTimeDeg: number | null;
}

/** The instant of a Julian day UT1; null where there is no table of the nutation. The last one is remembered. */
export function instants(engine: Engine, nutation: SeriesReader): (jdUt: number) => Instant | null {
  const { wasm, scratch } = engine;
  const read = new Float64Array(6);
  let lastJdUt = Number.NaN;
  let last: Instant | null = null;
  return (jdUt) => {
    if (jdUt === lastJdUt) return last;
    const jdTt = jdUt + wasm._swe_deltat_ex(jdUt, SEFLG_SWIEPH, scratch.serr);
    if (!nutation.read(jdTt, read)) return null;
    const [trueDeg, meanDeg] = [read[1]!, read[2]!];
    const cosObliquity = Math.cos(trueDeg * RADIANS);
    last = {
      jdTt,
      trueDeg,
      meanDeg,
      nutationInLongitudeDeg: read[0]!,
      nutationInObliquityDeg: trueDeg - meanDeg,
      nutationInLongitudeDegPerDay: read[3]!,
      nutationInObliquityDegPerDay: read[4]!,
      cosObliquity,
      sinObliquity: Math.sin(trueDeg * RADIANS),
      siderealTimeDeg: hasSiderealTime(jdTt) ? earthRotationDeg(jdUt) + read[5]! + read[0]! * cosObliquity : null,
    };
    lastJdUt = jdUt;
    return last;
  };
}
