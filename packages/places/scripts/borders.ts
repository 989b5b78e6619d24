import { readFileSync } from 'node:fs';
import { CELLS_PER_SIDE, UNITS_PER_DEGREE, type ZoneBordersMeta } from '../src/zones/zone-borders.ts';
import type { Sources } from './fetch-sources.ts';
import { packFile } from './pack-file.ts';

const TILES_PER_BLOCK = 32;
/** Bits in the number that says which areas an arc belongs to. */
const MOST_AREAS = 32;

type Position = readonly [east: number, north: number];

/**
 * A quarter of the globe, a quarter of that, and so on: nothing at sea, zone numbers, a tile with borders, or four more
 * quarters.
 */
type Quarter = undefined | readonly number[] | { readonly pos: number; readonly len: number } | Quarters;
interface Quarters {
  readonly a?: Quarter;
  readonly b?: Quarter;
  readonly c?: Quarter;
  readonly d?: Quarter;
}

interface Feature {
  readonly properties: { readonly tzid: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };
}

/** Which half each letter means: [north, east]. */
const HALVES = { a: [1, 1], b: [1, 0], c: [0, 0], d: [0, 1] } as const;

/** The bytes of `zone-borders.bin` from geo-tz's tiles. A border between two zones is kept once; no coordinate is rounded. */
export function buildBorders(sources: Sources): Buffer {
  const { timezones, lookup } = JSON.parse(readFileSync(sources.borderIndex, 'utf8')) as {
    timezones: readonly string[];
    lookup: Quarters;
  };
  const { listed, tiled } = sortCells(lookup);
  const lists = [...new Set(listed.values())];
  const listNumber = new Map(lists.map((list, i) => [list, i + 1]));
  const cells = new Uint16Array(CELLS_PER_SIDE ** 2);
  for (const [cell, list] of listed) cells[cell] = listNumber.get(list)!;
  const zoneNumber = new Map(timezones.map((zone, i) => [zone, i]));
  const decode = tileReader(sources);
  const blocks: BlockWriter[] = [];
  [...tiled].forEach(([cell, { pos, len }], i) => {
    if (i % TILES_PER_BLOCK === 0) blocks.push(new BlockWriter());
    blocks.at(-1)!.add(decode(pos, len), zoneNumber);
    cells[cell] = lists.length + 1 + i;
  });
  if (lists.length + 1 + tiled.size > 0xffff) throw new Error('Too many cells for 16 bits.');
  const meta: ZoneBordersMeta = {
    source: 'timezone-boundary-builder 2026d, as npm geo-tz 8.1.9 carries it',
    zones: timezones,
    lists: lists.map((list) => JSON.parse(list) as number[]),
    tilesPerBlock: TILES_PER_BLOCK,
  };
  return packFile(meta, [
    { name: 'cells', type: 'u16', numbers: cells },
    ...blocks.map((block, i) => ({ name: `block${i}`, type: 'u32' as const, numbers: block.numbers() })),
  ]);
}

/** Cells that are entirely in the same zones (their zone numbers as JSON), and cells crossed by borders. */
function sortCells(lookup: Quarters): {
  readonly listed: ReadonlyMap<number, string>;
  readonly tiled: ReadonlyMap<number, { readonly pos: number; readonly len: number }>;
} {
  const listed = new Map<number, string>();
  const tiled = new Map<number, { readonly pos: number; readonly len: number }>();
  const walk = (quarter: Quarter, row: number, column: number, size: number): void => {
    if (quarter === undefined) return;
    if (Array.isArray(quarter)) {
      for (let y = row; y < row + size; y++)
        for (let x = column; x < column + size; x++) listed.set(y * CELLS_PER_SIDE + x, JSON.stringify(quarter));
    } else if ('pos' in quarter) {
      if (size !== 1) throw new Error(`A tile of ${size} cells.`);
      tiled.set(row * CELLS_PER_SIDE + column, quarter);
    } else {
      for (const [letter, [north, east]] of Object.entries(HALVES))
        walk(
          (quarter as Quarters)[letter as keyof Quarters],
          row + (north * size) / 2,
          column + (east * size) / 2,
          size / 2,
        );
    }
  };
  walk(lookup, 0, 0, CELLS_PER_SIDE);
  return { listed, tiled };
}

