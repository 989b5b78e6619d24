import { normalizeDeg } from '../angle/angle.ts';
import type { ClassicalPlanet } from '../bodies/table.ts';
import { DOMICILE_RULERS, EXALTATION_RULERS } from '../dignities/dignity.ts';
import { type PhaseName, PRINCIPAL_WITHIN_DEG } from '../phase/phases.ts';
import { crossings } from '../search/crossings.ts';
import type { Path } from '../search/path.ts';
import { type KaranaId, karanaIdAt } from '../vedic/panchang/limb-names.ts';
import { holdingBetween, type Span } from './spans.ts';

/** A part of the circle [fromDeg, fromDeg + widthDeg), degrees. */
export interface Arc {
  readonly fromDeg: number;
  readonly widthDeg: number;
}

/** Whether a longitude lies in one of the arcs. */
export function inArcs(arcs: readonly Arc[], longitudeDeg: number): boolean {
  return arcs.some(({ fromDeg, widthDeg }) => normalizeDeg(longitudeDeg - fromDeg) < widthDeg);
}

/** Equal parts of the circle by their numbers from 0: of `count` signs, tithis, nakshatras. */
export function equalParts(numbers: readonly number[], count: number): Arc[] {
  const widthDeg = 360 / count;
  return numbers.map((number) => ({ fromDeg: number * widthDeg, widthDeg }));
}

/** Arcs that touch are joined, so that no edge between them is searched for. */
export function joinedArcs(arcs: readonly Arc[]): Arc[] {
  const joined: Arc[] = [];
  const sorted = arcs
    .map(({ fromDeg, widthDeg }) => ({ fromDeg: normalizeDeg(fromDeg), widthDeg }))
    .toSorted((a, b) => a.fromDeg - b.fromDeg);
  for (const arc of sorted) {
    const last = joined.at(-1);
    const overlap = last === undefined ? -1 : last.fromDeg + last.widthDeg - arc.fromDeg;
    if (last === undefined || overlap < -1e-9) joined.push(arc);
    else
      joined[joined.length - 1] = {
        ...last,
        widthDeg: Math.max(last.widthDeg, arc.fromDeg + arc.widthDeg - last.fromDeg),
      };
  }
  const [first, last] = [joined[0], joined.at(-1)];
  if (first === undefined || last === undefined || joined.length === 1) return joined;
  const around = last.fromDeg + last.widthDeg - 360 - first.fromDeg;
  return around < -1e-9
    ? joined
    : [...joined.slice(1, -1), { ...last, widthDeg: last.widthDeg - around + Math.max(first.widthDeg, around) }];
}

/** The spans in which a path runs through the arcs, within its range and the coverage of its motion. */
export function spansInArcs(path: Path, arcs: readonly Arc[]): Span[] {
  const span = coveredSpan(path);
  if (span === null) return [];
  const joined = joinedArcs(arcs);
  const edgesDeg = joined.flatMap(({ fromDeg, widthDeg }) => [fromDeg, fromDeg + widthDeg]);
  const changes = crossings(path, edgesDeg)
    .filter(({ touch }) => !touch)
    .map(({ jdUt }) => jdUt);
  return holdingBetween(span, changes, (jdUt) => inArcs(joined, path.motion.at(jdUt).longitudeDeg));
}

/** The range of a path as far as its motion is known; null where it is not. */
export function coveredSpan({ fromJdUt, untilJdUt, motion: { coverage } }: Path): Span | null {
  const startJdUt = Math.max(fromJdUt, coverage[0]);
  const endJdUt = Math.min(untilJdUt, coverage[1]);
  return startJdUt < endJdUt ? { startJdUt, endJdUt } : null;
}

/** Arcs of Moon − Sun for the phases of a calendar (`phaseName`), and for both halves of the month. */
export const ELECTION_PHASES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
  'waxing',
  'waning',
] as const satisfies readonly (PhaseName | 'waxing' | 'waning')[];
export type ElectionPhase = (typeof ELECTION_PHASES)[number];

