import type {
  Ayanamsa,
  BodyPosition,
  BodyUnavailableError,
  EclipticPosition,
  EngineBody,
  Ephemeris,
  Frame,
} from '@theia-astro/astro/ephemeris';
import type { Engine } from '../engine.ts';
import { type AyanamsaShift, ayanamsaShifts } from './ayanamsa-shift.ts';
import { turnToEquator } from './equator.ts';
import { IN_THE_ECLIPTIC, isServedFrame, normalized } from './frame.ts';
import { type Instant, instants } from './instant.ts';
import { longitudeReaders } from './longitude.ts';
import type { TableMemory } from './memory.ts';
import { tableReaders } from './read.ts';

type Exact = Pick<
  Ephemeris,
  'position' | 'positions' | 'eclipticPositions' | 'ecliptic' | 'obliquity' | 'illuminatedFraction'
>;
type Served = Exact &
  Pick<Ephemeris, 'longitudeReader'> & {
    /** Greenwich apparent sidereal time, within a turn or two of [0, 360); null where only the engine knows it. */
    siderealTimeDeg(jdUt: number): number | null;
  };

const RADIANS = Math.PI / 180;

/**
 * The questions that tables answer, each handed on to `exact` where they cannot: apparent geocentric positions, tropical or by an ayanamsa that
 * is one smooth number. Within 1e-6° and 1e-6° a day of the engine; osculating Lilith, whose speed the engine itself gives with a noise of 7e-6° a
 * day, within 1e-5° a day.
 */
