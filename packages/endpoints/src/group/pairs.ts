import { orbTable } from '@theia-astro/astro/aspects/find';
import { aspectingPoints } from '@theia-astro/astro/natal/points';
import { addTallies, hubOf, tallyAspects, weightOf, type PairTally } from '@theia-astro/astro/synastry/group';
import { findInterAspects, type InterAspect } from '@theia-astro/astro/synastry/inter-aspects';
import { DEFAULT_AGREEMENT_READINGS } from '@theia-astro/astro/vedic/matching/porutham';
import { DEFAULT_VEDIC_SETTINGS, type VedicSettings } from '@theia-astro/astro/vedic/chart';
import type { CalculationContext } from '../endpoint.ts';
import { matchPartners } from '../vedic-parts/match.ts';
import { resolvePartner } from '../vedic-parts/partner.ts';
import type { Person } from '../western/relationship/person.ts';
import { wireInterAspect } from '../western/relationship/wire-aspects.ts';
import { shownAspects } from '../wire/chart-parts.ts';
import { wire, type Wire } from '../wire/wire.ts';
import type { GroupRequest } from './request.ts';
import type { groupResponseSchema, groupTallySchema } from './schema.ts';

type Answer = Wire<typeof groupResponseSchema>;

/** Two people by their indexes, the first before the second, with the aspects that POST /synastry shows of them. */
export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly aspects: readonly InterAspect[];
  readonly tally: PairTally;
}

/** Every two people once. */
export function pairsOf(people: readonly Person[], { settings, include }: GroupRequest): Pair[] {
  const points = people.map(({ chart }) => aspectingPoints(chart.points, chart.houses));
  const table = orbTable(settings.chart);
  return points.flatMap((pointsA, a) =>
    points.slice(a + 1).map((pointsB, offset) => {
      const found = findInterAspects(pointsA, pointsB, table);
      const shown = new Set(
        shownAspects(
          found.map(({ aspect }) => aspect),
          include,
        ),
      );
      return {
        a,
        b: a + 1 + offset,
        aspects: found.filter(({ aspect }) => shown.has(aspect)),
        tally: tallyAspects([...shown]),
      };
    }),
  );
}

/** A cell for every two people, the same on both sides of the diagonal. */
export function square<Cell>(
  count: number,
  pairs: readonly { readonly a: number; readonly b: number; readonly cell: Cell }[],
): (Cell | null)[][] {
  const rows = Array.from({ length: count }, () => Array<Cell | null>(count).fill(null));
  for (const { a, b, cell } of pairs) {
    rows[a]![b] = cell;
    rows[b]![a] = cell;
  }
  return rows;
}

/** The matrix before it is written. */
export interface Matrix {
  readonly cells: readonly (readonly (PairTally | null)[])[];
  readonly totals: readonly PairTally[];
  readonly hub: number | null;
}

export function matrixOf(count: number, pairs: readonly Pair[]): Matrix {
  const cells = square(
    count,
    pairs.map(({ a, b, tally }) => ({ a, b, cell: tally })),
  );
  const totals = cells.map((row) => addTallies(row.filter((tally) => tally !== null)));
  return { cells, totals, hub: hubOf(totals.map(weightOf)) };
}

function wireTally({ counts, weights }: PairTally): Wire<typeof groupTallySchema> {
  return {
    ...counts,
    harmonious_weight: wire(weights.harmonious),
    challenging_weight: wire(weights.challenging),
    neutral_weight: wire(weights.neutral),
  };
}

export function wireMatrix({ cells, totals, hub }: Matrix): NonNullable<Answer['matrix']> {
  return {
    cells: cells.map((row) => row.map((tally) => tally && wireTally(tally))),
    totals: totals.map(wireTally),
    hub,
  };
}

export function wirePairs(
  pairs: readonly Pair[],
  people: readonly Person[],
  details: boolean,
): NonNullable<Answer['pairs']> {
  return pairs.map(({ a, b, aspects }) => {
    const unknown = { a: people[a]!.moment.unknownTime, b: people[b]!.moment.unknownTime };
    return { person_a: a, person_b: b, aspects: aspects.map((aspect) => wireInterAspect(aspect, unknown, details)) };
  });
}

/** Guna milan of every man with every woman, with the ayanamsa of the request, or Lahiri when the request is tropical. @throws Problem 422 */
export function gunaMilanOf(
  context: CalculationContext,
  { people, settings }: GroupRequest,
): NonNullable<Answer['guna_milan']> {
  const vedic: VedicSettings = {
    ...DEFAULT_VEDIC_SETTINGS,
    ayanamsa: settings.chart.ayanamsa ?? DEFAULT_VEDIC_SETTINGS.ayanamsa,
    positions: settings.chart.positions,
  };
  const partners = people.map((birth) =>
    birth.gender === 'male' || birth.gender === 'female'
      ? resolvePartner(context, birth, vedic, settings.resolution)
      : null,
  );
  const matched = partners.flatMap((a, indexA) =>
    partners.flatMap((b, indexB) => {
      if (indexB <= indexA || a === null || b === null || a.gender === b.gender) return [];
      const { total, verdict, approximate } = matchPartners(a, b, {
        applyExceptions: false,
        readings: DEFAULT_AGREEMENT_READINGS,
      }).wired;
      return [{ a: indexA, b: indexB, cell: { total, verdict, ...(approximate === true ? { approximate } : {}) } }];
    }),
  );
  return square(people.length, matched);
}
