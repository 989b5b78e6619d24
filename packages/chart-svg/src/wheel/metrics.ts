import type { Detail } from '../drawing.ts';
import METRICS from '../../data/dimensions.json' with { type: 'json' };

/** One ring of bodies: radii in view units, side lengths of boxes, heights of text. */
export interface RingMetrics {
  readonly glyphRadius: number;
  readonly glyphBox: number;
  /** Radii of the leader, from the true position on the scale to the glyph. */
  readonly leader: { readonly from: number; readonly to: number };
  readonly degrees: { readonly radius: number; readonly height: number } | null;
  readonly minutes: { readonly radius: number; readonly height: number } | null;
  /** The glyph of the sign between degrees and minutes. */
  readonly sign: { readonly radius: number; readonly box: number } | null;
  /** Null when the mark follows the degrees. */
  readonly retrograde: { readonly radius: number; readonly box: number } | null;
  /** The smallest part of their size that crowded glyphs and their texts may have, so that these stay legible. */
  readonly sizeMin: number;
}

export interface WheelMetrics {
  /** Zodiac ring. */
  readonly rim: number;
  readonly ringInner: number;
  readonly signBox: number;
  /** Inner edge of the degree scale; smallest step that is drawn. */
  readonly scaleInner: number;
  readonly scaleStepDeg: number;
  readonly inner: RingMetrics;
  /** Second chart, outside the zodiac. */
  readonly outer: RingMetrics | null;
  readonly houseOuter: number;
  readonly houseInner: number;
  readonly houseHeight: number;
  /** Names of the angles, and degrees of the cusps, outside the rim; null when the angles are drawn among the bodies. */
  readonly angleLabel: {
    readonly radius: number;
    readonly height: number;
    readonly degreesHeight: number | null;
    readonly minutes: boolean;
  } | null;
  /** Also draws chords of non-Ptolemaic aspects. */
  readonly minorAspects: boolean;
  /** Stroke widths. */
  readonly weight: {
    readonly glyph: number;
    readonly sign: number;
    readonly circle: number;
    readonly hairline: number;
    readonly axis: number;
  };
}

/** The wheels of one chart and of two by their detail. */
export const WHEELS: Readonly<Record<'natal' | 'bi', Readonly<Record<Detail, WheelMetrics>>>> = {
  natal: METRICS.natal,
  bi: METRICS.bi,
};

/** The same wheel, enlarged to fill the picture when there are no names of angles outside the rim. */
export function enlarged(metrics: WheelMetrics, factor: number): WheelMetrics {
  const { scaleStepDeg, inner, outer } = metrics;
  const sized = multiplied(metrics, factor);
  return { ...sized, scaleStepDeg, outer, angleLabel: null, inner: { ...sized.inner, sizeMin: inner.sizeMin } };
}

/** A copy of lengths with each number multiplied. */
export function multiplied<Lengths>(lengths: Lengths, factor: number): Lengths;
export function multiplied(lengths: unknown, factor: number): unknown {
  if (typeof lengths === 'number') return lengths * factor;
  if (typeof lengths !== 'object' || lengths === null) return lengths;
  return Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, multiplied(length, factor)]));
}
