export const SEARCH_CHARACTERS_MAX = 100;

/** The text of a search as it is sent: no control characters, no spaces around it, not too long. */
export function cleanSearch(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, SEARCH_CHARACTERS_MAX);
}

/** A value inside a tree of conditions of the table interface. */
export const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A pattern for `ilike` inside a tree of conditions that finds the text itself: only `*` is a wildcard. */
export const containing = (text: string) => quoted(`*${text.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}*`);
