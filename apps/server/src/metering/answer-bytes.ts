import { crc32 } from 'node:zlib';

/** An answer as the log knows it: its UTF-8 bytes as they were sent, and their CRC-32. Both are made once. */
export interface AnswerBytes {
  readonly bytes: Uint8Array;
  readonly crc32: number;
}

export function answerBytes(bytes: Uint8Array): AnswerBytes {
  return { bytes, crc32: crc32(bytes) };
}
