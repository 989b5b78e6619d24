import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import type { EclipseKind, LocalEclipse } from './eclipse.ts';

/** The maximum seen from a place is never further from the maximum on Earth. */
const SAME_ECLIPSE_DAYS = 0.5;

const UNSEEN: LocalEclipse = {
  visible: false, type: null, beginsJdUt: null, maximumJdUt: null, endsJdUt: null, magnitude: null, obscuration: null, altitudeDeg: null,
};

interface Seen extends LocalEclipse { readonly maximumJdUt: number }

/**
 * Tells of each eclipse what a place sees of it. Asked in order of time, one search serves all eclipses until the next visible one.
 * @returns a function of the eclipse's maximum (Julian day UT1)
 */
export function localCircumstances(ephemeris: Ephemeris, kind: EclipseKind, place: GeoPosition): (maximumJdUt: number) => LocalEclipse {
  const search = kind === 'solar' ? nextSolarSeen : nextLunarSeen;
  let next: Seen | null = null;
  let searchedFrom = Number.NaN;
  return (maximumJdUt) => {
    const from = maximumJdUt - SAME_ECLIPSE_DAYS;
    const holds = searchedFrom <= from && (next === null || next.maximumJdUt >= from);
    if (!holds) {
      next = search(ephemeris, from, place);
      searchedFrom = from;
    }
    return next !== null && Math.abs(next.maximumJdUt - maximumJdUt) <= SAME_ECLIPSE_DAYS ? next : UNSEEN;
  };
}

function nextSolarSeen(ephemeris: Ephemeris, fromJdUt: number, place: GeoPosition): Seen | null {
  const found = ephemeris.nextSolarEclipseAt(fromJdUt, place);
  if (found === null) return null;
  const { type, beginsJdUt, maximumJdUt, endsJdUt, magnitude, obscuration, altitudeDeg } = found;
  return { visible: true, type, beginsJdUt, maximumJdUt, endsJdUt, magnitude, obscuration, altitudeDeg };
}

function nextLunarSeen(ephemeris: Ephemeris, fromJdUt: number, place: GeoPosition): Seen | null {
  const found = ephemeris.nextLunarEclipseAt(fromJdUt, place);
  if (found === null) return null;
  const { beginsJdUt, maximumJdUt, endsJdUt, umbralMagnitude, penumbralMagnitude, altitudeDeg } = found;
  const type = umbralMagnitude >= 1 ? 'total' : umbralMagnitude > 0 ? 'partial' : 'penumbral';
  const magnitude = type === 'penumbral' ? penumbralMagnitude : umbralMagnitude;
  return { visible: true, type, beginsJdUt, maximumJdUt, endsJdUt, magnitude, obscuration: null, altitudeDeg };
}
