import type { Ayanamsa, EngineBody, Frame, LongitudeReader } from '@theia-astro/astro/ephemeris';
import type { Engine } from '../engine.ts';
import { SEFLG_SWIEPH } from '../flags.ts';
import type { AyanamsaShift } from './ayanamsa-shift.ts';
import { IN_THE_ECLIPTIC, isServedFrame, normalized } from './frame.ts';
import type { TableReaders } from './read.ts';

const RADIANS = Math.PI / 180;

/** What is read of a leaf. The tropical speed needs the latitude, because the engine takes it on an ecliptic that stands still while the equator nods. */
const LONGITUDE_ALONE = 1;
const LONGITUDE_AND_LATITUDE = 2;

/** Readers of longitudes alone: the numbers of `ecliptic` from the tables, to the last bit. Null for a frame or a body that has no tables. */
export function longitudeReaders(
  { wasm, scratch }: Engine,
  readers: TableReaders,
  shiftAt: (jdTt: number, ayanamsa: Ayanamsa) => AyanamsaShift,
): (body: EngineBody, frame: Frame) => LongitudeReader | null {
  const nutation = readers.get('nutation')!;
  const nutationRead = new Float64Array(6);
  const read = new Float64Array(6);
  let lastJdUt = Number.NaN;
  let lastJdTt = Number.NaN;
  let nutationJdTt = Number.NaN;

  // A search asks for the longitudes of several bodies at one instant, one after the other.
  const toJdTt = (jdUt: number): number => {
    if (jdUt === lastJdUt) return lastJdTt;
    lastJdUt = jdUt;
    lastJdTt = jdUt + wasm._swe_deltat_ex(jdUt, SEFLG_SWIEPH, scratch.serr);
    return lastJdTt;
  };

  const isNutationRead = (jdTt: number): boolean => {
    if (jdTt === nutationJdTt) return true;
    nutationJdTt = Number.NaN;
    if (!nutation.read(jdTt, nutationRead, LONGITUDE_AND_LATITUDE)) return false;
    nutationJdTt = jdTt;
    return true;
  };

  return (body, frame) => {
    const reader = readers.get(body);
    if (reader === undefined || !isServedFrame(frame)) return null;
    const { ayanamsa } = frame;
    if (ayanamsa !== null)
      return (jdUt) => {
        const jdTt = toJdTt(jdUt);
        if (!reader.read(jdTt, read, LONGITUDE_ALONE)) return null;
        const longitudeDeg = read[0]!;
        const speed = read[3]!;
        const { deg, degPerDay } = shiftAt(jdTt, ayanamsa);
        return { longitudeDeg: normalized(longitudeDeg - deg), speedDegPerDay: speed - degPerDay };
      };
    const isTurned = !IN_THE_ECLIPTIC.has(body);
    return (jdUt) => {
      const jdTt = toJdTt(jdUt);
      if (!isNutationRead(jdTt) || !reader.read(jdTt, read, LONGITUDE_AND_LATITUDE)) return null;
      const longitudeDeg = read[0]! + nutationRead[0]!;
      let speed = read[3]! + nutationRead[3]!;
      if (isTurned) speed -= nutationRead[4]! * Math.tan(read[1]! * RADIANS) * Math.cos(longitudeDeg * RADIANS);
      return { longitudeDeg: normalized(longitudeDeg), speedDegPerDay: speed };
    };
  };
}
