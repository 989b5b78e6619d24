import bayer from '../../data/stars/bayer.json' with { type: 'json' };
import catalogue from '../../data/stars/stars.json' with { type: 'json' };

/** Genitives of the constellations that have stars of the catalogue. */
const GENITIVES: Readonly<Record<string, string>> = bayer.genitives;
/** Greek letters as `sefstars.txt` shortens them: name and sign. */
const LETTERS: Readonly<Record<string, readonly string[]>> = bayer.letters;

/**
 * The names of a designation of `sefstars.txt`, such as `alTau` (α Tauri) or `al-2Lib` (α² Librae): letter or number with
 * the genitive or the short name of the constellation, the full one first. A component is also found without its number.
 * Empty for what is no star of a constellation (`M44`).
 */
export function bayerNames(designation: string): readonly string[] {
  const [, letter = '', component, constellation = ''] =
    /^([a-z]+|\d+)(?:-(\d))?([A-Z][A-Za-z]{2})$/.exec(designation) ?? [];
  const genitive = GENITIVES[constellation];
  if (genitive === undefined) return [];
  const [name, sign] = LETTERS[letter] ?? [letter, letter];
  const letters =
    component === undefined ? [name, sign, letter] : [`${name}_${component}`, `${sign}${component}`, name, sign];
  return letters.flatMap((one) => [`${one}_${genitive}`, `${one}_${constellation.toLowerCase()}`]);
}

/** A star by its traditional name, or by its Bayer designation where it has none (`delta_centauri`). */
export type StarId = string;

export interface Star {
  readonly id: StarId;
  /** As the engine finds it: unambiguous there, which traditional names are not. */
  readonly designation: string;
}

/**
 * Designation and other names by id, the brightest first: every star to magnitude 3.5 of `sefstars.txt` (Swiss Ephemeris,
 * Astrodienst AG, AGPL-3.0; positions there are those of Hipparcos and SIMBAD), and the fainter ones, clusters and points
 * of the sky that have a name in the tradition.
 */
const ROWS: Readonly<Record<StarId, readonly string[]>> = catalogue.stars;

/** All stars that can be named, the brightest first. */
export const STARS: readonly Star[] = Object.entries(ROWS).map(([id, [designation = '']]) => ({
  id,
  designation: `,${designation}`,
}));

const BY_NAME = new Map<string, Star>();
// Other names give way to ids, and fainter stars to brighter ones.
for (const star of STARS) BY_NAME.set(nameKey(star.id), star);
for (const star of STARS) {
  const [designation = '', ...others] = ROWS[star.id] ?? [];
  for (const name of [...others, ...bayerNames(designation), designation])
    if (!BY_NAME.has(nameKey(name))) BY_NAME.set(nameKey(name), star);
}

/** The thirty default stars. */
export const DEFAULT_STARS: readonly Star[] = catalogue.defaults.map((id) => BY_NAME.get(nameKey(id))!);

/**
 * The star of a name: its id, another traditional name, or its Bayer or Flamsteed designation in any spelling
 * (`alpha_tauri`, `α Tau`, `80 UMa`). Letter case, spaces and accents do not matter. Null for an unknown name.
 */
export function findStar(name: string): Star | null {
  return BY_NAME.get(nameKey(name)) ?? null;
}

function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
