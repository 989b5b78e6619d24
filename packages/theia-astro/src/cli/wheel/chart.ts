import { ASPECT_KINDS, type AspectId, type AspectNature } from '@theia-astro/astro/aspects/kinds';
import { isObject } from '../output/sections.ts';

/** What a wheel shows, read from any answer that has points with longitudes. */
export interface Chart {
  readonly bodies: readonly Body[];
  /** Where the wheel has its left end: the ascendant, else 0° Aries. */
  readonly leftDeg: number;
  /** Of the houses, the first first; null without houses. */
  readonly cuspsDeg: readonly number[] | null;
  readonly angles: { readonly ascDeg: number; readonly mcDeg: number | null } | null;
  readonly houseSystem: string | null;
  readonly aspects: readonly Aspect[];
}

export interface Body {
  readonly id: string;
  readonly longitudeDeg: number;
  readonly retrograde: boolean;
  readonly house: number | null;
}

export interface Aspect {
  readonly a: string;
  readonly b: string;
  readonly kind: AspectId;
  readonly nature: AspectNature;
  readonly orbDeg: number;
}

type Json = Readonly<Record<string, unknown>>;

/** The chart of an answer; null where it has none. */
export function chartOf(answer: Json): Chart | null {
  const { points, houses, lagna, aspects } = answer;
  if (!isObject(points)) return null;
  const bodies = Object.entries(points).flatMap(([id, point]) => bodyOf(id, point));
  if (bodies.length === 0) return null;
  const placed = isObject(houses) ? westernHouses(houses) : isObject(lagna) ? wholeSigns(lagna) : null;
  return {
    bodies,
    leftDeg: placed?.angles.ascDeg ?? 0,
    cuspsDeg: placed?.cuspsDeg ?? null,
    angles: placed?.angles ?? null,
    houseSystem: placed?.system ?? null,
    aspects: Array.isArray(aspects) ? aspects.flatMap(aspectOf) : [],
  };
}

function bodyOf(id: string, point: unknown): readonly Body[] {
  if (!isObject(point) || typeof point['longitude'] !== 'number') return [];
  const { longitude, retrograde, house, bhava } = point;
  const number = house ?? bhava;
  return [
    {
      id,
      longitudeDeg: longitude as number,
      retrograde: retrograde === true,
      house: typeof number === 'number' ? number : null,
    },
  ];
}

type Placed = { cuspsDeg: readonly number[]; angles: { ascDeg: number; mcDeg: number | null }; system: string | null };

function westernHouses({ cusps, angles, system }: Json): Placed | null {
  if (!Array.isArray(cusps) || !isObject(angles) || typeof angles['asc'] !== 'number') return null;
  return {
    cuspsDeg: cusps.map((cusp: Json) => Number(cusp['longitude'])),
    angles: { ascDeg: angles['asc'], mcDeg: typeof angles['mc'] === 'number' ? angles['mc'] : null },
    system: typeof system === 'string' ? system : null,
  };
}

function wholeSigns({ longitude }: Json): Placed | null {
  if (typeof longitude !== 'number') return null;
  const first = Math.floor(longitude / 30) * 30;
  return {
    cuspsDeg: Array.from({ length: 12 }, (_, index) => (first + 30 * index) % 360),
    angles: { ascDeg: longitude, mcDeg: null },
    system: 'W',
  };
}

function aspectOf(aspect: unknown): readonly Aspect[] {
  if (!isObject(aspect)) return [];
  const { point_1, point_2, aspect: kind, orb } = aspect;
  if (typeof point_1 !== 'string' || typeof point_2 !== 'string' || !isKind(kind) || typeof orb !== 'number') return [];
  return [{ a: point_1, b: point_2, kind, nature: ASPECT_KINDS[kind].nature, orbDeg: orb }];
}

function isKind(kind: unknown): kind is AspectId {
  return typeof kind === 'string' && Object.hasOwn(ASPECT_KINDS, kind);
}
