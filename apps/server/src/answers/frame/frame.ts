import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { createHash } from 'node:crypto';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { type Decimals, joinDecimals, splitDecimals } from './decimals.ts';

const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = zlib.constants;
const decompress = promisify(zlib.zstdDecompress);

/**
 * The less there is to do, the fewer answers are in a group, and the more thoroughly they are compressed. In full groups level 1 takes two thirds of
 * the time of level 3 and the same room: 13 % of a natal answer, where level 6 takes 11 % and four times as long.
 */
const SMALL_GROUP = { answersBelow: 8, level: 9 };
const MIDDLE_GROUP = { answersBelow: 32, level: 6 };
const FULL_GROUP_LEVEL = 1;

const PLAIN = 0;
const WITHOUT_DECIMALS = 1;
/** No frame is as large as this, so a damaged length is recognised. */
const CONTENT_BYTES_MAX = 256 * 1024 * 1024;

/**
 * Compresses answers, one text after the other: one zstd frame, in which the decimal numbers are apart from the text.
 * `dictionary` is what the text repeats from the start.
 */
export function makeFrame(content: Uint8Array, answers: number, dictionary: Buffer): Buffer {
  const decimals = splitDecimals(content);
  const parts = decimals === null ? [Buffer.of(PLAIN), content] : withHead(content.length, decimals);
  return zlib.zstdCompressSync(joined(parts), {
    dictionary,
    params: {
      [ZSTD_c_compressionLevel]: levelFor(answers),
      [ZSTD_c_checksumFlag]: 0,
    },
  });
}

/** Reused by the next frame: new memory of this size costs as much as compressing what is in it. */
let room = new Uint8Array(0);

/** The parts one after the other; overwritten by the next call. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (room.length < length) room = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    room.set(part, at);
    at += part.length;
  }
  return room.subarray(0, length);
}

/** The texts of a frame, one after the other. @throws Error if it is damaged or was made with another dictionary */
export async function openFrame(frame: Uint8Array, dictionary: Buffer): Promise<Uint8Array> {
  const whole = await decompress(frame, { dictionary, maxOutputLength: CONTENT_BYTES_MAX });
  if (whole[0] === PLAIN) return whole.subarray(1);
  if (whole[0] !== WITHOUT_DECIMALS) throw new RangeError('a frame of another format');
  let at = 1;
  const length = (): number => {
    const [value, next] = readLength(whole, at);
    at = next;
    return value;
  };
  const stream = (bytes: number): Uint8Array => {
    at += bytes;
    return whole.subarray(at - bytes, at);
  };
  const contentBytes = length();
  const lengths = [length(), length(), length(), length()] as const;
  const [fractions, wholes, shapes, repeats] = [
    stream(lengths[0]),
    stream(lengths[1]),
    stream(lengths[2]),
    stream(lengths[3]),
  ];
  return joinDecimals({ text: whole.subarray(at), shapes, repeats, wholes, fractions }, contentBytes);
}

function levelFor(answers: number): number {
  for (const { answersBelow, level } of [SMALL_GROUP, MIDDLE_GROUP]) if (answers < answersBelow) return level;
  return FULL_GROUP_LEVEL;
}

/** The format, the length of the content and of each stream, the streams, the text. */
function withHead(contentBytes: number, { text, fractions, wholes, shapes, repeats }: Decimals): readonly Uint8Array[] {
  const streams = [fractions, wholes, shapes, repeats];
  const head = [contentBytes, ...streams.map(({ length }) => length)].flatMap(lengthBytes);
  return [Buffer.from([WITHOUT_DECIMALS, ...head]), ...streams, text];
}

/** Seven bits a byte, the lowest first; the highest bit says that another byte follows. */
function lengthBytes(length: number): number[] {
  const bytes: number[] = [];
  let left = length;
  for (; left > 0x7f; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) | 0x80);
  return [...bytes, left];
}

function readLength(bytes: Uint8Array, from: number): readonly [value: number, next: number] {
  let value = 0;
  for (let at = from, unit = 1; at < bytes.length; at += 1, unit *= 0x80) {
    value += (bytes[at]! & 0x7f) * unit;
    if (value > CONTENT_BYTES_MAX) break;
    if (bytes[at]! < 0x80) return [value, at + 1];
  }
  throw new RangeError('a frame without its lengths');
}

/** Of each product: enough of an answer that every word of it occurs. */
const EXAMPLE_CHARACTERS = 5_000;
/** The products most asked for are last and whole: what is near costs least. */
const LAST = ['vedic', 'natal'];

/** What answers repeat. It is public: the examples of the documentation. */
export type Dictionary = ReturnType<typeof makeDictionary>;

/** The dictionary of this version of the products. */
export function makeDictionary(catalog: readonly Endpoint[]) {
  const single = catalog.filter(({ batch, path }) => batch === undefined && path !== '/swiss');
  const texts = single.map(({ name, example }) => ({ name, text: JSON.stringify(served(example.response)) }));
  const others = texts.filter(({ name }) => !LAST.includes(name)).map(({ text }) => text.slice(0, EXAMPLE_CHARACTERS));
  const last = LAST.flatMap((wanted) => texts.filter(({ name }) => name === wanted).map(({ text }) => text));
  const whole = Buffer.from([...others, ...last].join(''));
  const content = Buffer.from(splitDecimals(whole)?.text ?? whole);
  return {
    /** SHA-256 of the bytes. */
    digest: createHash('sha256').update(content).digest(),
    content,
  };
}

/** An example with what the server adds to every answer. */
function served({ meta, ...rest }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const added = { theia_version: THEIA_VERSION, request_id: 'req_', computed_ms: 0.5 };
  return { ...rest, meta: { ...(typeof meta === 'object' ? meta : {}), ...added } };
}
