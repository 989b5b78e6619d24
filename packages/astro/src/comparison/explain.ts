import { wrap180 } from '../angle/angle.ts';
import type { Ephemeris } from '../ephemeris.ts';
import {
  type Change,
  changed,
  type Dimension,
  ownChanges,
  placeChanges,
  positionChanges,
  zodiacChanges,
} from './change.ts';
import { agrees, differenceOf, valuesOf, type Reading } from './reading.ts';
import {
  type ComparedRow,
  type RowSubject,
  solvedPlace,
  solvedTimes,
  solvedZodiac,
  zodiacOffsetDeg,
} from './solved.ts';

/** Alternatives in addition to those of the reading itself. */
export interface Alternatives {
  /** Other readings of the birth time. */
  readonly times: readonly Change[];
  readonly ayanamsas: readonly NonNullable<Reading['ayanamsa']>[];
  /** Of the birth, Julian day TT. */
  readonly jdTt: number;
}

/** The rows that a change of an explanation settles. */
export interface Evidence {
  readonly change: Change;
  /** Rows that agree with it and not without it. */
  readonly settles: readonly ComparedRow[];
  /** The one of them that differs most without it. */
  readonly witness: ComparedRow;
  /** Theirs minus ours, degrees or days; null where there is no value without it. */
  readonly differenceWithout: number | null;
  readonly differenceWith: number;
}

export interface Explanation {
  readonly reading: Reading;
  readonly evidence: readonly Evidence[];
  /** In the order of the rows. */
  readonly values: readonly (number | null)[];
  readonly agreeing: number;
}

export interface Comparison {
  /** Of the requested reading, in the order of the rows. */
  readonly values: readonly (number | null)[];
  /** Best first; empty when every row agrees, and when nothing known makes more of them agree. */
  readonly explanations: readonly Explanation[];
}

/** A sum of weights above this is no explanation but a coincidence. */
const WEIGHT_MAX = 8;
/** An explanation of every row up to this weight makes a search for unusual times and places unnecessary. */
const USUAL_WEIGHT = 2;
/** Up to this weight an explanation of every row is reported, however few the rows are. */
const PLAIN_WEIGHT = 4;
/** Others are reported that are no more unusual than the best by this. */
const ALTERNATIVE_WEIGHT = 1;
const EXPLANATIONS_MAX = 5;
const TRIED_MAX = 40;
const FINALISTS = 8;
/** Weight of one more row: a change that settles a single row of many may be a typing mistake. */
const WEIGHT_OF_A_ROW = 1.25;
/** Sidereal longitudes are those of the tropical zodiac minus the ayanamsa to this, but for ayanamsas of a fixed plane. */
const OFFSET_SLACK_DEG = 0.02;

interface Candidate {
  readonly changes: readonly Change[];
  readonly weight: number;
  /** Rows of the sky that agree, about. */
  readonly skyAgreeing: number;
}

/**
 * Which decisions make our values those of another program. Every combination of a time, a zodiac, true or apparent positions, a centre and a place is
 * tried on the rows that depend on them; then node, Lilith, house system, dasha year and sunrise are chosen for the rows that depend on those. Only
 * where nothing known fits, a time, a zodiac or a place is solved for. Of explanations that settle as many rows the most usual comes first; a change
 * that settles nothing is left out.
 */
