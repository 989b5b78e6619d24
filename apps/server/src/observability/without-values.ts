/** Dollar-quoted, quoted and bit strings, then numbers that are not part of a name or of a parameter (`$1`). */
const VALUES = /\$([a-z_]*)\$[\s\S]*?\$\1\$|[a-z]?'(?:[^']|'')*(?:'|$)|(?<![\w$.])\d+(?:\.\d+)?(?![\w.])/gi;
const TEXT_MAX = 1_000;

/** A statement as it may be logged: values are replaced by `?`, white space is one blank, and it is cut after 1,000 characters. */
export function redactParameters(statement: string): string {
  return statement.replace(VALUES, '?').replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX);
}
