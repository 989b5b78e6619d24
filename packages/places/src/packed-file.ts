import { closeSync, openSync, readSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';

/** The first four bytes of the file, and the number of bytes before its head. */
export const MAGIC = 0x5448_5031;
export const FIXED_BYTES = 8;

/** Types of the numbers a section may hold; little endian on every machine. */
const ELEMENTS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i16: Int16Array,
  i32: Int32Array,
} as const;

export type ElementType = keyof typeof ELEMENTS;
export type Numbers<Type extends ElementType> = InstanceType<(typeof ELEMENTS)[Type]>;

/** Name, element type, offset from the end of the head in bytes, compressed length in bytes. */
export type SectionRow = readonly [name: string, type: ElementType, offset: number, compressedLength: number];

export interface Head<Meta> {
  readonly meta: Meta;
  readonly sections: readonly SectionRow[];
}

/** An open file of numbers: a small JSON head, and sections that are decompressed on demand. */
export interface PackedFile<Meta> {
  readonly meta: Meta;
  /** The numbers of a section, read and decompressed at each call. Throws when there is no such section of that type. */
  read<Type extends ElementType>(name: string, type: Type): Numbers<Type>;
  close(): void;
}

/**
 * Opens a file that `packFile` wrote: 4 bytes of magic, 4 bytes with the length of the compressed JSON head, the head,
 * the sections. Sections are compressed with zstd by byte planes: first the lowest byte of every number, then the next
 * one, and so on. Throws when the file is missing, damaged or of another kind.
 */
export function openPackedFile<Meta>(path: string): PackedFile<Meta> {
  const file = openSync(path, 'r');
  const fixed = readExactly(file, 0, FIXED_BYTES);
  if (fixed.readUInt32LE(0) !== MAGIC) throw new Error(`${path} is not a packed data file.`);
  const headLength = fixed.readUInt32LE(4);
  const head = JSON.parse(
    zstdDecompressSync(readExactly(file, FIXED_BYTES, headLength)).toString('utf8'),
  ) as Head<Meta>;
  const rows = new Map(head.sections.map((row) => [row[0], row]));
  return {
    meta: head.meta,
    read(name, type) {
      const row = rows.get(name);
      if (row === undefined || row[1] !== type) throw new Error(`${path} has no section ${name} of type ${type}.`);
      const [, , offset, length] = row;
      return fromPlanes(zstdDecompressSync(readExactly(file, FIXED_BYTES + headLength + offset, length)), type);
    },
    close: () => closeSync(file),
  };
}

function fromPlanes<Type extends ElementType>(planes: Uint8Array, type: Type): Numbers<Type> {
  const bytesEach = ELEMENTS[type].BYTES_PER_ELEMENT;
  const count = planes.length / bytesEach;
  const numbers = new ELEMENTS[type](count);
  if (bytesEach === 1) {
    numbers.set(planes);
  } else if (bytesEach === 2) {
    for (let i = 0; i < count; i++) numbers[i] = planes[i]! | (planes[count + i]! << 8);
  } else {
    const second = count;
    const third = 2 * count;
    const fourth = 3 * count;
    for (let i = 0; i < count; i++)
      numbers[i] = planes[i]! | (planes[second + i]! << 8) | (planes[third + i]! << 16) | (planes[fourth + i]! << 24);
  }
  return numbers as Numbers<Type>;
}

function readExactly(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length;) {
    const count = readSync(file, bytes, done, length - done, position + done);
    if (count === 0) throw new Error('A packed data file is truncated.');
    done += count;
  }
  return bytes;
}
