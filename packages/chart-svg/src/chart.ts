/** A body or point of a chart as plain data. */
export interface ChartBody {
  /** Id as in the API (`sun`, `north_node`, `asc`…). An id without a glyph is drawn as a small ring. */
  readonly id: string;
  /** Ecliptic longitude, degrees, any turn. */
  readonly longitudeDeg: number;
  readonly retrograde: boolean;
}

/** An aspect between two ids. In a bi-wheel `a` belongs to the inner and `b` to the outer chart. */
export interface ChartAspect {
  readonly a: string;
  readonly b: string;
  /** Id as in the API (`trine`…). */
  readonly kind: string;
  readonly nature: 'harmonious' | 'challenging' | 'neutral';
  /** 0 at the edge of the orb, 1 exact. */
  readonly exactness: number;
  /** Separation minus angle, degrees. */
  readonly orbDeg: number;
}

/** The data of a chart wheel. */
export interface WheelChart {
  readonly bodies: readonly ChartBody[];
  /** Cusp 1 first: 12, or 36 for Gauquelin sectors; null without houses. */
  readonly cuspsDeg: readonly number[] | null;
  /** The longitude at nine o'clock, degrees; default: the ascendant, else 0° Aries. */
  readonly leftDeg?: number;
  readonly angles: { readonly ascDeg: number; readonly mcDeg: number } | null;
}
