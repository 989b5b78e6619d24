import { pipeline } from 'node:stream';
import { createGzip, createZstdCompress } from 'node:zlib';
import {
  chooseCoding,
  type Coding,
  compressFast,
  FAST_CODINGS,
  GZIP_FAST,
  PREPARED_CODINGS,
  ZSTD_FAST,
} from '../../encoding/compress.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';

/** Below what `scripts/server-program.mjs` lets the C library give back to the system: new memory of the system costs a page fault for each 4 KB. */
const SLAB_BYTES = 120 * 1024;
/** Of one character of a JavaScript string. */
const UTF8_BYTES_MAX = 3;

/**
 * Puts texts into parts of large blocks: several times cheaper than one buffer per answer, and nothing of an answer waits in the heap. A block is
 * freed when none of its answers is needed any more.
 */
function openBlocks() {
  let slab = Buffer.alloc(0);
  let used = 0;
  const makeRoom = (bytesMax: number): void => {
    if (used + bytesMax <= slab.length) return;
    slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
    used = 0;
  };
  const isLarge = (bytes: number): boolean => bytes > SLAB_BYTES / 4;
  return {
    encode: (text: string): Buffer => {
      const bytesMax = text.length * UTF8_BYTES_MAX;
      if (isLarge(bytesMax)) return Buffer.from(text);
      makeRoom(bytesMax);
      const begin = used;
      used += slab.write(text, begin);
      return slab.subarray(begin, used);
    },
    /** Room for so many bytes; what it held before is still in it. */
    allocate: (byteLength: number): Buffer => {
      if (isLarge(byteLength)) return Buffer.allocUnsafeSlow(byteLength);
      makeRoom(byteLength);
      used += byteLength;
      return slab.subarray(used - byteLength, used);
    },
  };
}

/** For answers of products: most of them wait to be kept in the call log, so they have blocks of their own. */
export const { encode: encodeAnswer, allocate: allocateAnswer } = openBlocks();
export const { encode: encodeText } = openBlocks();

const COMPRESSED_FROM_BYTES = 4_096;
/** Formats that are already compressed. */
const COMPACT: ReadonlySet<string | undefined> = new Set(['image/png', 'application/pdf']);
const STREAM_CODINGS: readonly Coding[] = ['zstd', 'gzip'];

/**
 * An answer in the content coding that the caller prefers. Only texts of 4 KB or more are compressed; pixel images already
 * are. Entity tags are weak, so all codings of an answer share one.
 */
export async function compressAnswer(request: ApiRequest, answer: ApiAnswer): Promise<ApiAnswer> {
  const { body, copies, headers, stream } = answer;
  if (stream !== undefined) return compressStream(request, answer, stream);
  if (body === null || body.length < COMPRESSED_FROM_BYTES / 3 || COMPACT.has(headers['content-type'])) return answer;
  const accepted = request.header('accept-encoding');
  if (copies !== undefined) {
    const coding = chooseCoding(accepted, PREPARED_CODINGS);
    return coding === null ? answer : inCoding(answer, coding, await copies.copy(coding));
  }
  const coding = chooseCoding(accepted, FAST_CODINGS);
  if (coding === null) return answer;
  const bytes = typeof body === 'string' ? encodeText(body) : body;
  return bytes.byteLength < COMPRESSED_FROM_BYTES
    ? { ...answer, body: bytes }
    : inCoding(answer, coding, await compressFast(bytes, coding));
}

/** A body that is made while it is sent, compressed piece by piece. */
function compressStream(request: ApiRequest, answer: ApiAnswer, stream: AsyncIterable<Uint8Array>): ApiAnswer {
  const coding = chooseCoding(request.header('accept-encoding'), STREAM_CODINGS);
  if (coding === null) return answer;
  const compressed = coding === 'zstd' ? createZstdCompress(ZSTD_FAST) : createGzip(GZIP_FAST);
  // The reader of the compressed stream sees errors.
  pipeline(stream, compressed, () => {});
  return { ...answer, headers: { ...answer.headers, 'content-encoding': coding }, stream: compressed };
}

function inCoding(answer: ApiAnswer, coding: Coding, body: Uint8Array): ApiAnswer {
  return { status: answer.status, headers: { ...answer.headers, 'content-encoding': coding }, body };
}
