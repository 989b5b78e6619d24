import { constants, zstdCompressSync } from 'node:zlib';
import { type ElementType, FIXED_BYTES, type Head, MAGIC, type Numbers, type SectionRow } from '../src/packed-file.ts';

const COMPRESSION_LEVEL = 19;

export interface Section {
  readonly name: string;
  readonly type: ElementType;
  readonly numbers: Numbers<ElementType>;
}

/** Packs a JSON head and sections of numbers in the format that `openPackedFile` (../src/packed-file.ts) reads. */
export function packFile(meta: unknown, sections: readonly Section[]): Buffer {
  const compressed = sections.map(({ numbers }) => compress(planes(numbers)));
  let offset = 0;
  const rows = sections.map(({ name, type }, i): SectionRow => {
    const row = [name, type, offset, compressed[i]!.length] as const;
    offset += compressed[i]!.length;
    return row;
  });
  const head = compress(Buffer.from(JSON.stringify({ meta, sections: rows } satisfies Head<unknown>)));
  const fixed = Buffer.alloc(FIXED_BYTES);
  fixed.writeUInt32LE(MAGIC, 0);
  fixed.writeUInt32LE(head.length, 4);
  return Buffer.concat([fixed, head, ...compressed]);
}

/** The lowest byte of every number, then the next one, and so on. */
function planes(numbers: Numbers<ElementType>): Buffer {
  const bytes = Buffer.alloc(numbers.byteLength);
  for (let plane = 0; plane < numbers.BYTES_PER_ELEMENT; plane++)
    for (let i = 0; i < numbers.length; i++) bytes[plane * numbers.length + i] = (numbers[i]! >>> (8 * plane)) & 0xff;
  return bytes;
}

function compress(bytes: Uint8Array): Buffer {
  return zstdCompressSync(bytes, {
    params: {
      [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL,
      [constants.ZSTD_c_windowLog]: 24,
      [constants.ZSTD_c_contentSizeFlag]: 1,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
}
