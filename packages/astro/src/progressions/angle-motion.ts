import { normalizeDeg, wrap180 } from '../angle/angle.ts';
import type { EclipticPosition, Ephemeris, GeoPosition } from '../ephemeris.ts';
import {
  ascendantOfArmcDeg,
  midheavenOfArmcDeg,
  rightAscensionOfEclipticDeg,
  rightAscensionSpeedFactor,
} from '../houses/from-armc.ts';
import { motionAtRate, type LongitudeMotion, type MotionSample } from '../search/motion.ts';
import { NAIBOD_DEG_PER_DAY, solarFrame } from './arcs.ts';
import type { NatalBasis, ProgressedChart } from './compute.ts';
import type { AngleMethod } from './houses.ts';

export type SteadyMethod = Exclude<AngleMethod, 'true_daily'>;

/**
 * The midheaven's right ascension at a progressed instant and its speed, with the values needed to convert it into
 * angles. Degrees, days of the ephemeris.
 */
interface Meridian {
  readonly armcDeg: number;
  readonly armcSpeedDegPerDay: number;
  readonly obliquityDeg: number;
  readonly ayanamsaDeg: number;
}

/**
 * The midheaven moves at about the Sun's speed, varied by the tilt of the ecliptic. The ascendant only moves forwards,
 * at high latitudes sometimes very fast.
 */
const MIDHEAVEN_PACE = { stepDays: 4, speedRangeDegPerDay: [0.7, 1.4] } as const;
const ascendantPace = ({ geoLatitudeDeg }: GeoPosition): Pick<LongitudeMotion, 'stepDays' | 'speedRangeDegPerDay'> => ({
  stepDays: Math.abs(geoLatitudeDeg) < 50 ? 4 : Math.abs(geoLatitudeDeg) < 62 ? 1 : 0.25,
  speedRangeDegPerDay: [1e-3, 1e3],
});

/** Closer to the polar circles than this many degrees, the ascendant can jump within one step. */
const POLAR_MARGIN_DEG = 0.05;

/** Whether the ascendant moves steadily at this latitude: outside the polar circles. */
export function hasSteadyAscendant({ geoLatitudeDeg }: GeoPosition, obliquityDeg: number): boolean {
  return Math.abs(geoLatitudeDeg) < 90 - obliquityDeg - POLAR_MARGIN_DEG;
}

/**
 * A progressed angle as a motion over the days of life. Needs a chart with houses; the ascendant also needs a latitude
 * where it moves steadily.
 */
export function angleMotion(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  { clock, frame }: Pick<ProgressedChart, 'clock' | 'frame'>,
  method: SteadyMethod,
  angle: 'asc' | 'mc',
): LongitudeMotion {
  const meridianAt = progressedMeridian(ephemeris, natal, frame, method);
  const { geoLatitudeDeg } = natal.place;
  const at = (jdUt: number): MotionSample => {
    const { armcDeg, armcSpeedDegPerDay, obliquityDeg, ayanamsaDeg } = meridianAt(jdUt);
    const angleAt = (armc: number): number =>
      angle === 'mc' ? midheavenOfArmcDeg(armc, obliquityDeg) : ascendantOfArmcDeg(armc, geoLatitudeDeg, obliquityDeg);
    const slope = wrap180(angleAt(armcDeg + HALF_DEG) - angleAt(armcDeg - HALF_DEG)) / (2 * HALF_DEG);
    return { longitudeDeg: normalizeDeg(angleAt(armcDeg) - ayanamsaDeg), speedDegPerDay: slope * armcSpeedDegPerDay };
  };
  const [first, last] = ephemeris.range.reduced;
  const pace = angle === 'mc' ? MIDHEAVEN_PACE : ascendantPace(natal.place);
  return motionAtRate({ ...pace, at, coverage: [first, last - 1] }, clock.birthJdUt, clock.rate);
}

/** Half the arc used to measure the slope of an angle. */
const HALF_DEG = 1e-3;

function progressedMeridian(
  ephemeris: Ephemeris,
  { chart, moment }: NatalBasis,
  frame: ProgressedChart['frame'],
  method: SteadyMethod,
): (jdUt: number) => Meridian {
  const houses = chart.houses;
  if (houses === null) throw new RangeError('Angles need a chart with houses');
  const earthly = solarFrame(frame);
  const sunAt = (jdUt: number): EclipticPosition => ephemeris.ecliptic(jdUt, 'sun', earthly);
  const natalSun = sunAt(moment.jdUt);
  const ayanamsaAt = (jdUt: number): number =>
    frame.ayanamsa === null ? 0 : ephemeris.ayanamsa(jdUt, frame.ayanamsa).valueDeg;
  const rightAscensionAt = (sun: EclipticPosition, jdUt: number, obliquityDeg: number): number =>
    rightAscensionOfEclipticDeg(sun.longitudeDeg + ayanamsaAt(jdUt), obliquityDeg, sun.latitudeDeg);
  const natalRightAscensionDeg = rightAscensionAt(natalSun, moment.jdUt, chart.obliquityDeg);
  return (jdUt) => {
    const obliquityDeg = ephemeris.obliquity(jdUt).trueDeg;
    const ayanamsaDeg = ayanamsaAt(jdUt);
    const naibodDeg = (jdUt - moment.jdUt) * NAIBOD_DEG_PER_DAY;
    if (method === 'naibod_ra')
      return { armcDeg: houses.armcDeg + naibodDeg, armcSpeedDegPerDay: NAIBOD_DEG_PER_DAY, obliquityDeg, ayanamsaDeg };
    if (method === 'naibod_longitude') {
      const mcDeg = houses.angles.mc + naibodDeg + ayanamsaDeg;
      return {
        armcDeg: rightAscensionOfEclipticDeg(mcDeg, obliquityDeg),
        armcSpeedDegPerDay: NAIBOD_DEG_PER_DAY * rightAscensionSpeedFactor(mcDeg, obliquityDeg),
        obliquityDeg,
        ayanamsaDeg,
      };
    }
    const sun = sunAt(jdUt);
    if (method === 'solar_arc_ra') {
      const armcDeg = houses.armcDeg + rightAscensionAt(sun, jdUt, obliquityDeg) - natalRightAscensionDeg;
      return {
        armcDeg,
        armcSpeedDegPerDay:
          sun.speedDegPerDay * rightAscensionSpeedFactor(sun.longitudeDeg + ayanamsaDeg, obliquityDeg),
        obliquityDeg,
        ayanamsaDeg,
      };
    }
    const mcDeg = houses.angles.mc + sun.longitudeDeg - natalSun.longitudeDeg + ayanamsaDeg;
    return {
      armcDeg: rightAscensionOfEclipticDeg(mcDeg, obliquityDeg),
      armcSpeedDegPerDay: sun.speedDegPerDay * rightAscensionSpeedFactor(mcDeg, obliquityDeg),
      obliquityDeg,
      ayanamsaDeg,
    };
  };
}
