/** Replaces a decimal number in the text. JSON texts cannot contain it. */
const MARK = 0x01;
const POINT = 0x2e;
const MINUS = 0x2d;
const ZERO = 0x30;

const WHOLE_DIGITS_MAX = 8;
const FRACTION_DIGITS_MAX = 14;
/** A shorter fraction is written again: that is as short as pointing to an earlier one. */
const REPEATED_DIGITS_MIN = 3;
const REPEATS_BACK_MAX = 255;
const SLOTS = 4_096;

/** A text without its decimal numbers, and the numbers in four streams. */
export interface Decimals {
  /** Each decimal number is one mark. */
  readonly text: Uint8Array;
  /** One byte a number: digits of the fraction (4 bits), sign (1), digits before the point less one (3). */
  readonly shapes: Uint8Array;
  /** One byte a number: how many numbers back the same fraction was; 0 if it is written in `fractions`. */
  readonly repeats: Uint8Array;
  /** What is before the points, little-endian, in as many bytes as its digits need. */
  readonly wholes: Uint8Array;
  /** What is behind the points, two digits a byte. */
  readonly fractions: Uint8Array;
}

const STREAMS = 5;
/** Reused by the next text: new memory of this size costs as much as what is done with it. */
let room = new Uint8Array(0);

/**
 * Takes the decimal numbers out of a text. Two thirds of a compressed chart are digits. Apart from the text they cost less, and
 * the text without them repeats itself. The streams are overwritten by the next call. Null if the text contains the mark.
 */
export function splitDecimals(source: Uint8Array): Decimals | null {
  if (source.includes(MARK)) return null;
  const { length } = source;
  if (room.length < STREAMS * length) room = new Uint8Array(STREAMS * length);
  const stream = (number: number): Uint8Array => room.subarray(number * length, (number + 1) * length);
  const [text, shapes, repeats, wholes, fractions] = [stream(0), stream(1), stream(2), stream(3), stream(4)];
  const known = new Float64Array(SLOTS).fill(-1);
  const knownAt = new Int32Array(SLOTS);
  let texts = 0;
  let count = 0;
  let wholeBytes = 0;
  let fractionBytes = 0;
  const from = new DataView(source.buffer, source.byteOffset, length);
  const to = new DataView(room.buffer, room.byteOffset, length);
  for (let at = 0; at < length;) {
    // Four bytes at a time, up to the next four with a point: three times as fast as byte by byte.
    for (; at + 4 <= length; at += 4, texts += 4) {
      const four = from.getInt32(at, true);
      if (hasPoint(four)) break;
      to.setInt32(texts, four, true);
    }
    if (at === length) break;
    const byte = source[at]!;
    if (byte !== POINT) {
      text[texts] = byte;
      texts += 1;
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < length && end - at <= FRACTION_DIGITS_MAX && isDigit(source[end]!)) end += 1;
    const fractionDigits = end - at - 1;
    let wholeDigits = 0;
    let whole = 0;
    for (
      let unit = 1;
      wholeDigits < Math.min(WHOLE_DIGITS_MAX, texts) && isDigit(text[texts - 1 - wholeDigits]!);
      unit *= 10
    ) {
      whole += (text[texts - 1 - wholeDigits]! - ZERO) * unit;
      wholeDigits += 1;
    }
    if (fractionDigits === 0 || wholeDigits === 0) {
      text[texts] = byte;
      texts += 1;
      at += 1;
      continue;
    }
    texts -= wholeDigits;
    const isNegative = texts > 0 && text[texts - 1] === MINUS;
    if (isNegative) texts -= 1;
    text[texts] = MARK;
    texts += 1;
    shapes[count] = fractionDigits | (isNegative ? 0x10 : 0) | ((wholeDigits - 1) << 5);
    for (let bytes = bytesOfWhole(wholeDigits); bytes > 0; bytes -= 1) {
      wholes[wholeBytes] = whole & 0xff;
      whole >>>= 8;
      wholeBytes += 1;
    }
    // Two digits a byte, the last two in the last; they stay only if this is no repeat.
    let fraction = 0;
    let fractionEnd = fractionBytes;
    for (let next = at + 1 - (fractionDigits % 2); next < end; next += 2) {
      const tens = next > at ? source[next]! - ZERO : 0;
      const pair = tens * 10 + source[next + 1]! - ZERO;
      fractions[fractionEnd] = pair;
      fractionEnd += 1;
      fraction = fraction * 100 + pair;
    }
    const name = fraction * 16 + fractionDigits;
    // The lowest bits of the fraction and of its higher half: whole numbers, which are found faster than a remainder.
    const slot = (fraction ^ (fraction / SLOTS)) & (SLOTS - 1);
    const back = count - knownAt[slot]!;
    if (fractionDigits >= REPEATED_DIGITS_MIN && known[slot] === name && back <= REPEATS_BACK_MAX)
      repeats[count] = back;
    else {
      repeats[count] = 0;
      known[slot] = name;
      fractionBytes = fractionEnd;
    }
    knownAt[slot] = count;
    count += 1;
    at = end;
  }
  return {
    text: text.subarray(0, texts),
    shapes: shapes.subarray(0, count),
    repeats: repeats.subarray(0, count),
    wholes: wholes.subarray(0, wholeBytes),
    fractions: fractions.subarray(0, fractionBytes),
  };
}

