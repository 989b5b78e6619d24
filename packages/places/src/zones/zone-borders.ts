import { fileURLToPath } from 'node:url';
import { openPackedFile, type PackedFile } from '../packed-file.ts';
import { RecentlyUsed } from '../recently-used.ts';

/** Number of grid cells in one direction; 9 halvings. */
export const CELLS_PER_SIDE = 512;
const HALVINGS = 9;
/** The grid covers ± these degrees; points beyond count as on the edge. */
export const LATITUDE_EDGE = 89.9999;
export const LONGITUDE_EDGE = 179.9999;
/** Coordinates in the file are whole millionths of a degree. */
export const UNITS_PER_DEGREE = 1e6;

const KEPT_BLOCKS = 256;

/** The head of the border file. */
export interface ZoneBordersMeta {
  readonly source: string;
  /** IANA names. */
  readonly zones: readonly string[];
  /** Lists of indices into `zones`, for cells that no border crosses. */
  readonly lists: readonly (readonly number[])[];
  readonly tilesPerBlock: number;
}

/** A run of border points. Bit n of `sides` is set when the run is part of the outline of the tile's n-th area. */
interface Arc {
  readonly sides: number;
  readonly from: number;
  readonly to: number;
}

/** A cell crossed by borders. The areas are in the order of their zones. */
interface Tile {
  readonly areas: readonly number[];
  readonly arcs: readonly Arc[];
}

/** Tiles that are next to each other in the file; points in degrees. */
interface Block {
  readonly tiles: readonly Tile[];
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
}

/**
 * The areas of all time zones on land and in territorial waters, on a grid. A grid cell is either sea, entirely in the
 * same zones, or a tile with borders. Blocks of tiles are read on first use; the last 256 are kept (at most 30 MB).
 */
export class ZoneBorders {
  readonly #file: PackedFile<ZoneBordersMeta>;
  /** For each cell, row by row from the south-west: 0 for sea, then the lists, then the tiles. */
  readonly #cells: Uint16Array;
  readonly #firstTile: number;
  readonly #blocks = new RecentlyUsed<Block>(KEPT_BLOCKS);

  constructor(path = fileURLToPath(new URL('../../data/zone-borders.bin', import.meta.url))) {
    this.#file = openPackedFile(path);
    this.#cells = this.#file.read('cells', 'u16');
    this.#firstTile = this.#file.meta.lists.length + 1;
  }

  /** Every zone that occurs, by its IANA name. */
  get zones(): readonly string[] {
    return this.#file.meta.zones;
  }

  /**
   * The zones of a point: none at sea, more than one on a border and where two are in use.
   *
   * @param geoLatitudeDeg −90..90
   * @param geoLongitudeDeg −180..180, east positive
   */
  zonesAt(geoLatitudeDeg: number, geoLongitudeDeg: number): readonly string[] {
    const latitude = Math.max(-LATITUDE_EDGE, Math.min(LATITUDE_EDGE, geoLatitudeDeg));
    const longitude = Math.max(-LONGITUDE_EDGE, Math.min(LONGITUDE_EDGE, geoLongitudeDeg));
    const { lists, zones } = this.#file.meta;
    const cell = this.#cells[cellAt(latitude, longitude)]!;
    if (cell === 0) return [];
    const areas =
      cell < this.#firstTile ? lists[cell - 1]! : this.#areasAt(cell - this.#firstTile, latitude, longitude);
    return areas.map((zone) => zones[zone]!);
  }

  #areasAt(tile: number, latitude: number, longitude: number): readonly number[] {
    const { tilesPerBlock } = this.#file.meta;
    const block = this.#block(Math.floor(tile / tilesPerBlock));
    const { areas, arcs } = block.tiles[tile % tilesPerBlock]!;
    const inside = sidesAround(block, arcs, latitude, longitude);
    return areas.filter((_, i) => ((inside >>> i) & 1) === 1);
  }

  #block(index: number): Block {
    const name = `block${index}`;
    const known = this.#blocks.get(name);
    if (known !== undefined) return known;
    const block = readBlock(this.#file.read(name, 'u32'));
    this.#blocks.set(name, block);
    return block;
  }
}

