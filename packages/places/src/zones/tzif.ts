import type { LocalTimeType, ZoneData } from './zone-table.ts';

const HEADER_BYTES = 44;

interface Counts {
  readonly utcFlags: number;
  readonly standardFlags: number;
  readonly leaps: number;
  readonly times: number;
  readonly types: number;
  readonly chars: number;
}

/**
 * Reads a compiled zone file (TZif, RFC 8536) of version 2 or later: the 64-bit block and the POSIX footer. Throws for
 * any other bytes.
 */
export function readTzif(file: Buffer): ZoneData {
  if (file.toString('latin1', 0, 4) !== 'TZif') throw new Error('Not a TZif file.');
  if (file[4]! < 0x32) throw new Error('TZif version 1 has no 64-bit data.');
  const start = HEADER_BYTES + blockBytes(readCounts(file, 0), 4);
  const counts = readCounts(file, start);
  let at = start + HEADER_BYTES;
  const transitionSeconds = Array.from({ length: counts.times }, (_, i) => Number(file.readBigInt64BE(at + 8 * i)));
  at += 8 * counts.times;
  const transitionTypes = Array.from(file.subarray(at, at + counts.times));
  at += counts.times;
  const charsAt = at + 6 * counts.types;
  const types: LocalTimeType[] = [];
  for (let i = 0; i < counts.types; i++, at += 6) {
    const nameAt = charsAt + file[at + 5]!;
    types.push({
      offsetSeconds: file.readInt32BE(at),
      tzdbDst: file[at + 4] === 1,
      abbreviation: file.toString('latin1', nameAt, file.indexOf(0, nameAt)),
    });
  }
  const footerAt = start + HEADER_BYTES + blockBytes(counts, 8);
  const footer = file.toString('latin1', footerAt).replaceAll('\n', '');
  return { types, firstType: 0, transitionSeconds, transitionTypes, footer };
}

function readCounts(file: Buffer, start: number): Counts {
  const [utcFlags, standardFlags, leaps, times, types, chars] = [20, 24, 28, 32, 36, 40].map((at) =>
    file.readUInt32BE(start + at),
  );
  return {
    utcFlags: utcFlags!,
    standardFlags: standardFlags!,
    leaps: leaps!,
    times: times!,
    types: types!,
    chars: chars!,
  };
}

function blockBytes(counts: Counts, timeBytes: 4 | 8): number {
  return (
    counts.times * (timeBytes + 1) +
    counts.types * 6 +
    counts.chars +
    counts.leaps * (timeBytes + 4) +
    counts.standardFlags +
    counts.utcFlags
  );
}
