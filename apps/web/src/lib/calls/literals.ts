/** A text as one word of a POSIX shell. */
export const shell = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** A value of JSON in Python. `depth`: its level of nesting. */
export function python(value: unknown, depth: number): string {
  const inner = '    '.repeat(depth + 1);
  const end = '    '.repeat(depth);
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object')
      ? `[${value.map((item) => python(item, 0)).join(', ')}]`
      : `[\n${value.map((item) => `${inner}${python(item, depth + 1)},\n`).join('')}${end}]`;
  if (typeof value === 'object')
    return `{\n${Object.entries(value)
      .map(([name, item]) => `${inner}${JSON.stringify(name)}: ${python(item, depth + 1)},\n`)
      .join('')}${end}}`;
  return JSON.stringify(value);
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** A value of JSON in TypeScript. */
export function typescript(value: unknown, depth: number): string {
  const inner = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object')
      ? `[${value.map((item) => typescript(item, depth)).join(', ')}]`
      : `[\n${value.map((item) => `${inner}${typescript(item, depth + 1)},\n`).join('')}${end}]`;
  if (typeof value === 'object' && value !== null)
    return `{\n${Object.entries(value)
      .map(
        ([name, item]) =>
          `${inner}${IDENTIFIER.test(name) ? name : JSON.stringify(name)}: ${typescript(item, depth + 1)},\n`,
      )
      .join('')}${end}}`;
  return JSON.stringify(value);
}
