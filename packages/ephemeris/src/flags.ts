import { engineBodiesOf, engineColumn, type NamedEngineBody } from '@theia-astro/astro/bodies/table';
import type { Ayanamsa } from '@theia-astro/astro/ephemeris';

/** Swiss Ephemeris calculation flags, `swephexp.h` of release 2.10.03. */
export const SEFLG_SWIEPH = 2;
export const SEFLG_MOSEPH = 4;
export const SEFLG_HELCTR = 8;
export const SEFLG_TRUEPOS = 16;
export const SEFLG_NONUT = 64;
export const SEFLG_SPEED = 256;
export const SEFLG_NOGDEFL = 512;
export const SEFLG_EQUATORIAL = 2048;
export const SEFLG_TOPOCTR = 32 * 1024;
export const SEFLG_SIDEREAL = 64 * 1024;

/** Rise, set and transit selectors of `swe_rise_trans`. */
export const SE_CALC_RISE = 1;
export const SE_CALC_SET = 2;
export const SE_CALC_MTRANSIT = 4;
export const SE_CALC_ITRANSIT = 8;
export const SE_BIT_GEOCTR_NO_ECL_LAT = 128;
export const SE_BIT_DISC_CENTER = 256;
export const SE_BIT_NO_REFRACTION = 512;
export const SE_BIT_HINDU_RISING = SE_BIT_DISC_CENTER | SE_BIT_NO_REFRACTION | SE_BIT_GEOCTR_NO_ECL_LAT;

/** Return flags of the eclipse functions. */
export const SE_ECL_TOTAL = 4;
export const SE_ECL_PARTIAL = 16;
export const SE_ECL_ANY_TYPE = 0;

export const SE_ECL_NUT = -1;
export const SE_GREG_CAL = 1;
export const SE_ECL2HOR = 0;
const SE_SIDM_USER = 255;

/** Swiss Ephemeris body numbers. */
export const BODY_NUMBER: Readonly<Record<NamedEngineBody, number>> = engineColumn(({ swissNumber }) => swissNumber);
/** Numbered asteroids follow this number. */
export const SE_AST_OFFSET = 10_000;

/** Points that are not physical bodies and have no light time. */
export const HYPOTHETICAL: ReadonlySet<string> = engineBodiesOf('hypothetical');

/** Directions rather than positions: they look the same from everywhere on Earth. */
export const WITHOUT_PARALLAX: ReadonlySet<string> = engineBodiesOf('node', 'apogee');

/** Bodies computed only from the asteroid files; the analytical ephemeris does not have them. */
export const FILE_ONLY_BODIES: ReadonlySet<string> = engineBodiesOf('minor_planet');

/**
 * Modes measured on a fixed reference plane (J2000, J1900, B1950, galactic equator aligned on Mardyks): longitude and
 * latitude are projected onto it, so a sidereal position is not the tropical one minus the ayanamsa. Swiss Ephemeris
 * 2.10 `swe_set_sid_mode`.
 */
const PROJECTED_SIDEREAL_MODES: ReadonlySet<number> = new Set([18, 19, 20, 34]);

/** The engine's mode number of an ayanamsa. */
export function siderealModeNumber(ayanamsa: Ayanamsa): number {
  return ayanamsa.kind === 'mode' ? ayanamsa.mode : SE_SIDM_USER;
}

/** Whether the ayanamsa is measured on a fixed reference plane. */
export function isProjectedAyanamsa(ayanamsa: Ayanamsa): boolean {
  return ayanamsa.kind === 'mode' && PROJECTED_SIDEREAL_MODES.has(ayanamsa.mode);
}

/** Modes that follow a star or the galaxy's centre as they are seen, with aberration. Swiss Ephemeris 2.10 `swi_get_ayanamsa_ex`. */
const STAR_SIDEREAL_MODES: ReadonlySet<number> = new Set([17, 27, 28, 29, 30, 31, 32, 33, 35, 36, 39, 40]);

export function isStarAyanamsa(ayanamsa: Ayanamsa): boolean {
  return ayanamsa.kind === 'mode' && STAR_SIDEREAL_MODES.has(ayanamsa.mode);
}