/**
 * Number of the grid cell of a point. Uses the same halvings as the build of the tiles, so that rounding makes no
 * difference.
 */
function cellAt(latitude: number, longitude: number): number {
  return half(latitude, LATITUDE_EDGE) * CELLS_PER_SIDE + half(longitude, LONGITUDE_EDGE);
}

function half(degrees: number, edge: number): number {
  let low = -edge;
  let high = edge;
  let index = 0;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const upper = degrees >= middle;
    index = index * 2 + (upper ? 1 : 0);
    if (upper) low = middle;
    else high = middle;
  }
  return index;
}

/**
 * The areas of a point, one bit each: those whose outline a ray to the east crosses an odd number of times, and those
 * whose outline contains the point.
 */
function sidesAround(
  { longitudes, latitudes }: Block,
  arcs: readonly Arc[],
  latitude: number,
  longitude: number,
): number {
  let crossed = 0;
  let touched = 0;
  for (const { sides, from, to } of arcs) {
    for (let i = from + 1; i < to; i++) {
      const y1 = latitudes[i - 1]! - latitude;
      const y2 = latitudes[i]! - latitude;
      if ((y1 < 0 && y2 < 0) || (y1 > 0 && y2 > 0)) continue;
      const x1 = longitudes[i - 1]! - longitude;
      const x2 = longitudes[i]! - longitude;
      const side = x1 * y2 - x2 * y1;
      if (side === 0) {
        if (Math.min(x1, x2) <= 0 && Math.max(x1, x2) >= 0) touched |= sides;
      } else if (y1 <= 0 && y2 > 0) {
        if (side > 0) crossed ^= sides;
      } else if (y2 <= 0 && y1 > 0 && side < 0) crossed ^= sides;
    }
  }
  return crossed | touched;
}

/**
 * Reads a block: the number of header values, the header values, then for each point its difference from the previous
 * one, all eastward differences first. The header has for each tile: how many areas, their zones, how many arcs, and
 * for each arc its sides, how many points, and the difference from the end of the previous arc (east, north).
 * Differences are zigzag numbers: 0, −1, 1, −2 …
 */
function readBlock(numbers: Uint32Array): Block {
  const headerEnd = 1 + numbers[0]!;
  const steps = (numbers.length - headerEnd) / 2;
  const tiles: Tile[] = [];
  const starts: number[] = [];
  let points = 0;
  for (let at = 1; at < headerEnd;) {
    const areaCount = numbers[at++]!;
    const areas = [...numbers.subarray(at, at + areaCount)];
    at += areaCount;
    const arcs: Arc[] = [];
    for (let left = numbers[at++]!; left > 0; left--, at += 4) {
      const from = points;
      points += numbers[at + 1]!;
      arcs.push({ sides: numbers[at]!, from, to: points });
      starts.push(unzigzag(numbers[at + 2]!), unzigzag(numbers[at + 3]!));
    }
    tiles.push({ areas, arcs });
  }
  const longitudes = new Float64Array(points);
  const latitudes = new Float64Array(points);
  let east = headerEnd;
  let north = headerEnd + steps;
  let x = 0;
  let y = 0;
  let arc = 0;
  for (const { arcs } of tiles) {
    for (const { from, to } of arcs) {
      x += starts[arc++]!;
      y += starts[arc++]!;
      longitudes[from] = x / UNITS_PER_DEGREE;
      latitudes[from] = y / UNITS_PER_DEGREE;
      for (let i = from + 1; i < to; i++) {
        x += unzigzag(numbers[east++]!);
        y += unzigzag(numbers[north++]!);
        longitudes[i] = x / UNITS_PER_DEGREE;
        latitudes[i] = y / UNITS_PER_DEGREE;
      }
    }
  }
  return { tiles, longitudes, latitudes };
}

function unzigzag(number: number): number {
  return (number >>> 1) ^ -(number & 1);
}
