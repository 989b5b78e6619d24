import { DEFAULT_STARS } from '../stars/catalogue.ts';

export const OCCULTED_PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const;
export type OccultedPlanet = (typeof OCCULTED_PLANETS)[number];

/**
 * The stars of the catalogue that the Moon can cover in these millennia: those within 6.5° of the ecliptic. Its
 * inclination is at most 5.3°, its parallax and semidiameter together at most 1.3°.
 */
export const OCCULTED_STARS = ['alcyone', 'aldebaran', 'regulus', 'spica', 'antares'] as const;
export type OccultedStar = (typeof OCCULTED_STARS)[number];
export type OccultedBody = OccultedPlanet | OccultedStar;

/** How the ephemeris finds a star. */
export function starDesignation(star: OccultedStar): string {
  return DEFAULT_STARS.find(({ id }) => id === star)!.designation;
}

export function isOccultedStar(body: OccultedBody): body is OccultedStar {
  return (OCCULTED_STARS as readonly string[]).includes(body);
}
