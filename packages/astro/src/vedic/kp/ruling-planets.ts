import { isSevenGraha, type GrahaId, type SevenGraha } from '../zodiac.ts';
import { subLords } from './sub-lords.ts';

/** The offices of a moment, strongest first (Krishnamurti, Reader VI). */
export const RULING_OFFICES = [
  'lagna_star_lord',
  'lagna_sign_lord',
  'moon_star_lord',
  'moon_sign_lord',
  'day_lord',
] as const;
export type RulingOffice = (typeof RULING_OFFICES)[number];

/** The sky of a moment: sidereal degrees, and which grahas are retrograde. */
export interface RulingSky {
  readonly lagnaDeg: number;
  readonly longitudesDeg: Readonly<Record<GrahaId, number>>;
  readonly retrograde: ReadonlySet<GrahaId>;
  /** Null where the Sun does not rise, so that no day begins. */
  readonly dayLord: SevenGraha | null;
}

export interface RulingPlanet {
  readonly id: GrahaId;
  readonly offices: readonly RulingOffice[];
  /** A node that stands for this lord of its sign. */
  readonly agentOf: SevenGraha | null;
  /** It is in the star of a retrograde graha, which Krishnamurti rejects; the nodes, which are always so, do not count. */
  readonly inStarOfRetrograde: boolean;
}

/**
 * The ruling planets of a moment, strongest first and each once: lords of the lagna's star and sign, of the Moon's star and sign, and of the
 * day; then the nodes that are in a sign of the lord of lagna, Moon or day, and act for it.
 */
export function rulingPlanets({ lagnaDeg, longitudesDeg, retrograde, dayLord }: RulingSky): readonly RulingPlanet[] {
  const lagna = subLords(lagnaDeg);
  const moon = subLords(longitudesDeg.moon);
  const holders: readonly (readonly [RulingOffice, GrahaId | null])[] = [
    ['lagna_star_lord', lagna.starLord],
    ['lagna_sign_lord', lagna.signLord],
    ['moon_star_lord', moon.starLord],
    ['moon_sign_lord', moon.signLord],
    ['day_lord', dayLord],
  ];
  const bySign = new Set([lagna.signLord, moon.signLord, dayLord]);
  const agents = (['rahu', 'ketu'] as const).flatMap((node) => {
    const { signLord } = subLords(longitudesDeg[node]);
    return bySign.has(signLord) ? [[node, signLord] as const] : [];
  });
  const agentOf = new Map<GrahaId, SevenGraha>(agents);
  const ids = new Set<GrahaId>([
    ...holders.flatMap(([, id]) => (id === null ? [] : [id])),
    ...agents.map(([node]) => node),
  ]);
  return [...ids].map((id) => {
    const star = subLords(longitudesDeg[id]).starLord;
    return {
      id,
      offices: holders.filter(([, holder]) => holder === id).map(([office]) => office),
      agentOf: agentOf.get(id) ?? null,
      inStarOfRetrograde: isSevenGraha(star) && retrograde.has(star),
    };
  });
}