/** The text with its numbers. @throws RangeError if the streams do not fit each other */
export function joinDecimals({ text, shapes, repeats, wholes, fractions }: Decimals, length: number): Uint8Array {
  const source = Buffer.alloc(length);
  const values = new Float64Array(shapes.length);
  let out = 0;
  let count = 0;
  let wholeAt = 0;
  let fractionAt = 0;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at]!;
    if (byte !== MARK) {
      source[out] = byte;
      out += 1;
      continue;
    }
    const shape = shapes[count] ?? NaN;
    const fractionDigits = shape & 0x0f;
    const wholeDigits = (shape >> 5) + 1;
    if (shape & 0x10) {
      source[out] = MINUS;
      out += 1;
    }
    let whole = 0;
    const bytes = bytesOfWhole(wholeDigits);
    for (let index = bytes - 1; index >= 0; index -= 1) whole = whole * 256 + wholes[wholeAt + index]!;
    wholeAt += bytes;
    writeDigits(source, out, whole, wholeDigits);
    out += wholeDigits;
    source[out] = POINT;
    out += 1;
    const back = repeats[count]!;
    let fraction = 0;
    if (back > 0) fraction = values[count - back]!;
    else {
      for (let bytesLeft = bytesOfFraction(fractionDigits); bytesLeft > 0; bytesLeft -= 1) {
        fraction = fraction * 100 + fractions[fractionAt]!;
        fractionAt += 1;
      }
    }
    values[count] = fraction;
    writeDigits(source, out, fraction, fractionDigits);
    out += fractionDigits;
    count += 1;
  }
  if (
    out !== length ||
    count !== shapes.length ||
    count !== repeats.length ||
    wholeAt !== wholes.length ||
    fractionAt !== fractions.length
  )
    throw new RangeError('the numbers of a frame do not fit its text');
  return source;
}

function writeDigits(target: Uint8Array, at: number, value: number, digits: number): void {
  let left = value;
  for (let index = at + digits - 1; index >= at; index -= 1) {
    const higher = Math.floor(left / 10);
    target[index] = ZERO + left - higher * 10;
    left = higher;
  }
}

/** Whether one of four bytes is a point: the lowest byte of the difference that is zero borrows from its highest bit. */
function hasPoint(four: number): boolean {
  const difference = four ^ (POINT * 0x01010101);
  return ((difference - 0x01010101) & ~difference & 0x80808080) !== 0;
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= ZERO + 9;
}

function bytesOfWhole(digits: number): number {
  if (digits <= 2) return 1;
  if (digits <= 4) return 2;
  return digits <= 7 ? 3 : 4;
}

function bytesOfFraction(digits: number): number {
  return (digits + 1) >> 1;
}
