import type { Ayanamsa, EngineBody, Frame, LongitudeReader } from '@theia-astro/astro/ephemeris';
import type { Engine } from '../engine.ts';
import { SEFLG_SWIEPH } from '../flags.ts';
import type { AyanamsaShift } from './ayanamsa-shift.ts';
import { IN_THE_ECLIPTIC, isServedFrame, normalized } from './frame.ts';
import type { TableReaders } from './read.ts';

const RADIANS = Math.PI / 180;

/** What is read of a leaf: longitude and latitude with their rates; for the rest of an answer there is no use here. */
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
  let enteredJdUt = Number.NaN;
  let jdTt = Number.NaN;

  /** Reads what all longitudes at one instant share; a search asks for those of several bodies at one instant, one after the other. */
  const enter = (jdUt: number): boolean => {
    if (jdUt === enteredJdUt) return true;
    enteredJdUt = Number.NaN;
    jdTt = jdUt + wasm._swe_deltat_ex(jdUt, SEFLG_SWIEPH, scratch.serr);
    if (!nutation.read(jdTt, nutationRead, LONGITUDE_AND_LATITUDE)) return false;
    enteredJdUt = jdUt;
    return true;
  };

  return (body, frame) => {
    const reader = readers.get(body);
    if (reader === undefined || !isServedFrame(frame)) return null;
    const { ayanamsa } = frame;
    if (ayanamsa !== null)
      return (jdUt) => {
        if (!enter(jdUt) || !reader.read(jdTt, read, LONGITUDE_AND_LATITUDE)) return null;
        const longitudeDeg = read[0]!;
        const speed = read[3]!;
        const { deg, degPerDay } = shiftAt(jdTt, ayanamsa);
        return { longitudeDeg: normalized(longitudeDeg - deg), speedDegPerDay: speed - degPerDay };
      };
    const isTurned = !IN_THE_ECLIPTIC.has(body);
    return (jdUt) => {
      if (!enter(jdUt) || !reader.read(jdTt, read, LONGITUDE_AND_LATITUDE)) return null;
      const longitudeDeg = read[0]! + nutationRead[0]!;
      let speed = read[3]! + nutationRead[3]!;
      if (isTurned) speed -= nutationRead[4]! * Math.tan(read[1]! * RADIANS) * Math.cos(longitudeDeg * RADIANS);
      return { longitudeDeg: normalized(longitudeDeg), speedDegPerDay: speed };
    };
  };
}
