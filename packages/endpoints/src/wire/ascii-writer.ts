const DECIMALS_SCALE = 1e8;
/** Below 1e-6 JSON has exponents; above, fifteen digits no longer suffice to tell a number. In hundred millionths. */
const SMALLEST = 100;
const LARGEST = 1e15;
const ZERO = 48;
const MINUS = 45;
const POINT = 46;
/** The longest number: sign, sixteen digits, point. */
const NUMBER_BYTES = 32;

/**
 * Writes text of one byte a character into bytes that are used again for the next one: adding up strings makes the engine copy every piece twice. Not to be used by two
 * at a time.
 */
export class AsciiWriter {
  #bytes = Buffer.allocUnsafe(1 << 14);
  #length = 0;

  /** Begins a new text. */
  begin(): void {
    this.#length = 0;
  }

  /** @param ascii characters below 256; others would be cut */
  text(ascii: string): void {
    if (this.#length + ascii.length > this.#bytes.length) this.#grow(ascii.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < ascii.length; index += 1) bytes[at++] = ascii.charCodeAt(index);
    this.#length = at;
  }

  /**
   * A number rounded to the 8 decimals of the wire: that of `JSON.stringify(wire(value))`. Written from the integer of hundred millionths, because
   * finding the shortest text of any double takes a multiple of the time.
   */
  number(value: number): void {
    const scaled = Math.round(value * DECIMALS_SCALE);
    const size = Math.abs(scaled);
    if (!(size >= SMALLEST && size < LARGEST)) {
      this.text(size === 0 ? '0' : JSON.stringify(scaled / DECIMALS_SCALE));
      return;
    }
    if (this.#length + NUMBER_BYTES > this.#bytes.length) this.#grow(NUMBER_BYTES);
    const bytes = this.#bytes;
    if (scaled < 0) bytes[this.#length++] = MINUS;
    const whole = Math.floor(size / DECIMALS_SCALE);
    this.#digits(whole, countDigits(whole));
    let rest = size - whole * DECIMALS_SCALE;
    if (rest === 0) return;
    let decimals = 8;
    while (rest % 10 === 0) {
      rest /= 10;
      decimals -= 1;
    }
    bytes[this.#length++] = POINT;
    this.#digits(rest, decimals);
  }

  /** What was written since `begin`. */
  toString(): string {
    return this.#bytes.toString('latin1', 0, this.#length);
  }

  /** The last `count` digits of a whole number, the last one first. */
  #digits(number: number, count: number): void {
    const bytes = this.#bytes;
    let left = number | 0;
    for (let at = this.#length + count - 1; at >= this.#length; at -= 1) {
      const next = (left / 10) | 0;
      bytes[at] = ZERO + left - next * 10;
      left = next;
    }
    this.#length += count;
  }

  #grow(more: number): void {
    const bytes = Buffer.allocUnsafe(2 * (this.#length + more));
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
  }
}

function countDigits(number: number): number {
  let count = 1;
  for (let next = 10; next <= number; next *= 10) count += 1;
  return count;
}