export function phaseArc(phase: ElectionPhase): Arc {
  if (phase === 'waxing') return { fromDeg: 0, widthDeg: 180 };
  if (phase === 'waning') return { fromDeg: 180, widthDeg: 180 };
  const eighth = ELECTION_PHASES.indexOf(phase);
  const aroundDeg = 45 * eighth;
  const halfDeg = eighth % 2 === 0 ? PRINCIPAL_WITHIN_DEG : 45 - PRINCIPAL_WITHIN_DEG;
  return { fromDeg: aroundDeg - halfDeg, widthDeg: 2 * halfDeg };
}

/** Arcs of Moon − Sun for karanas by name. */
export function karanaArcs(ids: readonly KaranaId[]): Arc[] {
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  return equalParts(
    numbers.filter((number) => ids.includes(karanaIdAt(number + 1))),
    60,
  );
}

/** Arcs of nakshatras (from 0), or of some of their quarters (padas from 1). */
export function nakshatraArcs(numbers: readonly number[], padas: readonly number[]): Arc[] {
  return equalParts(
    numbers.flatMap((number) => padas.map((pada) => 4 * number + pada - 1)),
    108,
  );
}

/**
 * Lunar mansions: `arabic`, 28 equal ones from 0° Aries tropical (al-Biruni, Book of Instruction, 1029, §164; Picatrix I.4); `nakshatra_28`, the
 * sidereal nakshatras with Abhijit from 276°40′ to 280°53′20″, the last quarter of Uttara Ashadha and a fifteenth of Shravana (Muhurta Chintamani).
 */
export const MANSION_TABLES = ['arabic', 'nakshatra_28'] as const;
export type MansionTable = (typeof MANSION_TABLES)[number];

const NAKSHATRA_DEG = 40 / 3;
const ABHIJIT_FROM_DEG = 276 + 2 / 3;
const ABHIJIT_TO_DEG = 280 + 53 / 60 + 20 / 3600;
/** Numbers among the 28. */
const ABHIJIT = 22;

/** Arcs of mansions by their numbers from 1 to 28. */
export function mansionArcs(numbers: readonly number[], table: MansionTable): Arc[] {
  if (table === 'arabic')
    return equalParts(
      numbers.map((number) => number - 1),
      28,
    );
  return numbers.map((number) => {
    const fromDeg =
      number < ABHIJIT
        ? (number - 1) * NAKSHATRA_DEG
        : number === ABHIJIT
          ? ABHIJIT_FROM_DEG
          : (number - 2) * NAKSHATRA_DEG;
    const toDeg =
      number < ABHIJIT ? number * NAKSHATRA_DEG : number === ABHIJIT ? ABHIJIT_TO_DEG : (number - 1) * NAKSHATRA_DEG;
    const startDeg = number === ABHIJIT + 1 ? ABHIJIT_TO_DEG : fromDeg;
    const endDeg = number === ABHIJIT - 1 ? ABHIJIT_FROM_DEG : toDeg;
    return { fromDeg: startDeg, widthDeg: endDeg - startDeg };
  });
}

export const ELECTION_DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall'] as const;
export type ElectionDignity = (typeof ELECTION_DIGNITIES)[number];

/** Signs from 0 in which a body has one of the dignities by sign (Lilly, Christian Astrology, p. 104). */
export function dignitySigns(body: ClassicalPlanet | 'north_node', dignities: readonly ElectionDignity[]): number[] {
  const rules = (rulers: readonly unknown[], sign: number): boolean => rulers[sign % 12] === body;
  const has: Readonly<Record<ElectionDignity, (sign: number) => boolean>> = {
    domicile: (sign) => rules(DOMICILE_RULERS, sign),
    exaltation: (sign) => rules(EXALTATION_RULERS, sign),
    detriment: (sign) => rules(DOMICILE_RULERS, sign + 6),
    fall: (sign) => rules(EXALTATION_RULERS, sign + 6),
  };
  return Array.from({ length: 12 }, (_, sign) => sign).filter((sign) => dignities.some((id) => has[id](sign)));
}