export function explainDifferences(
  ephemeris: Ephemeris,
  base: Reading,
  rows: readonly ComparedRow[],
  alternatives: Alternatives,
): Comparison {
  const values = valuesOf(ephemeris, base, rows);
  const agreeing = countAgreeing(rows, values);
  if (agreeing === rows.length) return { values, explanations: [] };
  const trying: Trying = { ephemeris, base, rows };
  const search = (times: readonly Change[], places: readonly Change[], zodiacs: readonly Change[]): Explanation[] =>
    explained(trying, skyCandidates(trying, times, places, zodiacs));
  const zodiacs = zodiacChanges(base, alternatives.ayanamsas);
  const usual = ranked(search([], [], zodiacs), rows.length, agreeing);
  if (usual.some((one) => one.agreeing === rows.length && heavinessOf(one) <= USUAL_WEIGHT))
    return { values, explanations: usual };
  const known = search(alternatives.times, placeChanges(base), zodiacs);
  if (known.some((one) => one.agreeing === rows.length))
    return { values, explanations: ranked(known, rows.length, agreeing) };
  const solved = [
    ...search(solvedTimes(ephemeris, base, rows), [], zodiacs),
    ...search([], solvedPlace(ephemeris, base, rows), zodiacs),
    ...search([], [], solvedZodiac(ephemeris, base, rows, alternatives.jdTt)),
  ];
  return { values, explanations: ranked([...known, ...solved], rows.length, agreeing) };
}

function countAgreeing(rows: readonly ComparedRow[], values: readonly (number | null)[]): number {
  return rows.filter((row, index) => agrees(row, values[index] ?? null)).length;
}

function weightOf(changes: readonly Change[]): number {
  return changes.reduce((sum, { weight }) => sum + weight, 0);
}

/** Bodies that a setting of their own decides. */
const OWN_BODIES: ReadonlySet<string> = new Set(['north_node', 'south_node', 'lilith']);

/** Rows that follow from time, place, zodiac, centre and kind of positions alone. */
function isSky(subject: RowSubject): boolean {
  return subject.kind === 'angle' || (subject.kind === 'body' && !OWN_BODIES.has(subject.body));
}

/** A reading and the rows that changes of it are tried on. */
interface Trying {
  readonly ephemeris: Ephemeris;
  readonly base: Reading;
  readonly rows: readonly ComparedRow[];
}

/** Our values with changes of the reading. */
function valuesWith({ ephemeris, base, rows }: Trying, changes: readonly Change[]): readonly (number | null)[] {
  return valuesOf(ephemeris, changed(base, changes), rows);
}

function* combinations(...lists: readonly (readonly Change[])[]): Generator<readonly Change[]> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const others of combinations(...rest)) {
    yield others;
    for (const change of first) yield [change, ...others];
  }
}

/** Combinations, each with the number of rows of the sky that agree. */
function skyCandidates(
  { ephemeris, base, rows }: Trying,
  times: readonly Change[],
  places: readonly Change[],
  zodiacs: readonly Change[],
): readonly Candidate[] {
  const sky = rows.filter(({ subject }) => isSky(subject));
  if (sky.length === 0) return fewCandidates(times, places, zodiacs);
  const { positions, coordinates } = positionChanges(base);
  const offsets = [null, ...zodiacs].map((zodiac) => ({
    zodiac,
    offsetDeg: zodiacOffsetDeg(ephemeris, zodiac === null ? base : changed(base, [zodiac])),
  }));
  const found: Candidate[] = [];
  for (const changes of combinations(times, places, [positions], [coordinates])) {
    const weight = weightOf(changes);
    if (weight > WEIGHT_MAX) continue;
    const tropical = valuesOf(ephemeris, { ...changed(base, changes), ayanamsa: null }, sky);
    for (const { zodiac, offsetDeg } of offsets) {
      const all = zodiac === null ? changes : [...changes, zodiac];
      const heavy = weight + (zodiac?.weight ?? 0);
      if (heavy > WEIGHT_MAX) continue;
      const skyAgreeing = sky.filter((row, index) => {
        const value = tropical[index] ?? null;
        return value !== null && Math.abs(wrap180(row.theirs - value + offsetDeg)) <= row.tolerance + OFFSET_SLACK_DEG;
      }).length;
      found.push({ changes: all, weight: heavy, skyAgreeing });
    }
  }
  return found;
}

/** Without rows of the sky one of them at a time. */
function fewCandidates(...lists: readonly (readonly Change[])[]): readonly Candidate[] {
  return [[], ...lists.flat().map((change) => [change])].map((changes) => ({
    changes,
    weight: weightOf(changes),
    skyAgreeing: 0,
  }));
}