function tileReader(sources: Sources): (position: number, length: number) => readonly Feature[] {
  const tiles = readFileSync(sources.borderTiles);
  const { decode } = sources.require('geobuf') as { decode(pbf: unknown): { features: readonly Feature[] } };
  const Pbf = sources.require('pbf') as new (bytes: Uint8Array) => unknown;
  return (position, length) => decode(new Pbf(tiles.subarray(position, position + length))).features;
}

/** For each tile with borders, all points of its outlines in degrees. */
export function* eachTile(sources: Sources): Generator<readonly Position[]> {
  const { lookup } = JSON.parse(readFileSync(sources.borderIndex, 'utf8')) as { lookup: Quarters };
  const decode = tileReader(sources);
  for (const { pos, len } of sortCells(lookup).tiled.values())
    yield decode(pos, len).flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2),
    );
}

/** Collects tiles in the form that `../src/zones/zone-borders.ts` reads. */
class BlockWriter {
  readonly #header: number[] = [];
  readonly #east: number[] = [];
  readonly #north: number[] = [];
  #last: Position = [0, 0];

  add(features: readonly Feature[], zoneNumber: ReadonlyMap<string, number>): void {
    if (features.length > MOST_AREAS) throw new Error(`A tile with ${features.length} areas.`);
    this.#header.push(features.length, ...features.map(({ properties }) => zoneNumber.get(properties.tzid)!));
    const arcs = cutArcs(features.map(featureRings));
    this.#header.push(arcs.length);
    for (const { sides, points } of arcs) {
      const [first, ...others] = points;
      this.#header.push(sides, points.length, zigzag(first![0] - this.#last[0]), zigzag(first![1] - this.#last[1]));
      this.#last = first!;
      for (const point of others) {
        this.#east.push(zigzag(point[0] - this.#last[0]));
        this.#north.push(zigzag(point[1] - this.#last[1]));
        this.#last = point;
      }
    }
  }

  numbers(): Uint32Array<ArrayBuffer> {
    return Uint32Array.from([this.#header.length, ...this.#header, ...this.#east, ...this.#north]);
  }
}

/** Every ring of an area, in millionths of a degree. */
function featureRings({ geometry }: Feature): readonly (readonly Position[])[] {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  return rings.map((ring) =>
    ring.map(([east, north]) => [Math.round(east * UNITS_PER_DEGREE), Math.round(north * UNITS_PER_DEGREE)] as const),
  );
}

interface Arc {
  /** Bit n is set where the arc is part of the outline of area n. */
  readonly sides: number;
  readonly points: readonly Position[];
}

/** The outlines of a tile's areas, split where the neighbour changes, each piece once. */
function cutArcs(areas: readonly (readonly (readonly Position[])[])[]): readonly Arc[] {
  const sidesByEdge = new Map<string, number>();
  areas.forEach((rings, area) => {
    for (const ring of rings) {
      for (let i = 1; i < ring.length; i++) {
        const edge = edgeKey(ring[i - 1]!, ring[i]!);
        sidesByEdge.set(edge, (sidesByEdge.get(edge) ?? 0) ^ (1 << area));
      }
    }
  });
  const arcs: { sides: number; points: Position[] }[] = [];
  for (const ring of areas.flat()) {
    let open: { sides: number; points: Position[] } | null = null;
    for (let i = 1; i < ring.length; i++) {
      const edge = edgeKey(ring[i - 1]!, ring[i]!);
      const sides = (sidesByEdge.get(edge) ?? 0) >>> 0;
      sidesByEdge.delete(edge);
      if (sides === 0) {
        open = null;
        continue;
      }
      if (open === null || open.sides !== sides) {
        open = { sides, points: [ring[i - 1]!] };
        arcs.push(open);
      }
      open.points.push(ring[i]!);
    }
  }
  return arcs;
}

function edgeKey(one: Position, other: Position): string {
  const [first, second] = one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]) ? [one, other] : [other, one];
  return `${first[0]},${first[1]},${second[0]},${second[1]}`;
}

function zigzag(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}
