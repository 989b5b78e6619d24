import { distanceKm } from './score.ts';

const UNITS_PER_DEGREE = 1e5;
const COLUMNS = 361;
const CELLS = 181 * COLUMNS;

/** Places by square degree, so that the nearest one to a point is found without reading all of them. */
export class PlaceGrid {
  readonly #latitudes: Int32Array;
  readonly #longitudes: Int32Array;
  /** Numbers of places, cell after cell from the south-west; a cell begins where the one before it ends. */
  readonly #places: Uint32Array;
  readonly #ends = new Uint32Array(CELLS + 1);

  /** @param latitudes in 1e-5°, by number of the place, like `longitudes` */
  constructor(latitudes: Int32Array, longitudes: Int32Array) {
    this.#latitudes = latitudes;
    this.#longitudes = longitudes;
    this.#places = new Uint32Array(latitudes.length);
    const count = latitudes.length;
    const cellOf = (place: number): number => cellAt(latitudes[place]!, longitudes[place]!);
    for (let place = 0; place < count; place += 1) this.#ends[cellOf(place) + 1]! += 1;
    for (let cell = 1; cell <= CELLS; cell += 1) this.#ends[cell]! += this.#ends[cell - 1]!;
    const next = this.#ends.slice();
    for (let place = 0; place < count; place += 1) this.#places[next[cellOf(place)]!++] = place;
  }

  /** The place nearest to a point, at most so many degrees of latitude away in each direction; null where there is none. */
  nearest(geoLatitudeDeg: number, geoLongitudeDeg: number, reachDeg: number): number | null {
    const south = (geoLatitudeDeg - reachDeg) * UNITS_PER_DEGREE;
    const north = (geoLatitudeDeg + reachDeg) * UNITS_PER_DEGREE;
    const reach = (reachDeg * UNITS_PER_DEGREE) / Math.max(0.1, Math.cos((geoLatitudeDeg * Math.PI) / 180));
    const west = geoLongitudeDeg * UNITS_PER_DEGREE - reach;
    const east = geoLongitudeDeg * UNITS_PER_DEGREE + reach;
    let nearest: number | null = null;
    let nearestKm = Infinity;
    for (let row = rowOf(south); row <= rowOf(north); row += 1) {
      const end = this.#ends[row * COLUMNS + columnOf(east) + 1]!;
      for (let at = this.#ends[row * COLUMNS + columnOf(west)]!; at < end; at += 1) {
        const place = this.#places[at]!;
        const [latitude, longitude] = [this.#latitudes[place]!, this.#longitudes[place]!];
        if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
        const km = distanceKm(
          [latitude / UNITS_PER_DEGREE, longitude / UNITS_PER_DEGREE],
          [geoLatitudeDeg, geoLongitudeDeg],
        );
        if (km < nearestKm) [nearest, nearestKm] = [place, km];
      }
    }
    return nearest;
  }
}

function cellAt(latitude: number, longitude: number): number {
  return rowOf(latitude) * COLUMNS + columnOf(longitude);
}

function rowOf(latitude: number): number {
  return degreeFrom(-90, latitude, 180);
}

function columnOf(longitude: number): number {
  return degreeFrom(-180, longitude, 360);
}

/** Whole degrees from the first one, within the grid. */
function degreeFrom(firstDeg: number, units: number, last: number): number {
  return Math.max(0, Math.min(last, Math.floor(units / UNITS_PER_DEGREE) - firstDeg));
}
