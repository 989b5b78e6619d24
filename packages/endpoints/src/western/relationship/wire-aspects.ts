import { type Aspect, type DeclinationPoint, findDeclinationAspects } from '@theia-astro/astro/aspects/aspect';
import { findPlanetIndex } from '@theia-astro/astro/bodies/table';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { InterAspect } from '@theia-astro/astro/synastry/inter-aspects';
import {
  wireChartsAspect,
  wirePair,
  type chartsDeclinationAspectSchema,
  wireChartsDeclinationAspect,
} from '../../wire/aspect.ts';
import { wire, type Wire } from '../../wire/wire.ts';
import type { doubleWhammySchema, interAspectSchema } from './schemas.ts';

/** Whose birth time is unknown; that person's Moon is approximate. */
export interface Unknown {
  readonly a: boolean;
  readonly b: boolean;
}

const isApproximate = (
  { pointA, pointB }: { readonly pointA: string; readonly pointB: string },
  unknown: Unknown,
): boolean => (unknown.a && pointA === 'moon') || (unknown.b && pointB === 'moon');

/** An aspect of person_a's chart to person_b's, docs/methods/synastry.md; natal charts do not move. */
export function wireBetween(aspect: Aspect, unknown: Unknown, details: boolean): ReturnType<typeof wireChartsAspect> {
  return wireChartsAspect(aspect, ['a', 'b'], {
    details,
    approximate: isApproximate(aspect, unknown),
    moving: false,
  });
}

/** Writes an aspect between two people. */
export function wireInterAspect(
  { aspect, doubleWhammy }: InterAspect,
  unknown: Unknown,
  details: boolean,
): Wire<typeof interAspectSchema> {
  return { ...wireBetween(aspect, unknown, details), ...(doubleWhammy ? { double_whammy: true } : {}) };
}

/** Pairs of bodies with the same aspect both ways, each listed once. */
export function wireDoubleWhammies(aspects: readonly InterAspect[]): Wire<typeof doubleWhammySchema>[] {
  const orbs = new Map(
    aspects.map(({ aspect: { pointA, pointB, kind, orbDeg } }) => [`${pointA} ${pointB} ${kind.id}`, orbDeg]),
  );
  const seen = new Set<string>();
  const found: Wire<typeof doubleWhammySchema>[] = [];
  for (const {
    aspect: { pointA, pointB, kind, orbDeg },
    doubleWhammy,
  } of aspects) {
    const mirrored = `${pointB} ${pointA} ${kind.id}`;
    if (!doubleWhammy || seen.has(mirrored)) continue;
    seen.add(`${pointA} ${pointB} ${kind.id}`);
    found.push({
      ...wirePair(kind.id, [pointA, pointB]),
      orb_1: wire(orbDeg),
      orb_2: wire(orbs.get(mirrored) ?? orbDeg),
    });
  }
  return found;
}

const declinationPoints = ({ points }: NatalChart): DeclinationPoint[] =>
  points
    .filter(({ id }) => findPlanetIndex(id) >= 0)
    .map(({ id, position }) => ({ id, declinationDeg: position.declinationDeg }));

/** Parallels and contraparallels between two charts, Sun to Pluto. */
export function wireInterDeclinations(
  a: NatalChart,
  b: NatalChart,
  maxOrbDeg: number,
  unknown: Unknown,
): Wire<typeof chartsDeclinationAspectSchema>[] {
  return declinationPoints(a).flatMap((one) =>
    declinationPoints(b).flatMap((other) =>
      findDeclinationAspects([one, other], maxOrbDeg).map((found) =>
        wireChartsDeclinationAspect(found, ['a', 'b'], isApproximate(found, unknown)),
      ),
    ),
  );
}
