import { normalizeDeg, RAD } from '../angle/angle.ts';

export type Sect = 'day' | 'night';

/**
 * True altitude in degrees of a point given by right ascension and declination, without refraction or parallax: sin h =
 * sin φ sin δ + cos φ cos δ cos H, H = ARMC − α (Meeus, Astronomical Algorithms, 2nd ed. 1998, eq. 13.6).
 */
export function altitudeDeg(
  rightAscensionDeg: number,
  declinationDeg: number,
  armcDeg: number,
  geoLatitudeDeg: number,
): number {
  const hourAngle = (armcDeg - rightAscensionDeg) * RAD;
  const declination = declinationDeg * RAD;
  const latitude = geoLatitudeDeg * RAD;
  const sine =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RAD;
}

/**
 * The sect of a chart from the Sun's true altitude in degrees: day while its centre is on or above the horizon
 * (docs/methods/dignities.md).
 */
export function sectAt(sunAltitudeDeg: number): Sect {
  return sunAltitudeDeg >= 0 ? 'day' : 'night';
}

/** Mercury is diurnal when oriental, that is, when it rises before the Sun (Ptolemy, Tetrabiblos I.7). */
export function mercurySect(sunLongitudeDeg: number, mercuryLongitudeDeg: number): Sect {
  return normalizeDeg(sunLongitudeDeg - mercuryLongitudeDeg) < 180 ? 'day' : 'night';
}

/** The classical planets that belong to the chart's sect. */
export function planetsInSect(sect: Sect, mercury: Sect): readonly string[] {
  const planets = sect === 'day' ? ['sun', 'jupiter', 'saturn'] : ['moon', 'venus', 'mars'];
  return mercury === sect ? [...planets, 'mercury'] : planets;
}
