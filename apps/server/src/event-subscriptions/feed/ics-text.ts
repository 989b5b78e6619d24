/** Octets of a line without its end (RFC 5545 §3.1). */
const LINE_OCTETS_MAX = 75;
const END = '\r\n';
/** All that a text may not hold but tab and line feed. */
// oxlint-disable-next-line no-control-regex -- control characters are removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/**
 * A property whose value is text (RFC 5545 §3.3.11): separators escaped, control characters left out, folded.
 * @param name with its parameters, in ASCII
 */
export function textLine(name: string, text: string): string {
  return line(name, escaped(text));
}

/** A property whose value needs no escape: a date, a duration, a word of the format. */
export function line(name: string, value: string): string {
  return folded(`${name}:${value}`) + END;
}

/**
 * An instant as UTC date-time: `20260102T030405Z`.
 * @throws RangeError when the date is invalid, or outside the years 0 to 9999
 */
export function dateTime(at: Date): string {
  const iso = at.toISOString();
  if (iso.length !== 24) throw new RangeError('iCalendar has years from 0 to 9999');
  return `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');
}

/** A long line goes on after a line break and a space, never inside a character. */
function folded(content: string): string {
  if (Buffer.byteLength(content) <= LINE_OCTETS_MAX) return content;
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of content) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS_MAX) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(END);
}
