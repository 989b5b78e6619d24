import { BodyUnavailableError } from '@theia-astro/astro/ephemeris';
import type {
  BodyPosition,
  EclipticPosition,
  EngineBody,
  Ephemeris,
  EphemerisSource,
  Frame,
} from '@theia-astro/astro/ephemeris';
import { lastError, engineNumber, bodyRange, type Engine } from './engine.ts';
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

/** Difference between tropical and sidereal longitudes and speeds at one instant. */
interface SiderealShift {
  readonly deg: number;
  readonly degPerDay: number;
}

/**
 * `swe_calc_ut` behind the port. The equatorial part is a second call at the same instant: the engine keeps the last
 * position of a body in every coordinate form, so the call takes well under a tenth of a microsecond and is exact for
 * topocentric speeds too.
 *
 * The engine computes sidereal positions separately, without nutation, and then has no equatorial positions of date. A
 * batch therefore computes tropical positions and subtracts the difference found for one body: the same longitudes to
 * 1e-12 deg in half the time, speeds to 1e-6 deg/day.
 */
export function createPositions(
  engine: Engine,
): Pick<Ephemeris, 'position' | 'positions' | 'eclipticPositions' | 'ecliptic' | 'bodyRange'> {
  const { wasm, scratch, modes, coverage } = engine;
  const at = scratch.xx / 8;

  /**
   * Topocentric nodes and Lilith have the geocentric positions, but the engine's topocentric speeds for them are up to
   * 0.14°/d off.
   */
  const calculate = (jdUt: number, body: EngineBody, asked: number): EphemerisSource | BodyUnavailableError => {
    const number = engineNumber(engine, jdUt, body, asked);
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
    ecliptic: EclipticPosition,
  ): BodyPosition | BodyUnavailableError => {
    const equatorial = calculate(jdUt, body, flags | SEFLG_EQUATORIAL);
    if (typeof equatorial !== 'string') return equatorial;
    const heap = wasm.HEAPF64;
    return {
      longitudeDeg: ecliptic.longitudeDeg,
      latitudeDeg: ecliptic.latitudeDeg,
      distanceAu: ecliptic.distanceAu,
      speedDegPerDay: ecliptic.speedDegPerDay,
      latitudeSpeedDegPerDay: ecliptic.latitudeSpeedDegPerDay,
      distanceSpeedAuPerDay: ecliptic.distanceSpeedAuPerDay,
      rightAscensionDeg: heap[at]!,
      declinationDeg: heap[at + 1]!,
      rightAscensionSpeedDegPerDay: heap[at + 3]!,
      declinationSpeedDegPerDay: heap[at + 4]!,
      source: ecliptic.source,
    };
  };

  const frameFlags = (jdUt: number, frame: Frame): number => {
    const ephemerisFlag = coverage.ephemerisFlag(jdUt);
    return modes.enterFrame(frame) | ephemerisFlag | SEFLG_SPEED;
  };

  const eclipticPosition = (
    jdUt: number,
    body: EngineBody,
    flags: number,
    shift: SiderealShift | null,
  ): EclipticPosition | BodyUnavailableError => {
    const source = calculate(jdUt, body, flags);
    if (typeof source !== 'string') return source;
    const found = readEcliptic(source);
    if (shift === null) return found;
    const { longitudeDeg, speedDegPerDay } = found;
    return {
      ...found,
      longitudeDeg: normalized(longitudeDeg - shift.deg),
      speedDegPerDay: speedDegPerDay - shift.degPerDay,
    };
  };

  const bodyPosition = (
    jdUt: number,
    body: EngineBody,
    flags: number,
    shift: SiderealShift | null,
  ): BodyPosition | BodyUnavailableError => {
    const found = eclipticPosition(jdUt, body, flags, shift);
    return found instanceof BodyUnavailableError ? found : complete(jdUt, body, flags & ~SEFLG_SIDEREAL, found);
  };

  /** The ayanamsa and its speed, from the two positions of one body. */
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

  /** Asks for each body with the flags of a batch and what is to be subtracted from its longitude. */
  const batch = <Found>(
    jdUt: number,
    bodies: readonly EngineBody[],
    frame: Frame,
    find: (jdUt: number, body: EngineBody, flags: number, shift: SiderealShift | null) => Found,
  ): Found[] => {
    const flags = frameFlags(jdUt, frame);
    if (frame.ayanamsa === null || isProjectedAyanamsa(frame.ayanamsa)) {
      return bodies.map((body) => find(jdUt, body, flags, null));
    }
    let shift: SiderealShift | null = null;
    return bodies.map((body) => {
      // Expensive to compute twice, and the shift is the same for all bodies.
      shift ??= shiftFrom(jdUt, body === 'interpolated_lilith' ? 'mean_lilith' : body, flags);
      return find(jdUt, body, flags & ~SEFLG_SIDEREAL, shift);
    });
  };

  return {
    bodyRange: (body) => bodyRange(engine, body),

    position(jdUt, body, frame) {
      const found = bodyPosition(jdUt, body, frameFlags(jdUt, frame), null);
      if (found instanceof BodyUnavailableError) throw found;
      return found;
    },

    positions: (jdUt, bodies, frame) => batch(jdUt, bodies, frame, bodyPosition),

    eclipticPositions: (jdUt, bodies, frame) => batch(jdUt, bodies, frame, eclipticPosition),

    /**
     * Hypothetical bodies are computed without light deflection by the Sun. Many pass exactly behind the Sun once a
     * year, where the engine's deflection would turn them back for some hours and create false stations. Elsewhere it
     * is a hundredth of an arc second.
     */
    ecliptic(jdUt, body, frame) {
      const source = calculate(jdUt, body, frameFlags(jdUt, frame) | (HYPOTHETICAL.has(body) ? SEFLG_NOGDEFL : 0));
      if (typeof source !== 'string') throw source;
      return readEcliptic(source);
    },
  };
}

/** Brings an angle within one turn of [0, 360) into that range. */
function normalized(deg: number): number {
  if (deg < 0) return deg + 360;
  return deg >= 360 ? deg - 360 : deg;
}
