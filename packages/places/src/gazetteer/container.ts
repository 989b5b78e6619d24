import { closeSync, openSync, readSync } from 'node:fs';

/** A file of named binary sections: 8 bytes of magic and head length, a JSON head, then the sections, each aligned to 8 bytes. */
const MAGIC = 0x5a45_4731;
const FIXED_BYTES = 8;

interface Head<Meta> {
  readonly fingerprint: string;
  readonly meta: Meta;
  /** Name, offset from the end of the head, length, whether it is read with the file or only when asked for. */
  readonly sections: readonly (readonly [string, number, number, 'at_once' | 'lazy'])[];
}

export interface Section {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly reading: 'at_once' | 'lazy';
}

/** An opened container. Sections are views of memory; `lazy` ones are read from the file at their first use. */
export interface Container<Meta> {
  readonly fingerprint: string;
  readonly meta: Meta;
  bytes(name: string): Uint8Array<ArrayBuffer>;
}

/** Lays sections out in one buffer; `at_once` sections must come first. */
export function packContainer(fingerprint: string, meta: unknown, sections: readonly Section[]): Buffer {
  let offset = 0;
  const table = sections.map(({ name, bytes, reading }) => {
    const row = [name, offset, bytes.byteLength, reading] as const;
    offset = aligned(offset + bytes.byteLength);
    return row;
  });
  const json = Buffer.from(JSON.stringify({ fingerprint, meta, sections: table } satisfies Head<unknown>));
  const start = aligned(FIXED_BYTES + json.length);
  const file = Buffer.alloc(start + offset);
  file.writeUInt32LE(MAGIC, 0);
  file.writeUInt32LE(json.length, 4);
  json.copy(file, FIXED_BYTES);
  sections.forEach(({ bytes }, i) => file.set(bytes, start + table[i]![1]));
  return file;
}

/** The fingerprint a container was built with, or null when there is no such file. Reads the first kilobyte only. */
export function containerFingerprint(path: string): string | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return null;
  }
  try {
    const first = Buffer.alloc(1024);
    readSync(file, first, 0, first.length, 0);
    if (first.readUInt32LE(0) !== MAGIC) return null;
    return /^\{"fingerprint":"([^"]*)"/.exec(first.toString('latin1', FIXED_BYTES))?.[1] ?? null;
  } finally {
    closeSync(file);
  }
}

/** Opens a container. The file stays open for its lazy sections. Throws when it is not one. */
export function openContainer<Meta>(path: string): Container<Meta> {
  const file = openSync(path, 'r');
  const fixed = Buffer.alloc(FIXED_BYTES);
  readSync(file, fixed, 0, FIXED_BYTES, 0);
  if (fixed.readUInt32LE(0) !== MAGIC) throw new Error('The gazetteer file is damaged.');
  const json = Buffer.alloc(fixed.readUInt32LE(4));
  readSync(file, json, 0, json.length, FIXED_BYTES);
  const head = JSON.parse(json.toString('utf8')) as Head<Meta>;
  const start = aligned(FIXED_BYTES + json.length);
  const atOnceEnd = Math.max(
    ...head.sections.filter(([, , , reading]) => reading === 'at_once').map(([, offset, length]) => offset + length),
  );
  const memory = readExactly(file, start, atOnceEnd);
  const lazy = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    fingerprint: head.fingerprint,
    meta: head.meta,
    bytes(name) {
      const row = head.sections.find(([section]) => section === name);
      if (row === undefined) throw new Error(`The gazetteer has no section ${name}.`);
      const [, offset, length, reading] = row;
      if (reading === 'at_once') return new Uint8Array(memory, offset, length);
      const known = lazy.get(name) ?? new Uint8Array(readExactly(file, start + offset, length));
      lazy.set(name, known);
      return known;
    },
  };
}

function readExactly(file: number, position: number, length: number): ArrayBuffer {
  const memory = new ArrayBuffer(length);
  const view = new Uint8Array(memory);
  for (let done = 0; done < length;) {
    const count = readSync(file, view, done, length - done, position + done);
    if (count === 0) throw new Error('The gazetteer file is cut short.');
    done += count;
  }
  return memory;
}

function aligned(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}