/** Changes that were tried, and how many rows they settle. */
interface Trial {
  readonly changes: readonly Change[];
  readonly weight: number;
  readonly agreeing: number;
}

/** The explanations that begin with the most promising candidates. */
function explained(trying: Trying, candidates: readonly Candidate[]): Explanation[] {
  const worth = (agreeing: number, weight: number): number => agreeing * WEIGHT_OF_A_ROW - weight;
  const promising = candidates
    .toSorted((a, b) => worth(b.skyAgreeing, b.weight) - worth(a.skyAgreeing, a.weight))
    .slice(0, TRIED_MAX);
  const trials: Trial[] = [];
  let lightest = Number.POSITIVE_INFINITY;
  for (const { changes, weight } of promising) {
    if (weight > lightest + ALTERNATIVE_WEIGHT) continue;
    const tried = tryOut(trying, changes);
    trials.push(...tried);
    if (tried[0]!.agreeing === trying.rows.length) lightest = Math.min(lightest, tried[0]!.weight);
  }
  return trials
    .toSorted((a, b) => worth(b.agreeing, b.weight) - worth(a.agreeing, a.weight))
    .slice(0, FINALISTS)
    .map(({ changes }) => explanationOf(trying, changes))
    .filter((explanation) => explanation !== null);
}

const OWN_ROWS: ReadonlyMap<Dimension, (subject: RowSubject) => boolean> = new Map([
  ['node', (subject) => subject.kind === 'body' && ['north_node', 'south_node'].includes(subject.body)],
  ['lilith', (subject) => subject.kind === 'body' && subject.body === 'lilith'],
  ['house_system', ({ kind }) => kind === 'cusp'],
  ['dasha_year', ({ kind }) => kind === 'dasha'],
  ['sunrise', ({ kind }) => kind === 'sunrise'],
]);

/** These changes and the best choice in every other dimension; then the same with another choice that is as good. */
function tryOut({ ephemeris, base, rows }: Trying, skyChanges: readonly Change[]): readonly Trial[] {
  const sky = changed(base, skyChanges);
  const isOwn = (row: ComparedRow): boolean => [...OWN_ROWS.values()].some((owns) => owns(row.subject));
  const ofSky = rows.filter((row) => !isOwn(row));
  let agreeing = countAgreeing(ofSky, valuesOf(ephemeris, sky, ofSky));
  const choices: (readonly Change[])[] = [];
  for (const [dimension, changes] of ownChanges(base)) {
    const own = rows.filter(({ subject }) => OWN_ROWS.get(dimension)!(subject));
    if (own.length === 0) continue;
    const better = betterOf({ ephemeris, base: sky, rows: own }, changes);
    agreeing += better.agreeing;
    if (better.changes.length > 0) choices.push(better.changes);
  }
  const first = choices.map(([best]) => best!);
  const others = choices.flatMap(([, ...rest], index) => rest.map((other) => first.with(index, other)));
  return [first, ...others].map((chosen) => {
    const all = [...skyChanges, ...chosen];
    return { changes: all, weight: weightOf(all), agreeing };
  });
}

/** The explanation by changes, without those that settle nothing; null when none of them settles anything. */
function explanationOf(trying: Trying, changes: readonly Change[]): Explanation | null {
  const needed = withoutIdle(trying, changes);
  if (needed.length === 0) return null;
  const values = valuesWith(trying, needed);
  return {
    reading: changed(trying.base, needed),
    values,
    agreeing: countAgreeing(trying.rows, values),
    evidence: needed.map((change) => evidenceFor(trying, values, needed, change)),
  };
}

