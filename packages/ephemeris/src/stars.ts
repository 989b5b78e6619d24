import { BodyUnavailableError } from '@theia-astro/astro/ephemeris';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { lastError, type Engine } from './engine.ts';
import { SEFLG_EQUATORIAL, SEFLG_MOSEPH, SEFLG_SIDEREAL, SEFLG_SPEED } from './flags.ts';
import { MAX_STAR_NAME_BYTES, readDoubles, writeText } from './scratch.ts';

/** The catalogue writes 999.99 where there is no magnitude. */
const FAINTEST = 100;

/** Fixed stars of the bundled `sefstars.txt`, by traditional name (any case) or by `,` and Bayer designation. */
export function createStars(engine: Engine): Pick<Ephemeris, 'fixedStar'> {
  const { wasm, scratch, modes, coverage } = engine;
  const magnitudes = new Map<string, number | null>();

  const failed = (name: string): BodyUnavailableError => new BodyUnavailableError(name, lastError(engine));

  // The engine overwrites the name with the catalogue's own, so it is written before every call.
  const calculate = (jdUt: number, name: string, flags: number): number => {
    writeText(wasm, scratch.star, name);
    const answered = wasm._swe_fixstar2_ut(scratch.star, jdUt, flags, scratch.xx, scratch.serr);
    if (answered < 0) throw failed(name);
    return answered;
  };

  const starMagnitude = (name: string): number | null => {
    const known = magnitudes.get(name);
    if (known !== undefined) return known;
    writeText(wasm, scratch.star, name);
    if (wasm._swe_fixstar2_mag(scratch.star, scratch.xx, scratch.serr) < 0) throw failed(name);
    const given = readDoubles(wasm, scratch.xx, 1)[0]!;
    const magnitude = given > FAINTEST ? null : given;
    magnitudes.set(name, magnitude);
    return magnitude;
  };

  return {
    fixedStar(jdUt, name, frame) {
      if (new TextEncoder().encode(name).length > MAX_STAR_NAME_BYTES)
        throw new BodyUnavailableError('star', 'name too long');
      const flags = coverage.ephemerisFlag(jdUt) | modes.enterFrame(frame) | SEFLG_SPEED;
      const magnitude = starMagnitude(name);
      calculate(jdUt, name, (flags & ~SEFLG_SIDEREAL) | SEFLG_EQUATORIAL);
      const [rightAscensionDeg, declinationDeg] = readDoubles(wasm, scratch.xx, 2);
      const answered = calculate(jdUt, name, flags);
      const [longitudeDeg, latitudeDeg, distanceAu, speed, latitudeSpeed, distanceSpeed] = readDoubles(
        wasm,
        scratch.xx,
        6,
      );
      return {
        longitudeDeg: longitudeDeg!,
        latitudeDeg: latitudeDeg!,
        distanceAu: distanceAu!,
        speedDegPerDay: speed!,
        latitudeSpeedDegPerDay: latitudeSpeed!,
        distanceSpeedAuPerDay: distanceSpeed!,
        source: (answered & SEFLG_MOSEPH) === 0 ? 'swisseph' : 'moshier',
        magnitude,
        rightAscensionDeg: rightAscensionDeg!,
        declinationDeg: declinationDeg!,
      };
    },
  };
}
