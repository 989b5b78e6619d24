export interface Coordinates {
  readonly geoLatitudeDeg: number;
  readonly geoLongitudeDeg: number;
}

interface Angle {
  readonly degrees: number;
  readonly axis: 'latitude' | 'longitude' | null;
}

// Degree signs, minutes and seconds are escaped: V8 keeps a file with other than Latin letters with two bytes a character, in every thread.
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const SIGNED = new RegExp(String.raw`^([+-]?)(${NUMBER})\s*(?:\u00b0|\u00ba|deg)?$`);
const SEXAGESIMAL = new RegExp(
  String.raw`^([NSEW])?\s*([+-]?)(\d{1,3}(?:\.\d+)?)\s*(?:\u00b0|\u00ba|deg|d|:|\s)?\s*(?:(${NUMBER})\s*(?:'|\u2019|\u2032|m|:|\s)?\s*)?(?:(${NUMBER})\s*(?:"|\u201d|\u2033|''|\u2019\u2019|\u2032\u2032|s)?\s*)?([NSEW])?$`,
  'i',
);
/** Astrologers' notation: 40n42, 74w00'22. */
const ASTROLOGICAL = /^(\d{1,3})\s*([NSEW])\s*(\d{1,2})(?:['’′:]?(\d{1,2}))?$/i;

/** A pair of coordinates written as text (decimal, degrees-minutes-seconds, 40n42 74w00), latitude first unless N/S/E/W says otherwise; else null. */
export function parseCoordinates(text: string): Coordinates | null {
  for (const [first, second] of splits(text.trim())) {
    const a = parseAngle(first);
    const b = parseAngle(second);
    if (a === null || b === null) continue;
    const swapped = a.axis === 'longitude' || b.axis === 'latitude';
    const latitude = swapped ? b : a;
    const longitude = swapped ? a : b;
    if (latitude.axis === 'longitude' || longitude.axis === 'latitude') continue;
    if (Math.abs(latitude.degrees) > 90 || Math.abs(longitude.degrees) > 180) continue;
    return { geoLatitudeDeg: latitude.degrees, geoLongitudeDeg: longitude.degrees };
  }
  return null;
}

function* splits(text: string): Generator<readonly [string, string]> {
  if (!/\d/.test(text)) return;
  const separator = /\s*[,;/]\s*/.exec(text);
  if (separator !== null) {
    yield [text.slice(0, separator.index), text.slice(separator.index + separator[0].length)];
    return;
  }
  const afterLetter = /^(.*\d.*?[NSEW][\d'’′:.]*)\s*((?:[+-]?\d).*)$/i.exec(text);
  if (afterLetter !== null) yield [afterLetter[1]!, afterLetter[2]!];
  const beforeLetter = /^([NSEW].*?)\s+([NSEW].*)$/i.exec(text);
  if (beforeLetter !== null) yield [beforeLetter[1]!, beforeLetter[2]!];
  const words = text.split(/\s+/);
  if (words.length % 2 === 0)
    yield [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')];
}

function parseAngle(text: string): Angle | null {
  const trimmed = text.trim();
  const decimal = SIGNED.exec(trimmed);
  if (decimal !== null) return { degrees: (decimal[1] === '-' ? -1 : 1) * Number(decimal[2]), axis: null };
  const astrological = ASTROLOGICAL.exec(trimmed);
  if (astrological !== null) {
    const [, degrees, letter, minutes, seconds] = astrological;
    return angle('', letter!, degrees!, minutes, seconds);
  }
  const match = SEXAGESIMAL.exec(trimmed);
  if (match === null) return null;
  const [, before, sign, degrees, minutes, seconds, after] = match;
  if (before !== undefined && after !== undefined) return null;
  if (degrees!.includes('.') && minutes !== undefined) return null;
  return angle(sign!, before ?? after ?? null, degrees!, minutes, seconds);
}

function angle(sign: string, letter: string | null, degrees: string, minutes = '0', seconds = '0'): Angle | null {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  if (sign !== '' && letter !== null) return null;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const negative = sign === '-' || letter?.toUpperCase() === 'S' || letter?.toUpperCase() === 'W';
  const axis = letter === null ? null : 'NS'.includes(letter.toUpperCase()) ? 'latitude' : 'longitude';
  return { degrees: negative ? -size : size, axis };
}
