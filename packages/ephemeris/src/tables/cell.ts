import { type ChebyshevFitter, chebyshevFitter, termsWithin } from './chebyshev.ts';
import { earthBorders, TORN_MOON_DAYS } from './earth-borders.ts';
import { type LeafTerms, readLeaf, writeLeaf } from './leaf.ts';
import { ENGINE_ANSWERS, QUANTITIES, reserve, setUsedWords, usedWords, type Views } from './memory.ts';
import type { Sample } from './sampler.ts';
import { type Limits, LONGEST_AU, type Series } from './series.ts';

/** A cell is halved so often where it does not hold; then the engine answers for what is left. */
const MOST_HALVINGS = 5;
/** What is left out of a series, as a part of what verification allows. */
const LEFT_OUT = 0.15;
/** Points of verification for each node, ends aside: none of them is a node, and what happens between two nodes is seen. */
const CHECKS_A_NODE = 2;
/** Nearest to its borders that a stretch is verified. */
const BORDER_DAYS = 1e-6;
const FULL_TURN_DEG = 360;
/** Just before a jump of the Earth and, once the Moon is whole again, after it. */
const BESIDE_EARTH_BORDER_DAYS = [-BORDER_DAYS, 1.25 * TORN_MOON_DAYS];

/** Builds a cell of one series into memory: what its entry is to be. */
export type CellBuilder = (startJdTt: number) => number;

/**
 * A stretch is taken from the engine at Chebyshev points, fitted, written, read back and compared with the engine between these points.
 * Where it does not hold (the Sun's bending of light near a conjunction), its halves are tried.
 */
export function cellBuilder(views: Views, series: Series, sample: Sample): CellBuilder {
  const { nodes, limits, guardDays } = series;
  const fitter = chebyshevFitter(nodes);
  const between = Float64Array.from(
    { length: CHECKS_A_NODE * nodes + 2 },
    (_, index) => -Math.cos((Math.PI * index) / (CHECKS_A_NODE * nodes + 1)),
  );
  const [asked, read] = [new Float64Array(6), new Float64Array(6)];

  const holds = (at: number, startJdTt: number, days: number): boolean => {
    const outermost = 1 - (2 * Math.max(guardDays, BORDER_DAYS)) / days;
    const holdsAt = (jdTt: number): boolean => {
      sample(jdTt, asked);
      readLeaf(views, at, (2 * (jdTt - startJdTt)) / days - 1, read);
      asked[0] = nearTurn(asked[0]!, read[0]!);
      for (let index = 0; index < 6; index += 1)
        if (!(Math.abs(read[index]! - asked[index]!) <= allowed(limits, index, asked[2]!))) return false;
      return true;
    };
    const borders = earthBorders(startJdTt + BORDER_DAYS, startJdTt + days - 2 * TORN_MOON_DAYS);
    return (
      between.every((point) =>
        holdsAt(startJdTt + ((Math.max(-outermost, Math.min(outermost, point)) + 1) / 2) * days),
      ) && borders.every((borderJdTt) => BESIDE_EARTH_BORDER_DAYS.every((days) => holdsAt(borderJdTt + days)))
    );
  };

  const build = (startJdTt: number, days: number, halvingsLeft: number): number => {
    const before = usedWords(views);
    const at = writeLeaf(views, fitStretch(fitter, sample, limits, startJdTt, days));
    if (at === null) return ENGINE_ANSWERS;
    if (holds(at, startJdTt, days)) return at;
    setUsedWords(views, before);
    if (halvingsLeft === 0) return ENGINE_ANSWERS;
    const fork = reserve(views, 1);
    if (fork === null) return ENGINE_ANSWERS;
    const half = days / 2;
    const earlier = build(startJdTt, half, halvingsLeft - 1);
    const later = build(startJdTt + half, half, halvingsLeft - 1);
    if (earlier === ENGINE_ANSWERS && later === ENGINE_ANSWERS) {
      setUsedWords(views, before);
      return ENGINE_ANSWERS;
    }
    views.integers[2 * fork] = earlier;
    views.integers[2 * fork + 1] = later;
    return -fork;
  };
  return (startJdTt) => build(startJdTt, series.cellDays, MOST_HALVINGS);
}

function fitStretch(
  { points, fit }: ChebyshevFitter,
  sample: Sample,
  limits: Limits,
  startJdTt: number,
  days: number,
): LeafTerms {
  const samples = Array.from({ length: 2 * QUANTITIES }, () => new Float64Array(points.length));
  const one = new Float64Array(6);
  for (const [index, point] of points.entries()) {
    sample(startJdTt + ((point + 1) / 2) * days, one);
    if (index > 0) one[0] = nearTurn(one[0]!, samples[0]![index - 1]!);
    for (let part = 0; part < one.length; part += 1) samples[part]![index] = one[part]!;
  }
  const size = samples[2]![0]!;
  const terms = samples.map(fit);
  const needed = terms.map((all, part) => termsWithin(all, LEFT_OUT * allowed(limits, part, size)));
  return {
    terms,
    counts: Array.from({ length: QUANTITIES }, (_, part) => Math.max(needed[part]!, needed[part + QUANTITIES]!)),
  };
}

/** Part 2 is a distance, 5 its rate: they are measured by the distance. */
function allowed(limits: Limits, part: number, distance: number): number {
  if (part === 2) return Math.min(limits.distance * distance, LONGEST_AU);
  if (part === 5) return limits.distancePerDay * distance;
  return part < QUANTITIES ? limits.deg : limits.degPerDay;
}

/** The same direction as `deg`, within half a turn of `otherDeg`. */
function nearTurn(deg: number, otherDeg: number): number {
  return deg - FULL_TURN_DEG * Math.round((deg - otherDeg) / FULL_TURN_DEG);
}
