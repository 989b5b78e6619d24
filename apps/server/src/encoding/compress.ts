import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  type ZstdOptions,
} from 'node:zlib';

/** Codings for a single answer, at fast levels (figures in `bench/compression.ts`). */
export const FAST_CODINGS: readonly Coding[] = ['zstd', 'br', 'gzip'];

export const ZSTD_FAST: ZstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const BROTLI_FAST: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
export const GZIP_FAST = { level: 1 };
/** Up to this size, handing the work to another thread costs more than the work itself. */
const SYNC_BYTES_MAX = 64 * 1024;

const compressSync: Readonly<Record<Coding, (bytes: Uint8Array) => Uint8Array>> = {
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
  return bytes.byteLength <= SYNC_BYTES_MAX ? compressSync[coding](bytes) : inThreadPool[coding](bytes);
}

/** Codings for content that is sent many times, the smallest result first. Every client that accepts zstd accepts one of these, too. */
export const PREPARED_CODINGS = ['br', 'gzip'] as const satisfies readonly Coding[];
type PreparedCoding = (typeof PREPARED_CODINGS)[number];

/** Compressed copies of content that is sent many times, each made at a high level for the first request that wants it, and kept. */
export type PreparedCopies = ReturnType<typeof preparedCopies>;

/** 10 of 11: over the files of the web app 2 % larger than at the highest level in less than half the time; 7 % smaller than at 9, in a fifth more. */
const BROTLI_QUALITY = 10;

const preparedBy: Readonly<Record<PreparedCoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

export function preparedCopies(bytes: Uint8Array) {
  const made = new Map<PreparedCoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    copy: (coding: PreparedCoding): Promise<Uint8Array<ArrayBuffer>> => {
      const known = made.get(coding) ?? preparedBy[coding](bytes).then((compressed) => new Uint8Array(compressed));
      made.set(coding, known);
      return known;
    },
  };
}

/** A content coding that we can send. */
export type Coding = 'zstd' | 'br' | 'gzip';

/**
 * The coding with the highest weight in Accept-Encoding (RFC 9110 §12.5.3), among equals the first offered; null sends the
 * body uncompressed. Without the header nothing is compressed. A caller that refuses even `identity` still gets the plain body.
 */
export function chooseCoding<Offered extends Coding>(
  acceptEncoding: string | undefined,
  offered: readonly Offered[],
): Offered | null {
  if (acceptEncoding === undefined || offered.length === 0) return null;
  const entries = weightedList(acceptEncoding);
  const findWeight = (name: string): number | undefined => entries.find(({ value }) => value === name)?.quality;
  const any = findWeight('*') ?? 0;
  const plain = findWeight('identity') ?? 0;
  let best: Offered | null = null;
  let bestWeight = 0;
  for (const coding of offered) {
    const weight = findWeight(coding) ?? any;
    if (weight > bestWeight && weight >= plain) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

/** One entry of a header such as Accept or Accept-Encoding, in lower case, without other parameters. */
interface WeightedEntry {
  readonly value: string;
  /** 0 to 1; 0 refuses. */
  readonly quality: number;
}

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
const LONGEST_HEADER = 2_000;

/** The entries of a header with quality values (RFC 9110 §12.4.2) in their order; an invalid weight counts as 1. */
export function weightedList(header: string | undefined): readonly WeightedEntry[] {
  return (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .flatMap((entry) => {
      const [value = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      if (value === '') return [];
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [{ value, quality: weight !== undefined && QUALITY.test(weight) ? Number(weight) : 1 }];
    });
}
