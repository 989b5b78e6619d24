const DECIMALS_SCALE = 1e8;
/** Below 1e-6 JSON has exponents; above, fifteen digits no longer suffice to tell a number. In hundred millionths. */
const SMALLEST = 100;
const LARGEST = 1e15;
const ZERO = 48;
const MINUS = 45;
const POINT = 46;
/** The longest number: sign, sixteen digits, point. */
const NUMBER_BYTES = 32;

/** Of one character of a JavaScript string. */
const UTF8_BYTES_MAX = 3;

const WORD_BYTES = 8;
const FIRST_ASCII = 0x20;
const LAST_ASCII = 0x7e;

/** Fixed text in words of eight bytes: written in a fraction of the time it takes to ask a string for its characters. */
export interface AsciiPiece {
  readonly words: Float64Array;
  /** How many bytes count; what fills the last word is written over by what follows. */
  readonly bytes: number;
}

/** @throws RangeError for anything but printable ASCII: other bytes can make a word that is not a number, of which not every bit is kept */
export function piece(text: string): AsciiPiece {
  const view = new DataView(new ArrayBuffer(WORD_BYTES * Math.ceil(text.length / WORD_BYTES)));
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < FIRST_ASCII || code > LAST_ASCII) throw new RangeError(`Not printable ASCII: ${text}`);
    view.setUint8(index, code);
  }
  const words = Float64Array.from({ length: view.byteLength / WORD_BYTES }, (_, word) =>
    view.getFloat64(WORD_BYTES * word, true),
  );
  return { words, bytes: text.length };
}

/** A piece for each word: what `text` makes of it. */
export function piecesOf<Word extends string | number>(
  words: readonly Word[],
  text: (word: Word) => string,
): ReadonlyMap<Word, AsciiPiece> {
  return new Map(words.map((word) => [word, piece(text(word))]));
}

/**
 * Writes text as UTF-8 into bytes that are used again for the next one: adding up strings makes the engine copy every piece twice. Not to be used by two
 * at a time.
 */
export class ByteWriter {
  #bytes = Buffer.allocUnsafeSlow(1 << 14);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  /** Begins a new text. */
  begin(): void {
    this.#length = 0;
  }

  /** Short text of our own. @param ascii characters below 128; others would be cut */
  text(ascii: string): void {
    if (this.#length + ascii.length > this.#bytes.length) this.#grow(ascii.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < ascii.length; index += 1) bytes[at++] = ascii.charCodeAt(index);
    this.#length = at;
  }

  /** Any text. */
  utf8(text: string): void {
    const bytesMax = UTF8_BYTES_MAX * text.length;
    if (this.#length + bytesMax > this.#bytes.length) this.#grow(bytesMax);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** Text that is written again and again. */
  piece({ words, bytes }: AsciiPiece): void {
    if (this.#length + bytes + WORD_BYTES > this.#view.byteLength) this.#grow(bytes + WORD_BYTES);
    const view = this.#view;
    const from = this.#length;
    for (let word = 0; word < words.length; word += 1) view.setFloat64(from + WORD_BYTES * word, words[word]!, true);
    this.#length = from + bytes;
  }

  /** A number rounded to the 8 decimals of the wire: that of `JSON.stringify(wire(value))`. */
  number(value: number): void {
    this.#scaled(Math.round(value * DECIMALS_SCALE));
  }

  /** The same for what must stay below a whole number: that of `JSON.stringify(wireBelow(value, limit))`. */
  numberBelow(value: number, limit: number): void {
    const scaled = Math.round(value * DECIMALS_SCALE);
    const end = limit * DECIMALS_SCALE;
    this.#scaled(scaled >= end ? end - 1 : scaled);
  }

  /** How many bytes were written since `begin`. */
  get length(): number {
    return this.#length;
  }

  /** What was written since `begin`, until the next one. */
  written(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** A number of hundred millionths: finding the shortest text of any double takes a multiple of the time. */
  #scaled(scaled: number): void {
    const size = Math.abs(scaled);
    if (!(size >= SMALLEST && size < LARGEST)) {
      this.text(size === 0 ? '0' : JSON.stringify(scaled / DECIMALS_SCALE));
      return;
    }
    if (this.#length + NUMBER_BYTES > this.#bytes.length) this.#grow(NUMBER_BYTES);
    const bytes = this.#bytes;
    let at = this.#length;
    if (scaled < 0) bytes[at++] = MINUS;
    const whole = Math.floor(size / DECIMALS_SCALE);
    const decimals = (size - whole * DECIMALS_SCALE) | 0;
    at = writeWhole(bytes, at, whole);
    if (decimals !== 0) {
      bytes[at++] = POINT;
      const high = (decimals / 10_000) | 0;
      writeFour(this.#view, at, high);
      writeFour(this.#view, at + 4, (decimals - high * 10_000) | 0);
      at += 8;
      while (bytes[at - 1] === ZERO) at -= 1;
    }
    this.#length = at;
  }

  #grow(more: number): void {
    const bytes = Buffer.allocUnsafeSlow(2 * (this.#length + more));
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer);
  }
}

/** The characters of `00` to `99`, two bytes each. */
const PAIRS = Uint16Array.from(
  { length: 100 },
  (_, number) => ((ZERO + Math.floor(number / 10)) << 8) | (ZERO + (number % 10)),
);

/** The four digits of a number below 10,000. */
function writeFour(view: DataView, at: number, number: number): void {
  const high = (number / 100) | 0;
  view.setUint16(at, PAIRS[high]!);
  view.setUint16(at + 2, PAIRS[number - 100 * high]!);
}

/** A whole number below ten million, without zeros in front. @returns where it ends */
function writeWhole(bytes: Uint8Array, at: number, whole: number): number {
  let count = 1;
  for (let next = 10; next <= whole; next *= 10) count += 1;
  let left = whole | 0;
  for (let index = at + count - 1; index >= at; index -= 1) {
    const next = (left / 10) | 0;
    bytes[index] = ZERO + left - next * 10;
    left = next;
  }
  return at + count;
}

declare const written: unique symbol;

/** JSON text of a value of type `T`. An answer joined from JSON texts keeps its type. */
export type JsonText<T> = string & { readonly [written]: T };

export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}

/** The object with these fields, in this order. */
export function objectText<T extends object>(fields: { readonly [Name in keyof T]: JsonText<T[Name]> }): JsonText<T> {
  const members = Object.entries<string>(fields).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${members.join(',')}}` as JsonText<T>;
}

export function arrayText<T>(items: readonly JsonText<T>[]): JsonText<readonly T[]> {
  return `[${items.join(',')}]` as JsonText<readonly T[]>;
}

/** An answer as JSON in UTF-8. Its `meta` has fields; the server adds its own behind them. */
export interface WrittenAnswer {
  /** Holds until the next answer is written. */
  readonly bytes: Buffer;
  /** Where the brace stands that ends `meta`. */
  readonly metaEnd: number;
}

/**
 * The whole answer, with these fields added to `meta`.
 * @param allocate gives room for so many bytes; all of them are written
 */
export function joinAnswer(
  { bytes, metaEnd }: WrittenAnswer,
  added: Readonly<Record<string, unknown>>,
  allocate: (byteLength: number) => Buffer,
): Buffer {
  const members = jsonText(added).slice(1, -1);
  const text = members === '' ? '' : `,${members}`;
  const textBytes = Buffer.byteLength(text);
  const whole = allocate(bytes.length + textBytes);
  bytes.copy(whole, 0, 0, metaEnd);
  whole.write(text, metaEnd);
  bytes.copy(whole, metaEnd + textBytes, metaEnd);
  return whole;
}
