import bayer from '../../data/stars/bayer.json' with { type: 'json' };

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
