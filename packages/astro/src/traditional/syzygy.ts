import { altitudeDeg } from '../dignities/sect.ts';
import type { Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { previousMoonPhases } from '../phase/phases.ts';

export interface Syzygy {
  readonly phase: 'new_moon' | 'full_moon';
  readonly jdUt: number;
  /** Whose degree counts: at a full moon the light above the horizon of the place (Ptolemy, Tetrabiblos III.2), the Sun if it is up. */
  readonly light: 'sun' | 'moon';
  readonly longitudeDeg: number;
}

export interface Syzygies {
  readonly newMoon: Syzygy;
  readonly fullMoon: Syzygy;
  /** The later of the two. */
  readonly last: Syzygy;
}

/**
 * The last new and the last full moon before an instant (Julian day UT1), to 0.1 s; null where the ephemeris begins later.
 * Longitudes in the zodiac of `frame`. @throws as `Ephemeris.ecliptic`
 */
export function syzygiesBefore(ephemeris: Ephemeris, jdUt: number, place: GeoPosition, frame: Frame): Syzygies | null {
  const [newMoon] = previousMoonPhases(ephemeris, jdUt, 1, ['new_moon']);
  const [fullMoon] = previousMoonPhases(ephemeris, jdUt, 1, ['full_moon']);
  if (newMoon === undefined || fullMoon === undefined) return null;
  const ofNew = syzygyAt(ephemeris, newMoon.jdUt, 'new_moon', place, frame);
  const ofFull = syzygyAt(ephemeris, fullMoon.jdUt, 'full_moon', place, frame);
  return { newMoon: ofNew, fullMoon: ofFull, last: newMoon.jdUt > fullMoon.jdUt ? ofNew : ofFull };
}

function syzygyAt(
  ephemeris: Ephemeris,
  jdUt: number,
  phase: Syzygy['phase'],
  { geoLatitudeDeg, geoLongitudeDeg }: GeoPosition,
  frame: Frame,
): Syzygy {
  const sun = ephemeris.position(jdUt, 'sun', frame);
  const armcDeg = ephemeris.siderealTimeHours(jdUt) * 15 + geoLongitudeDeg;
  const sunIsUp = altitudeDeg(sun.rightAscensionDeg, sun.declinationDeg, armcDeg, geoLatitudeDeg) > 0;
  const light = phase === 'full_moon' && sunIsUp ? 'sun' : 'moon';
  const longitudeDeg = light === 'sun' ? sun.longitudeDeg : ephemeris.ecliptic(jdUt, 'moon', frame).longitudeDeg;
  return { phase, jdUt, light, longitudeDeg };
}