export function servedFromTables(exact: Exact, engine: Engine, memory: TableMemory): Served {
  const readers = tableReaders(memory);
  const instantAt = instants(engine, readers.get('nutation')!);
  const shiftAt = ayanamsaShifts(engine, readers);
  const moonLight = readers.get('moon_light')!;
  const read = new Float64Array(6);

  /** Null if the tables do not serve this frame or do not reach this instant. */
  const findInstant = (jdUt: number, frame: Frame): Instant | null => (isServedFrame(frame) ? instantAt(jdUt) : null);

  const readShift = ({ jdTt }: Instant, ayanamsa: Ayanamsa | null): AyanamsaShift | null =>
    ayanamsa === null ? null : shiftAt(jdTt, ayanamsa);

  /** Reads a body's table at an instant. */
  const isRead = ({ jdTt }: Instant, body: EngineBody): boolean => readers.get(body)?.read(jdTt, read) === true;

  /**
   * The values read, turned onto the true ecliptic and equator of date. As with the engine, sidereal speeds of a single body contain no nutation;
   * those of a batch are the tropical speeds minus one number (see `createPositions`).
   */
  const whole = (
    instant: Instant,
    body: EngineBody,
    shift: AyanamsaShift | null,
    speedsAlone: boolean,
  ): BodyPosition => {
    const latitudeDeg = read[1]!;
    const meanSpeed = read[3]!;
    const meanLatitudeSpeed = read[4]!;
    const trueDeg = read[0]! + instant.nutationInLongitudeDeg;
    const cosLongitude = Math.cos(trueDeg * RADIANS);
    const sinLongitude = Math.sin(trueDeg * RADIANS);
    const cosLatitude = Math.cos(latitudeDeg * RADIANS);
    const sinLatitude = Math.sin(latitudeDeg * RADIANS);
    // The engine's speeds are those on an ecliptic that stands still while the equator nods.
    const nodding = instant.nutationInObliquityDegPerDay;
    const turning = (-nodding * cosLongitude * sinLatitude) / cosLatitude;
    const noddedSpeed = meanLatitudeSpeed + nodding * sinLongitude;
    const latitudeSpeed = IN_THE_ECLIPTIC.has(body) ? meanLatitudeSpeed : noddedSpeed;
    const trueSpeed = meanSpeed + turning + instant.nutationInLongitudeDegPerDay;
    const equatorial = turnToEquator(
      instant,
      cosLongitude,
      sinLongitude,
      cosLatitude,
      sinLatitude,
      trueSpeed,
      body === 'mean_node' ? noddedSpeed : latitudeSpeed,
    );
    return {
      longitudeDeg: normalized(shift === null ? trueDeg : read[0]! - shift.deg),
      latitudeDeg,
      distanceAu: read[2]!,
      speedDegPerDay:
        shift === null ? trueSpeed : speedsAlone ? meanSpeed - shift.degPerDay : meanSpeed + turning - shift.degPerDay,
      latitudeSpeedDegPerDay: shift !== null && speedsAlone ? meanLatitudeSpeed : latitudeSpeed,
      distanceSpeedAuPerDay: read[5]!,
      rightAscensionDeg: equatorial.rightAscensionDeg,
      declinationDeg: equatorial.declinationDeg,
      rightAscensionSpeedDegPerDay: equatorial.rightAscensionSpeedDegPerDay,
      declinationSpeedDegPerDay: equatorial.declinationSpeedDegPerDay,
      source: 'swisseph',
    };
  };

  /** The ecliptic part of `whole`. */
  const turnToEcliptic = (
    instant: Instant,
    body: EngineBody,
    shift: AyanamsaShift | null,
    speedsAlone: boolean,
  ): EclipticPosition => {
    const trueDeg = read[0]! + instant.nutationInLongitudeDeg;
    let speed = read[3]! + (shift === null ? instant.nutationInLongitudeDegPerDay : -shift.degPerDay);
    let latitudeSpeed = read[4]!;
    if ((shift === null || !speedsAlone) && !IN_THE_ECLIPTIC.has(body)) {
      const nodding = instant.nutationInObliquityDegPerDay;
      speed -= nodding * Math.tan(read[1]! * RADIANS) * Math.cos(trueDeg * RADIANS);
      latitudeSpeed += nodding * Math.sin(trueDeg * RADIANS);
    }
    return {
      longitudeDeg: normalized(shift === null ? trueDeg : read[0]! - shift.deg),
      latitudeDeg: read[1]!,
      distanceAu: read[2]!,
      speedDegPerDay: speed,
      latitudeSpeedDegPerDay: latitudeSpeed,
      distanceSpeedAuPerDay: read[5]!,
      source: 'swisseph',
    };
  };

  type Turn<Position> = (
    instant: Instant,
    body: EngineBody,
    shift: AyanamsaShift | null,
    speedsAlone: boolean,
  ) => Position;
  type Batch<Position> = (
    jdUt: number,
    bodies: readonly EngineBody[],
    frame: Frame,
  ) => readonly (Position | BodyUnavailableError)[];

  /** A batch of positions, those bodies by the engine that have no table. */
  const batch = <Position>(turn: Turn<Position>, byEngine: Batch<Position>): Batch<Position> => {
    return (jdUt, bodies, frame) => {
      const instant = findInstant(jdUt, frame);
      if (instant === null) return byEngine(jdUt, bodies, frame);
      const shift = readShift(instant, frame.ayanamsa);
      const left: EngineBody[] = [];
      const found = bodies.map((body) => {
        if (isRead(instant, body)) return turn(instant, body, shift, false);
        left.push(body);
        return null;
      });
      if (left.length === 0) return found as Position[];
      // The engine takes the ayanamsa's speed of a batch from its first body.
      const rest = byEngine(jdUt, [bodies[0]!, ...left], frame);
      let next = 1;
      return found.map((one) => one ?? rest[next++]!);
    };
  };

  return {
    position(jdUt, body, frame) {
      const instant = findInstant(jdUt, frame);
      if (instant === null || !isRead(instant, body)) return exact.position(jdUt, body, frame);
      return whole(instant, body, readShift(instant, frame.ayanamsa), true);
    },

    positions: batch(whole, exact.positions),

    eclipticPositions: batch(turnToEcliptic, exact.eclipticPositions),

    ecliptic(jdUt, body, frame) {
      const instant = findInstant(jdUt, frame);
      if (instant === null || !isRead(instant, body)) return exact.ecliptic(jdUt, body, frame);
      return turnToEcliptic(instant, body, readShift(instant, frame.ayanamsa), true);
    },

    longitudeReader: longitudeReaders(engine, readers, shiftAt),

    illuminatedFraction(jdUt, body) {
      const instant = body === 'moon' ? instantAt(jdUt) : null;
      if (instant === null || !moonLight.read(instant.jdTt, read)) return exact.illuminatedFraction(jdUt, body);
      return read[1]!;
    },

    siderealTimeDeg: (jdUt) => instantAt(jdUt)?.siderealTimeDeg ?? null,

    obliquity(jdUt) {
      const instant = instantAt(jdUt);
      if (instant === null) return exact.obliquity(jdUt);
      const { trueDeg, meanDeg, nutationInLongitudeDeg, nutationInObliquityDeg } = instant;
      return { trueDeg, meanDeg, nutationInLongitudeDeg, nutationInObliquityDeg };
    },
  };
}
