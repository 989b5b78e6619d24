import { textLiteral } from '../../../call-archive/literals.ts';

/**
 * A pattern of PostgreSQL's `like` as a literal for that of the archive: both know `%`, `_` and a backslash before what is meant literally, but the
 * archive takes a backslash before any other character as itself. Null for a pattern that ends with a backslash, which PostgreSQL refuses.
 */
export function likeLiteral(pattern: string, lowerCase: boolean): string | null {
  const pieces: string[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at]!;
    if (char !== '\\') {
      pieces.push(char);
      continue;
    }
    at += 1;
    const meant = pattern[at];
    if (meant === undefined) return null;
    pieces.push(meant === '%' || meant === '_' || meant === '\\' ? `\\${meant}` : meant);
  }
  const made = pieces.join('');
  return textLiteral(lowerCase ? made.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()) : made);
}
