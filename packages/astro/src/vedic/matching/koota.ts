import type { MoonPlace } from './moon-place.ts';

/** The eight kootas in the order of their points, 1 to 8: 36 together. */
export const KOOTAS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type KootaId = (typeof KOOTAS)[number];

export const KOOTA_MAX: Readonly<Record<KootaId, number>> = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  graha_maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
};

/** The two Moons by role; some kootas treat groom and bride differently. */
export interface Couple {
  readonly groom: MoonPlace;
  readonly bride: MoonPlace;
}

/** Result of one koota: the class of each partner, the points, and the reason. */
export interface KootaFinding {
  readonly groom: string;
  readonly bride: string;
  readonly points: number;
  readonly reason: string;
}
