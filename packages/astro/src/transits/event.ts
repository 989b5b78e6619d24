import type { PointId } from '../points/point-id.ts';
import type { Eclipse } from '../eclipses/eclipse.ts';
import type { AspectId } from '../aspects/kinds.ts';
import type { BodyId } from '../bodies/body-id.ts';

/** What a range of transits can report (docs/methods/transits-and-searches.md). */
export const TRANSIT_EVENTS = ['exact', 'sign_ingress', 'house_ingress', 'station', 'eclipse', 'lunation'] as const;
export type TransitEventKind = (typeof TRANSIT_EVENTS)[number];

export type Direction = 'direct' | 'retrograde';

interface At {
  readonly jdUt: number;
  /** Of the moving body, [0, 360), in the zodiac of the chart. */
  readonly longitudeDeg: number;
}

/** The aspect and the two points it joins; `target` is a natal point, or another moving body in sky-to-sky searches. */
export interface AspectPair {
  readonly body: BodyId;
  readonly aspect: AspectId;
  readonly target: PointId;
}

export interface ExactHit extends At, AspectPair {
  readonly kind: 'exact';
  readonly motion: Direction;
  /**
   * 1 … `passCount`. Hits separated only by retrograde loops are counted together, including those beyond the range.
   */
  readonly pass: number;
  readonly passCount: number;
  readonly window: TransitWindow;
}

export interface SignIngress extends At {
  readonly kind: 'sign_ingress';
  readonly body: BodyId;
  readonly signIndex: number;
  readonly fromSignIndex: number;
  readonly motion: Direction;
}
export interface HouseIngress extends At {
  readonly kind: 'house_ingress';
  readonly body: BodyId;
  readonly house: number;
  readonly fromHouse: number;
  readonly motion: Direction;
}
export interface StationEvent extends At {
  readonly kind: 'station';
  readonly body: BodyId;
  readonly station: 'station_direct' | 'station_retrograde';
}
export interface EclipseEvent extends At {
  readonly kind: 'eclipse';
  readonly body: 'sun' | 'moon';
  readonly eclipse: Eclipse;
}
export interface LunationEvent extends At {
  readonly kind: 'lunation';
  readonly body: 'moon';
  readonly phase: LunationPhase;
}

export const LUNATION_PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
export type LunationPhase = (typeof LUNATION_PHASES)[number];

export type TransitEvent = ExactHit | SignIngress | HouseIngress | StationEvent | EclipseEvent | LunationEvent;

/** A stay within the orb of an aspect, cut at the ends of the range. */
export interface TransitWindow extends AspectPair {
  readonly entersJdUt: number;
  readonly leavesJdUt: number;
  /** Empty for a near miss. */
  readonly exactJdUt: readonly number[];
  /** `orbDeg` is signed: separation minus the aspect's angle. */
  readonly closest: { readonly jdUt: number; readonly orbDeg: number };
  /** The stay began before the range; `entersJdUt` is then the start of the range. */
  readonly clippedStart: boolean;
  readonly clippedEnd: boolean;
}
