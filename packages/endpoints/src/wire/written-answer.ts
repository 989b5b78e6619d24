import { jsonText } from './json-text.ts';

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
