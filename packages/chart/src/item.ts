interface ItemBase {
  /** Names the part within its chart: `sun`, `outer:saturn`, `house:9`, `aspect:sun-trine-moon`. */
  readonly key: string;
  /** What a screen reader says and the tooltip shows: `Sun, 24°23′ Gemini, house 9`. */
  readonly label: string;
}

/** A body, point or angle of a chart. */
export interface PointItem extends ItemBase {
  readonly kind: 'point';
  readonly ring: 'inner' | 'outer';
  /** Id as in the answer. */
  readonly id: string;
  readonly name: string;
  /** Ecliptic longitude in degrees; null in a divisional chart, where only signs are known. */
  readonly longitude: number | null;
  /** Id of its sign, `gemini`. */
  readonly sign: string;
  readonly house: number | null;
  readonly retrograde: boolean;
}

/** An aspect that is drawn. */
export interface AspectItem extends ItemBase {
  readonly kind: 'aspect';
  /** Id as in the answer, `trine`. */
  readonly aspect: string;
  /** Keys of its two points. */
  readonly from: string;
  readonly to: string;
  /** Separation minus the aspect's angle, degrees. */
  readonly orb: number;
  readonly applying: boolean | null;
}

/** A house of a chart. */
export interface HouseItem extends ItemBase {
  readonly kind: 'house';
  readonly house: number;
  /** Longitude of its cusp in degrees; null where a house is a whole sign of a divisional chart. */
  readonly longitude: number | null;
  readonly sign: string;
}

/** A part of a chart that can be selected. */
export type ChartItem = PointItem | AspectItem | HouseItem;