/** The changes with which most of the rows agree, the most usual and then the closest first; none if it is no more than without one. */
function betterOf(trying: Trying, changes: readonly Change[]): Pick<Trial, 'changes' | 'agreeing'> {
  const { rows } = trying;
  const without = countAgreeing(rows, valuesWith(trying, []));
  if (without === rows.length) return { changes: [], agreeing: without };
  const tried = changes.map((change) => {
    const values = valuesWith(trying, [change]);
    return { change, agreeing: countAgreeing(rows, values), apart: sumOfDifferences(rows, values) };
  });
  const most = Math.max(without, ...tried.map((one) => one.agreeing));
  if (most === without) return { changes: [], agreeing: without };
  const best = tried
    .filter((one) => one.agreeing === most)
    .toSorted((a, b) => a.change.weight - b.change.weight || a.apart - b.apart);
  return { changes: best.map(({ change }) => change), agreeing: most };
}

function sumOfDifferences(rows: readonly ComparedRow[], values: readonly (number | null)[]): number {
  return rows.reduce((sum, row, index) => {
    const value = values[index] ?? null;
    return value === null ? sum : sum + Math.abs(differenceOf(row, value));
  }, 0);
}

/** Leaves out what can be left out without losing a row, the most unusual first, until nothing can. */
function withoutIdle(trying: Trying, changes: readonly Change[]): readonly Change[] {
  const count = (some: readonly Change[]): number => countAgreeing(trying.rows, valuesWith(trying, some));
  const all = count(changes);
  const idle = changes
    .toSorted((a, b) => b.weight - a.weight)
    .find((change) => count(changes.filter((one) => one !== change)) >= all);
  if (idle === undefined) return changes;
  const rest = changes.filter((one) => one !== idle);
  return withoutIdle(trying, rest);
}

function evidenceFor(
  trying: Trying,
  values: readonly (number | null)[],
  changes: readonly Change[],
  change: Change,
): Evidence {
  const others = changes.filter((one) => one !== change);
  const without = valuesWith(trying, others);
  const settled = trying.rows
    .map((row, index) => ({ row, before: without[index] ?? null, after: values[index] ?? null }))
    .filter(({ row, before, after }) => agrees(row, after) && !agrees(row, before));
  const inTolerances = ({ row, before }: (typeof settled)[number]): number =>
    before === null ? 0 : Math.abs(differenceOf(row, before)) / row.tolerance;
  const [witness] = settled.toSorted((a, b) => inTolerances(b) - inTolerances(a));
  const { row, before, after } = witness!;
  return {
    change,
    settles: settled.map((one) => one.row),
    witness: row,
    differenceWithout: before === null ? null : differenceOf(row, before),
    differenceWith: differenceOf(row, after!),
  };
}

/** Best first, each once: those that settle all rows if there are any, and nothing that is much more unusual than the best. */
function ranked(found: readonly Explanation[], rowCount: number, agreeingBefore: number): Explanation[] {
  const worth = (one: Explanation): number => (one.agreeing - agreeingBefore) * WEIGHT_OF_A_ROW - heavinessOf(one);
  const isPlain = (one: Explanation): boolean => one.agreeing === rowCount && heavinessOf(one) <= PLAIN_WEIGHT;
  const whole = found.filter(({ agreeing }) => agreeing === rowCount);
  const [best, ...others] = (whole.length > 0 ? whole : found)
    .filter((one) => worth(one) > 0 || isPlain(one))
    .toSorted((a, b) => worth(b) - worth(a));
  if (best === undefined) return [];
  const asGood = others.filter(
    (one) => one.agreeing === best.agreeing && heavinessOf(one) <= heavinessOf(best) + ALTERNATIVE_WEIGHT,
  );
  const names = new Set<string>();
  return [best, ...asGood]
    .filter((one) => !names.has(nameOf(one)) && names.add(nameOf(one)))
    .slice(0, EXPLANATIONS_MAX);
}

function heavinessOf({ evidence }: Explanation): number {
  return weightOf(evidence.map(({ change }) => change));
}

function nameOf({ evidence }: Explanation): string {
  return evidence
    .map(({ change }) => `${change.dimension} ${change.id}`)
    .toSorted()
    .join();
}
