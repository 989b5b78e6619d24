import { memoized } from '../search/sample-memory.ts';
import { normalizeDeg, wrap180 } from '../angle/angle.ts';
import {
  type Ayanamsa,
  type BodyPosition,
  BodyUnavailableError,
  type EngineBody,
  type Ephemeris,
  type EphemerisSource,
  type Frame,
  type GeoPosition,
  type Houses,
  type HouseSystemCode,
  type Zodiac,
} from '../ephemeris.ts';
import { inZodiac } from '../houses/cusps/quadrants.ts';
import { computeSkyHouses } from '../houses/cusps/sky-houses.ts';

/** Terms below this are left out; the terms of a smooth function fall so fast that all of them together stay below 1e-10. */
const SMALLEST_TERM = 1e-12;

/**
 * A function of one variable on an interval, from its values at the Chebyshev nodes (Press et al., Numerical Recipes, 3rd ed. 2007, §5.8).
 * The value is in the unit of the samples.
 */
export class ChebyshevSeries {
  readonly #terms: Float64Array;
  readonly #middle: number;
  readonly #half: number;
  /** A Julian day has no more than 40 µs, so the nodes are not quite where they should be: the steady part is taken off first. */
  readonly #origin: number;
  readonly #steadyStart: number;
  readonly #steadyRate: number;

