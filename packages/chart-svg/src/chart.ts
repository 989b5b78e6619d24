/** A body or point of a chart as plain data. */
export interface ChartBody {
  /** Id as in the API (`sun`, `north_node`, `asc`…); what has no glyph gets a small ring. */
  readonly id: string;
  /** Ecliptic longitude, degrees, any turn. */
  readonly longitudeDeg: number;
  readonly retrograde: boolean;
}

/** An aspect between two ids; in a bi-wheel `a` is of the inner and `b` of the outer chart. */
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

/** A chart that a wheel can be drawn of. */
export interface WheelChart {
  readonly bodies: readonly ChartBody[];
  /** Cusp 1 first: 12, or 36 for Gauquelin sectors; null without houses. */
  readonly cuspsDeg: readonly number[] | null;
  readonly angles: { readonly ascDeg: number; readonly mcDeg: number } | null;
}
