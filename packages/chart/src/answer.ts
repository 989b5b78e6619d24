import type { AnswerNames } from './names.ts';

/** A body or point of an answer. */
export interface PointAnswer {
  /** Ecliptic longitude in the answer's zodiac, degrees. */
  readonly longitude: number;
  readonly retrograde?: boolean | undefined;
  readonly house?: number | null | undefined;
  /** House of the birth chart, of a point in transit. */
  readonly natal_house?: number | null | undefined;
  /** House of a Vedic chart. */
  readonly bhava?: number | null | undefined;
  /** Of a graha: too near the Sun. */
  readonly combust?: boolean | undefined;
}

/** Bodies and points by their ids. */
export type PointsAnswer =
  | Readonly<Record<string, PointAnswer>>
  | { readonly [id in 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn']?: PointAnswer | undefined };

/** An aspect of one chart, or between two. */
export interface AspectAnswer {
  readonly point_1: string;
  readonly point_2: string;
  readonly aspect: string;
  /** Separation minus the aspect's angle, degrees. */
  readonly orb: number;
  readonly applying?: boolean | null | undefined;
  /** 1 when exact, 0 at the edge of the orb; with `include: ['details']`. */
  readonly exactness?: number | undefined;
  /** The chart of `point_1`, in an answer about two charts. */
  readonly chart_1?: string | undefined;
  readonly chart_2?: string | undefined;
}

/**
 * An answer with one chart, as the API gives it: natal, Vedic, a return, a progression, one person of a synastry. Only
 * these fields are read.
 */
export interface ChartAnswer {
  readonly points?: PointsAnswer | undefined;
  /** Null without a birth time. */
  readonly houses?:
    | {
        readonly cusps?: readonly { readonly longitude: number }[] | undefined;
        readonly angles: { readonly asc: number; readonly mc: number };
      }
    | null
    | undefined;
  readonly aspects?: readonly AspectAnswer[] | undefined;
  /** Of a Vedic chart; null without a birth time. */
  readonly lagna?: { readonly longitude: number } | null | undefined;
  /** With `settings.language`: names for labels. */
  readonly names?: AnswerNames | undefined;
  /** Divisional charts by `D9`…: the signs of the grahas and of the lagna. */
  readonly vargas?: object | undefined;
}

/** The second chart of a wheel: only its points are drawn. */
export type OuterAnswer = Pick<ChartAnswer, 'points' | 'houses'>;
