import type { SwissModule } from './wasm-module.ts';

/** Buffers inside the module's memory, allocated once and overwritten by every call. All addresses are bytes. */
export interface Scratch {
  readonly xx: number;
  readonly cusps: number;
  readonly cuspSpeeds: number;
  readonly ascmc: number;
  readonly ascmcSpeeds: number;
  readonly geopos: number;
  readonly input: number;
  readonly attributes: number;
  readonly times: number;
  readonly shadow: number;
  readonly integers: number;
  readonly star: number;
  readonly noStar: number;
  readonly serr: number;
}

const DOUBLE_BYTES = 8;
const STAR_BYTES = 2 * 256 + 1;
const ERROR_BYTES = 256;

/** Allocates the buffers in the memory of a module. */
export function allocateScratch(wasm: SwissModule): Scratch {
  const doubles = (count: number): number => wasm._malloc(count * DOUBLE_BYTES);
  const scratch: Scratch = {
    xx: doubles(6),
    cusps: doubles(37),
    cuspSpeeds: doubles(37),
    ascmc: doubles(10),
    ascmcSpeeds: doubles(10),
    geopos: doubles(3),
    input: doubles(3),
    attributes: doubles(20),
    times: doubles(10),
    shadow: doubles(10),
    integers: doubles(5),
    star: wasm._malloc(STAR_BYTES),
    noStar: wasm._malloc(1),
    serr: wasm._malloc(ERROR_BYTES),
  };
  writeText(wasm, scratch.noStar, '');
  writeText(wasm, scratch.serr, '');
  return scratch;
}

/** Copies a text with a terminating zero byte; the caller guarantees the space at `address`. */
export function writeText(wasm: SwissModule, address: number, text: string): void {
  const bytes = new Uint8Array(wasm.HEAPF64.buffer);
  const { written } = new TextEncoder().encodeInto(text, bytes.subarray(address));
  bytes[address + written] = 0;
}

export const MAX_STAR_NAME_BYTES = 255;

/** Reads doubles from a byte address. */
export function readDoubles(wasm: SwissModule, address: number, count: number): number[] {
  const first = address / DOUBLE_BYTES;
  const heap = wasm.HEAPF64;
  const doubles: number[] = [];
  for (let index = first; index < first + count; index += 1) doubles.push(heap[index]!);
  return doubles;
}

/** Reads a 32-bit integer from a byte address. */
export function readInteger(wasm: SwissModule, address: number): number {
  return new DataView(wasm.HEAPF64.buffer).getInt32(address, true);
}

/** Writes three doubles to a byte address. */
export function writeDoubles(wasm: SwissModule, address: number, a: number, b: number, c: number): void {
  const first = address / DOUBLE_BYTES;
  const heap = wasm.HEAPF64;
  heap[first] = a;
  heap[first + 1] = b;
  heap[first + 2] = c;
}