  /** `samples` belong to the `nodes` of `chebyshevNodes` with the same ends. */
  constructor(nodes: readonly number[], samples: readonly number[], from: number, until: number) {
    this.#middle = (from + until) / 2;
    this.#half = (until - from) / 2;
    const count = samples.length;
    const last = count - 1;
    this.#origin = nodes[0]!;
    this.#steadyStart = samples[0]!;
    this.#steadyRate = (samples[last]! - samples[0]!) / (nodes[last]! - nodes[0]!);
    const rest = samples.map((sample, node) => sample - this.#steady(nodes[node]!));
    const terms = new Float64Array(count);
    for (let term = 0; term < count; term++) {
      let sum = 0;
      for (let node = 0; node < count; node++) sum += rest[node]! * Math.cos((Math.PI * term * (node + 0.5)) / count);
      terms[term] = ((term === 0 ? 1 : 2) * sum) / count;
    }
    let used = count;
    while (used > 1 && Math.abs(terms[used - 1]!) < SMALLEST_TERM) used -= 1;
    this.#terms = terms.slice(0, used);
  }

  /** Clenshaw's recurrence. */
  at(argument: number): number {
    const terms = this.#terms;
    const x = (argument - this.#middle) / this.#half;
    const twice = 2 * x;
    let next = 0;
    let afterNext = 0;
    for (let term = terms.length - 1; term > 0; term--) {
      const value = twice * next - afterNext + terms[term]!;
      afterNext = next;
      next = value;
    }
    return this.#steady(argument) + (x * next - afterNext + terms[0]!);
  }

  #steady(argument: number): number {
    return this.#steadyStart + (argument - this.#origin) * this.#steadyRate;
  }
}

/** Where to sample a function on [from, until] for a series of `count` terms. */
export function chebyshevNodes(from: number, until: number, count: number): number[] {
  const [middle, half] = [(from + until) / 2, (until - from) / 2];
  return Array.from({ length: count }, (_, node) => middle + half * Math.cos((Math.PI * (node + 0.5)) / count));
}

/** A span of time, Julian days UT1. */
export interface TimeWindow {
  readonly fromJdUt: number;
  readonly untilJdUt: number;
}

const SHORT_WINDOW_DAYS = 3 / 24;
const SHORT_WINDOW_TERMS = 12;
/** Enough for the parallax of a topocentric Moon over a whole turn of the Earth. */
const TERMS = 26;
/** Cusps by formula are used where they agree with the ephemeris to this at the ends and in the middle of the window. */
const HOUSES_AGREE_DEG = 1e-8;

const NUMBERS = [
  'longitudeDeg',
  'latitudeDeg',
  'distanceAu',
  'speedDegPerDay',
  'latitudeSpeedDegPerDay',
  'distanceSpeedAuPerDay',
  'rightAscensionDeg',
  'declinationDeg',
  'rightAscensionSpeedDegPerDay',
  'declinationSpeedDegPerDay',
] as const satisfies readonly (keyof BodyPosition)[];

type PositionAt = (jdUt: number) => BodyPosition;

/**
 * The same ephemeris over at most a day, fast enough for every second: positions, obliquity, ayanamsa and
 * sidereal time come from series through a few exact samples, within 1e-9° of the ephemeris, and cusps from sidereal
 * time. Everything else, and every other instant, comes from the ephemeris itself.
 */
export function windowEphemeris(ephemeris: Ephemeris, { fromJdUt, untilJdUt }: TimeWindow): Ephemeris {
  const terms = untilJdUt - fromJdUt <= SHORT_WINDOW_DAYS ? SHORT_WINDOW_TERMS : TERMS;
  const nodes = chebyshevNodes(fromJdUt, untilJdUt, terms);
  const inside = (jdUt: number): boolean => jdUt >= fromJdUt && jdUt <= untilJdUt;
  const series = (samples: readonly number[]): ChebyshevSeries =>
    new ChebyshevSeries(nodes, samples, fromJdUt, untilJdUt);
  const byFrame = remembered<Frame, Map<EngineBody, PositionAt>>(() => new Map());

  const positionOf = (body: EngineBody, frame: Frame): PositionAt => {
    const known = byFrame(frame);
    const before = known.get(body);
    if (before !== undefined) return before;
    const samples = nodes.map((jdUt) => ephemeris.positions(jdUt, [body], frame)[0]!);
    const found = samples.filter((sample): sample is BodyPosition => !(sample instanceof BodyUnavailableError));
    const at: PositionAt =
      found.length < samples.length ? (jdUt) => ephemeris.position(jdUt, body, frame) : interpolated(found, series);
    known.set(body, at);
    return at;
  };
  const position: Ephemeris['position'] = (jdUt, body, frame) =>
    inside(jdUt) ? positionOf(body, frame)(jdUt) : ephemeris.position(jdUt, body, frame);
  const positions: Ephemeris['positions'] = (jdUt, bodies, frame) =>
    inside(jdUt)
      ? bodies.map((body) => {
          try {
            return positionOf(body, frame)(jdUt);
          } catch (error) {
            if (error instanceof BodyUnavailableError) return error;
            throw error;
          }
        })
      : ephemeris.positions(jdUt, bodies, frame);

  const obliquities = nodes.map((jdUt) => ephemeris.obliquity(jdUt));
  const [trueDeg, meanDeg, inLongitudeDeg, inObliquityDeg] = (
    ['trueDeg', 'meanDeg', 'nutationInLongitudeDeg', 'nutationInObliquityDeg'] as const
  ).map((name) => series(obliquities.map((found) => found[name])));
  const obliquity: Ephemeris['obliquity'] = (jdUt) =>
    inside(jdUt)
      ? {
          trueDeg: trueDeg!.at(jdUt),
          meanDeg: meanDeg!.at(jdUt),
          nutationInLongitudeDeg: inLongitudeDeg!.at(jdUt),
          nutationInObliquityDeg: inObliquityDeg!.at(jdUt),
        }
      : ephemeris.obliquity(jdUt);

  const ayanamsas = remembered((definition: Ayanamsa) => {
    const samples = nodes.map((node) => ephemeris.ayanamsa(node, definition));
    return {
      value: series(unwrapped(samples.map(({ valueDeg }) => valueDeg))),
      mean: series(unwrapped(samples.map(({ meanDeg: mean }) => mean))),
    };
  });
  const ayanamsa: Ephemeris['ayanamsa'] = (jdUt, definition) => {
    if (!inside(jdUt)) return ephemeris.ayanamsa(jdUt, definition);
    const { value, mean } = ayanamsas(definition);
    return { valueDeg: value.at(jdUt), meanDeg: mean.at(jdUt) };
  };

  const inWindow = {
    ...ephemeris,
    position,
    positions,
    eclipticPositions: positions,
    ecliptic: position,
    obliquity,
    ayanamsa,
  };
  return { ...inWindow, houses: housesInWindow(ephemeris, inWindow, nodes, series, { fromJdUt, untilJdUt }) };
}

/** Houses from interpolated sidereal time, where that gives what the ephemeris gives; else the ephemeris' own. */
function housesInWindow(
  ephemeris: Ephemeris,
  inWindow: Pick<Ephemeris, 'obliquity' | 'ayanamsa'>,
  nodes: readonly number[],
  series: (samples: readonly number[]) => ChebyshevSeries,
  { fromJdUt, untilJdUt }: TimeWindow,
): Ephemeris['houses'] {
  const tropical: Zodiac = { ayanamsa: null };
  const armcSeries = memoized(
    (place: GeoPosition) => {
      // The Earth turns by up to 361° in a window, so samples are unwound along a steady turn.
      const samples = nodes.map((node) => ephemeris.houses(node, place, 'W', tropical).angles.armcDeg);
      const steady = (node: number): number => samples[0]! + (node - nodes[0]!) * 360.985_647;
      return series(samples.map((sample, index) => steady(nodes[index]!) + wrap180(sample - steady(nodes[index]!))));
    },
    ({ geoLongitudeDeg }) => geoLongitudeDeg,
  );
  const byFormula = (jdUt: number, place: GeoPosition, system: HouseSystemCode, zodiac: Zodiac): Houses | null => {
    const found = computeSkyHouses(
      normalizeDeg(armcSeries(place).at(jdUt)),
      place.geoLatitudeDeg,
      inWindow.obliquity(jdUt).trueDeg,
      system,
    );
    const placed =
      found === null || zodiac.ayanamsa === null
        ? found
        : inZodiac(found, system, inWindow.ayanamsa(jdUt, zodiac.ayanamsa).valueDeg);
    return (
      placed && {
        ...placed,
        cuspSpeedsDegPerDay: () => ephemeris.houses(jdUt, place, system, zodiac).cuspSpeedsDegPerDay(),
      }
    );
  };
  const agrees = (place: GeoPosition, system: HouseSystemCode, zodiac: Zodiac): boolean =>
    [fromJdUt, (fromJdUt + untilJdUt) / 2, untilJdUt].every((jdUt) => {
      const formula = byFormula(jdUt, place, system, zodiac);
      const own = ephemeris.houses(jdUt, place, system, zodiac);
      return (
        formula === null ||
        (formula.computed === own.computed &&
          formula.cuspsDeg.every((cusp, index) => Math.abs(wrap180(cusp - own.cuspsDeg[index]!)) < HOUSES_AGREE_DEG) &&
          Math.abs(wrap180(formula.angles.ascendantDeg - own.angles.ascendantDeg)) < HOUSES_AGREE_DEG)
      );
    });
  const decided = new Map<string, boolean>();
  let last: { place: GeoPosition; system: HouseSystemCode; zodiac: Zodiac; simple: boolean } | null = null;
  const isSimple = (place: GeoPosition, system: HouseSystemCode, zodiac: Zodiac): boolean => {
    if (last?.place === place && last.system === system && last.zodiac === zodiac) return last.simple;
    const key = JSON.stringify([place, system, zodiac.ayanamsa]);
    const simple = decided.get(key) ?? agrees(place, system, zodiac);
    decided.set(key, simple);
    last = { place, system, zodiac, simple };
    return simple;
  };
  return (jdUt, place, system, zodiac) => {
    const formula =
      jdUt >= fromJdUt && jdUt <= untilJdUt && isSimple(place, system, zodiac)
        ? byFormula(jdUt, place, system, zodiac)
        : null;
    return formula ?? ephemeris.houses(jdUt, place, system, zodiac);
  };
}

function interpolated(
  samples: readonly BodyPosition[],
  series: (samples: readonly number[]) => ChebyshevSeries,
): PositionAt {
  const of = (name: (typeof NUMBERS)[number]): ChebyshevSeries => {
    const values = samples.map((sample) => sample[name]);
    return series(name === 'longitudeDeg' || name === 'rightAscensionDeg' ? unwrapped(values) : values);
  };
  const all = Object.fromEntries(NUMBERS.map((name) => [name, of(name)])) as unknown as PositionSeries;
  const { source } = samples[0]!;
  return (jdUt) => new WindowPosition(all, source, jdUt);
}

type PositionSeries = Readonly<Record<(typeof NUMBERS)[number], ChebyshevSeries>>;

/** A position of which each number is computed when it is read. */
class WindowPosition implements BodyPosition {
  readonly #series: PositionSeries;
  readonly #jdUt: number;
  readonly source: EphemerisSource;
  #longitudeDeg = Number.NaN;

