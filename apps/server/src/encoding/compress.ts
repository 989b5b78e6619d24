import { promisify } from 'node:util';
import {
  brotliCompress,
  type BrotliOptions,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  type ZstdOptions,
} from 'node:zlib';
import type { Coding } from './choose-coding.ts';

/** Codings for a single answer, at fast levels (figures in `bench/compression.ts`). */
export const FAST_CODINGS: readonly Coding[] = ['zstd', 'br', 'gzip'];

export const ZSTD_FAST: ZstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const BROTLI_FAST: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
export const GZIP_FAST = { level: 1 };
/** Up to this size, handing the work to another thread costs more than the work itself. */
const SYNC_BYTES_MAX = 64 * 1024;

const now: Readonly<Record<Coding, (bytes: Uint8Array) => Uint8Array>> = {
  zstd: (bytes) => zstdCompressSync(bytes, ZSTD_FAST),
  br: (bytes) => brotliCompressSync(bytes, BROTLI_FAST),
  gzip: (bytes) => gzipSync(bytes, GZIP_FAST),
};

const inThreadPool: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  zstd: (bytes) => promisify(zstdCompress)(bytes, ZSTD_FAST),
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI_FAST),
  gzip: (bytes) => promisify(gzip)(bytes, GZIP_FAST),
};

/** Compresses the body of one answer at a fast level; a large one in the thread pool. */
export function compressFast(bytes: Uint8Array, coding: Coding): Uint8Array | Promise<Uint8Array> {
  return bytes.byteLength <= SYNC_BYTES_MAX ? now[coding](bytes) : inThreadPool[coding](bytes);
}
