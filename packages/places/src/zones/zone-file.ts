import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ZoneData } from './zone-table.ts';

/** All zones of one tzdb release. Names with the same history share an index into `zones`. */
export interface ZoneFile {
  readonly version: string;
  readonly names: Readonly<Record<string, number>>;
  readonly zones: readonly ZoneData[];
}

interface Head {
  readonly version: string;
  readonly names: Readonly<Record<string, number>>;
  readonly zones: readonly (Pick<ZoneData, 'firstType' | 'footer'> & {
    readonly types: readonly (readonly [number, 0 | 1, string])[];
    readonly count: number;
  })[];
}

/**
 * Packs zones: a JSON head (names, types, footers), then for every zone its transition times as differences in LEB128 varints (zigzag)
 * and its type indices as bytes; the whole deflated.
 */
export function writeZoneFile(file: ZoneFile): Buffer {
  const head: Head = {
    version: file.version,
    names: file.names,
    zones: file.zones.map(({ types, firstType, footer, transitionSeconds }) => ({
      firstType,
      footer,
      count: transitionSeconds.length,
      types: types.map((type) => [type.offsetSeconds, type.tzdbDst ? 1 : 0, type.abbreviation] as const),
    })),
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const bytes: number[] = [];
  for (const zone of file.zones) {
    let previous = 0;
    for (const at of zone.transitionSeconds) {
      pushVarint(bytes, at - previous);
      previous = at;
    }
    bytes.push(...zone.transitionTypes);
  }
  return deflateRawSync(Buffer.concat([length, json, Buffer.from(bytes)]), { level: 9 });
}

/** Unpacks what {@link writeZoneFile} packed. */
export function readZoneFile(packed: Buffer): ZoneFile {
  const file = inflateRawSync(packed);
  const jsonEnd = 4 + file.readUInt32LE(0);
  const head = JSON.parse(file.toString('utf8', 4, jsonEnd)) as Head;
  let at = jsonEnd;
  const zones = head.zones.map(({ types, firstType, footer, count }): ZoneData => {
    const transitionSeconds: number[] = [];
    let seconds = 0;
    for (let i = 0; i < count; i++) {
      let value = 0;
      let scale = 1;
      let byte: number;
      do {
        byte = file[at++]!;
        value += (byte & 0x7f) * scale;
        scale *= 128;
      } while (byte >= 0x80);
      seconds += value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      transitionSeconds.push(seconds);
    }
    const transitionTypes = Array.from(file.subarray(at, at + count));
    at += count;
    return {
      firstType,
      footer,
      transitionSeconds,
      transitionTypes,
      types: types.map(([offsetSeconds, dst, abbreviation]) => ({ offsetSeconds, tzdbDst: dst === 1, abbreviation })),
    };
  });
  return { version: head.version, names: head.names, zones };
}

function pushVarint(bytes: number[], signed: number): void {
  let value = signed >= 0 ? signed * 2 : -signed * 2 - 1;
  while (value >= 128) {
    bytes.push((value % 128) + 128);
    value = Math.floor(value / 128);
  }
  bytes.push(value);
}