  constructor(series: PositionSeries, source: EphemerisSource, jdUt: number) {
    this.#series = series;
    this.source = source;
    this.#jdUt = jdUt;
  }

  get longitudeDeg(): number {
    if (Number.isNaN(this.#longitudeDeg)) this.#longitudeDeg = normalizeDeg(this.#series.longitudeDeg.at(this.#jdUt));
    return this.#longitudeDeg;
  }

  get latitudeDeg(): number {
    return this.#series.latitudeDeg.at(this.#jdUt);
  }

  get distanceAu(): number {
    return this.#series.distanceAu.at(this.#jdUt);
  }

  get speedDegPerDay(): number {
    return this.#series.speedDegPerDay.at(this.#jdUt);
  }

  get latitudeSpeedDegPerDay(): number {
    return this.#series.latitudeSpeedDegPerDay.at(this.#jdUt);
  }

  get distanceSpeedAuPerDay(): number {
    return this.#series.distanceSpeedAuPerDay.at(this.#jdUt);
  }

  get rightAscensionDeg(): number {
    return normalizeDeg(this.#series.rightAscensionDeg.at(this.#jdUt));
  }

  get declinationDeg(): number {
    return this.#series.declinationDeg.at(this.#jdUt);
  }

  get rightAscensionSpeedDegPerDay(): number {
    return this.#series.rightAscensionSpeedDegPerDay.at(this.#jdUt);
  }

  get declinationSpeedDegPerDay(): number {
    return this.#series.declinationSpeedDegPerDay.at(this.#jdUt);
  }
}

/** Angles without the jump at 360°; from one sample to the next they move by less than half a circle. */
function unwrapped(anglesDeg: readonly number[]): number[] {
  let before = anglesDeg[0]!;
  return anglesDeg.map((angle) => {
    before += wrap180(angle - before);
    return before;
  });
}

/** Makes something once for each key. The last key is recognised without comparing its fields. */
function remembered<Key extends object, Kept extends object>(make: (key: Key) => Kept): (key: Key) => Kept {
  const kept = new Map<string, Kept>();
  let last: { readonly key: Key; readonly found: Kept } | null = null;
  return (key) => {
    if (last?.key === key) return last.found;
    const text = JSON.stringify(key);
    const found = kept.get(text) ?? make(key);
    kept.set(text, found);
    last = { key, found };
    return found;
  };
}
