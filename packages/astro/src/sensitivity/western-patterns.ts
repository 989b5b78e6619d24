import type { AspectPoint } from '../aspects/aspect.ts';
import { findAspects, orbTable } from '../aspects/find.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { houseNumber } from '../houses/placement.ts';
import { chartPatterns } from '../natal/optional-parts.ts';
import type { ChartSettings } from '../natal/settings.ts';
import type { Pattern } from '../patterns/pattern.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import type { Fact, FactChange, FactHistory } from './facts.ts';
import type { WesternInstant } from './western-instant.ts';

/**
 * Figures of planets. They change only where a planet changes its sign or house or an aspect of two planets begins or
 * ends, so they are looked at after each of these changes (`instants`, ascending, the start of the window first).
 */
export function patternHistories(
  at: (jdUt: number) => WesternInstant,
  instants: readonly number[],
  bodies: readonly BodyId[],
  settings: ChartSettings,
): FactHistory[] {
  const table = orbTable(settings);
  const known = new Map<string, { fact: Fact; first: boolean; present: boolean; changes: FactChange[] }>();
  instants.forEach((jdUt, node) => {
    const found = new Map(patternsAt(at(jdUt), bodies, table, settings).map((fact) => [JSON.stringify(fact), fact]));
    for (const [key, fact] of found)
      if (!known.has(key)) known.set(key, { fact, first: node === 0, present: node === 0, changes: [] });
    for (const [key, history] of known) {
      const present = found.has(key);
      if (present === history.present) continue;
      const type = history.fact.pattern!.kind;
      history.changes.push({ jdUt, from: present ? null : type, to: present ? type : null });
      history.present = present;
    }
  });
  return [...known.values()].map(({ fact, first, changes }) => ({
    fact,
    first: first ? fact.pattern!.kind : null,
    changes,
  }));
}

function patternsAt(
  instant: WesternInstant,
  bodies: readonly BodyId[],
  table: ReturnType<typeof orbTable>,
  settings: ChartSettings,
): Fact[] {
  const { houses, placement } = instant;
  const aspectPoints: AspectPoint[] = [];
  const points = bodies.map((id) => {
    const { longitudeDeg, latitudeDeg, speedDegPerDay } = instant.position(id);
    aspectPoints.push({ id, longitudeDeg, speedDegPerDay });
    return {
      id,
      signIndex: signIndexAt(longitudeDeg),
      house: placement === null ? null : houseNumber(placement(longitudeDeg, latitudeDeg)),
    };
  });
  return chartPatterns(findAspects(aspectPoints, table), points, houses, settings).map((pattern) => ({
    kind: 'pattern',
    point: null,
    pattern: patternIdentity(pattern),
  }));
}

/** What tells a figure from another. */
function patternIdentity({ kind, points, apex, sign, house }: Pattern): NonNullable<Fact['pattern']> {
  return { kind, points, apex, sign, house };
}
