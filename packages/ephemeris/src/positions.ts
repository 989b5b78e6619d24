import { BodyUnavailableError } from '@theia/astro/ephemeris';
import type {
  BodyPosition,
  EclipticPosition,
  EngineBody,
  Ephemeris,
  EphemerisSource,
  Frame,
} from '@theia/astro/ephemeris';
import { lastError, numberOf, rangeOf, type Engine } from './engine.ts';
import {
  HYPOTHETICAL,
  SEFLG_EQUATORIAL,
  SEFLG_MOSEPH,
  SEFLG_NOGDEFL,
  SEFLG_SIDEREAL,
  SEFLG_SPEED,
  SEFLG_TOPOCTR,
  WITHOUT_PARALLAX,
  isProjectedAyanamsa,
} from './flags.ts';

/** What sidereal longitudes and their speeds lack against tropical ones, at one instant. */
interface SiderealShift {
  readonly deg: number;
  readonly degPerDay: number;
}

const NO_SHIFT: SiderealShift = { deg: 0, degPerDay: 0 };

/**
 * `swe_calc_ut` behind the port. The equatorial part is a second call at the same instant: the engine keeps every coordinate
 * form of its last position of a body, so it costs well under a tenth of a microsecond and is exact in topocentric speeds too.
 *
 * The engine computes sidereal positions apart, without nutation, and then finds no equatorial ones of date. A batch therefore takes the tropical
 * positions and subtracts what one body's sidereal position tells: the same longitudes to 1e-12 deg in half the time, speeds to 1e-6 deg/day.
 */
export function createPositions(engine: Engine): Pick<Ephemeris, 'position' | 'positions' | 'ecliptic' | 'bodyRange'> {
  const { wasm, scratch, modes, coverage } = engine;
  const at = scratch.xx / 8;

  /** Topocentric nodes and Lilith stand where the geocentric ones do, but the engine's topocentric speeds of them are up to 0.14°/d off. */
  const calculate = (jdUt: number, body: EngineBody, asked: number): EphemerisSource | BodyUnavailableError => {
    const number = numberOf(engine, jdUt, body, asked);
    if (typeof number !== 'number') return number;
    const flags = WITHOUT_PARALLAX.has(body) ? asked & ~SEFLG_TOPOCTR : asked;
    const answered = wasm._swe_calc_ut(jdUt, number, flags, scratch.xx, scratch.serr);
    if (answered < 0) return new BodyUnavailableError(body, lastError(engine));
    return (answered & SEFLG_MOSEPH) === 0 ? 'swisseph' : 'moshier';
  };

  const readEcliptic = (source: EphemerisSource): EclipticPosition => {
    const heap = wasm.HEAPF64;
    return {
      longitudeDeg: heap[at]!,
      latitudeDeg: heap[at + 1]!,
      distanceAu: heap[at + 2]!,
      speedDegPerDay: heap[at + 3]!,
      latitudeSpeedDegPerDay: heap[at + 4]!,
      distanceSpeedAuPerDay: heap[at + 5]!,
      source,
    };
  };

  /** The true equatorial coordinates: never those of a sidereal mode's own reference plane. */
  const complete = (
    jdUt: number,
    body: EngineBody,
    flags: number,
    source: EphemerisSource,
    shift: SiderealShift,
  ): BodyPosition | BodyUnavailableError => {
    const ecliptic = readEcliptic(source);
    const equatorial = calculate(jdUt, body, flags | SEFLG_EQUATORIAL);
    if (typeof equatorial !== 'string') return equatorial;
    const heap = wasm.HEAPF64;
    return {
      longitudeDeg: normalized(ecliptic.longitudeDeg - shift.deg),
      latitudeDeg: ecliptic.latitudeDeg,
      distanceAu: ecliptic.distanceAu,
      speedDegPerDay: ecliptic.speedDegPerDay - shift.degPerDay,
      latitudeSpeedDegPerDay: ecliptic.latitudeSpeedDegPerDay,
      distanceSpeedAuPerDay: ecliptic.distanceSpeedAuPerDay,
      rightAscensionDeg: heap[at]!,
      declinationDeg: heap[at + 1]!,
      rightAscensionSpeedDegPerDay: heap[at + 3]!,
      declinationSpeedDegPerDay: heap[at + 4]!,
      source,
    };
  };

  const frameFlags = (jdUt: number, frame: Frame): number => {
    const ephemerisFlag = coverage.ephemerisFlag(jdUt);
    return modes.enterFrame(frame) | ephemerisFlag | SEFLG_SPEED;
  };

  const positionOf = (
    jdUt: number,
    body: EngineBody,
    flags: number,
    shift: SiderealShift,
  ): BodyPosition | BodyUnavailableError => {
    const source = calculate(jdUt, body, flags);
    return typeof source === 'string' ? complete(jdUt, body, flags & ~SEFLG_SIDEREAL, source, shift) : source;
  };

  /** The ayanamsa and its speed as one body's own two positions tell them. */
  const shiftFrom = (jdUt: number, body: EngineBody, flags: number): SiderealShift | null => {
    if (typeof calculate(jdUt, body, flags) !== 'string') return null;
    const sidereal = readEcliptic('swisseph');
    if (typeof calculate(jdUt, body, flags & ~SEFLG_SIDEREAL) !== 'string') return null;
    const tropical = readEcliptic('swisseph');
    return {
      deg: tropical.longitudeDeg - sidereal.longitudeDeg,
      degPerDay: tropical.speedDegPerDay - sidereal.speedDegPerDay,
    };
  };

  return {
    bodyRange: (body) => rangeOf(engine, body),

    position(jdUt, body, frame) {
      const found = positionOf(jdUt, body, frameFlags(jdUt, frame), NO_SHIFT);
      if (found instanceof BodyUnavailableError) throw found;
      return found;
    },

    positions(jdUt, bodies, frame) {
      const flags = frameFlags(jdUt, frame);
      if (frame.ayanamsa === null || isProjectedAyanamsa(frame.ayanamsa)) {
        return bodies.map((body) => positionOf(jdUt, body, flags, NO_SHIFT));
      }
      let shift: SiderealShift | null = null;
      return bodies.map((body) => {
        // Costly to compute twice, and the shift is the same for all.
        shift ??= shiftFrom(jdUt, body === 'interpolated_lilith' ? 'mean_lilith' : body, flags);
        return positionOf(jdUt, body, flags & ~SEFLG_SIDEREAL, shift ?? NO_SHIFT);
      });
    },

    /**
     * Hypothetical bodies without the bending of light at the Sun: many run exactly behind it once a year, and the engine's bent light then turns them
     * back for some hours, stations that are none. Elsewhere it is a hundredth of a second of arc.
     */
    ecliptic(jdUt, body, frame) {
      const source = calculate(jdUt, body, frameFlags(jdUt, frame) | (HYPOTHETICAL.has(body) ? SEFLG_NOGDEFL : 0));
      if (typeof source !== 'string') throw source;
      return readEcliptic(source);
    },
  };
}

/** [0, 360) of an angle within one turn of it. */
function normalized(deg: number): number {
  if (deg < 0) return deg + 360;
  return deg >= 360 ? deg - 360 : deg;
}
