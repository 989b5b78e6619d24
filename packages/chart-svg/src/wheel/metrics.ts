import type { Detail } from '../drawing.ts';

/** One ring of bodies: radii in view units, side lengths of boxes, heights of text. */
export interface RingMetrics {
  readonly glyphRadius: number;
  readonly glyphBox: number;
  /** Radii of the leader, from the true position on the scale to the glyph. */
  readonly leader: readonly [from: number, to: number];
  readonly degrees: { readonly radius: number; readonly height: number } | null;
  readonly minutes: { readonly radius: number; readonly height: number } | null;
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
  readonly scaleStepDeg: 1 | 5;
  readonly inner: RingMetrics;
  /** Second chart, outside the zodiac. */
  readonly outer: RingMetrics | null;
  readonly houseOuter: number;
  readonly houseInner: number;
  readonly houseHeight: number;
  /** Names of the angles outside the rim; null when they are drawn among the bodies. */
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

const FULL_WEIGHT = { glyph: 2.7, sign: 2.5, circle: 1.1, hairline: 1, axis: 1.9 };
const MEDIUM_WEIGHT = { glyph: 3.5, sign: 3.2, circle: 1.5, hairline: 1.35, axis: 2.5 };
const COMPACT_WEIGHT = { glyph: 4.4, sign: 4, circle: 2, hairline: 1.8, axis: 3.2 };

export const NATAL: WheelMetrics = {
  rim: 444,
  ringInner: 388,
  signBox: 34,
  scaleInner: 374,
  scaleStepDeg: 1,
  inner: {
    glyphRadius: 326,
    glyphBox: 36,
    leader: [373, 350],
    degrees: { radius: 282.8, height: 16 },
    minutes: { radius: 252, height: 12 },
    retrograde: { radius: 229.5, box: 14 },
    sizeMin: 0.74,
  },
  outer: null,
  houseOuter: 219,
  houseInner: 193,
  houseHeight: 14,
  angleLabel: { radius: 474.5, height: 16, degreesHeight: 12, minutes: true },
  minorAspects: true,
  weight: FULL_WEIGHT,
};

export const NATAL_MEDIUM: WheelMetrics = {
  rim: 446,
  ringInner: 383,
  signBox: 41,
  scaleInner: 369,
  scaleStepDeg: 1,
  inner: {
    glyphRadius: 321,
    glyphBox: 45,
    leader: [368, 351],
    degrees: { radius: 265.5, height: 20.5 },
    minutes: null,
    retrograde: { radius: 229, box: 18 },
    sizeMin: 0.74,
  },
  outer: null,
  houseOuter: 214,
  houseInner: 182,
  houseHeight: 16.5,
  angleLabel: { radius: 473, height: 18, degreesHeight: 14, minutes: false },
  minorAspects: true,
  weight: MEDIUM_WEIGHT,
};

export const NATAL_COMPACT: WheelMetrics = {
  rim: 452,
  ringInner: 382,
  signBox: 49,
  scaleInner: 368,
  scaleStepDeg: 5,
  inner: {
    glyphRadius: 317,
    glyphBox: 54,
    leader: [366, 350],
    degrees: { radius: 251, height: 25 },
    minutes: null,
    retrograde: { radius: 207.6, box: 22 },
    sizeMin: 0.74,
  },
  outer: null,
  houseOuter: 192,
  houseInner: 156,
  houseHeight: 19,
  angleLabel: { radius: 480, height: 21, degreesHeight: null, minutes: false },
  minorAspects: false,
  weight: COMPACT_WEIGHT,
};

export const BI: WheelMetrics = {
  rim: 394,
  ringInner: 344,
  signBox: 30,
  scaleInner: 332,
  scaleStepDeg: 1,
  inner: {
    glyphRadius: 291,
    glyphBox: 34,
    leader: [331, 313],
    degrees: { radius: 249.2, height: 16 },
    minutes: null,
    retrograde: { radius: 221.3, box: 14 },
    sizeMin: 0.67,
  },
  outer: {
    glyphRadius: 433,
    glyphBox: 32,
    leader: [400, 412],
    degrees: { radius: 476, height: 13 },
    minutes: null,
    retrograde: null,
    sizeMin: 1,
  },
  houseOuter: 211,
  houseInner: 186,
  houseHeight: 13,
  angleLabel: null,
  minorAspects: true,
  weight: FULL_WEIGHT,
};

export const BI_MEDIUM: WheelMetrics = {
  rim: 394,
  ringInner: 341,
  signBox: 35,
  scaleInner: 329,
  scaleStepDeg: 1,
  inner: {
    glyphRadius: 287,
    glyphBox: 40,
    leader: [328, 313],
    degrees: { radius: 235.5, height: 19.5 },
    minutes: null,
    retrograde: { radius: 200.5, box: 17 },
    sizeMin: 0.74,
  },
  outer: {
    glyphRadius: 426,
    glyphBox: 35,
    leader: [397, 407],
    degrees: { radius: 474, height: 14.5 },
    minutes: null,
    retrograde: null,
    sizeMin: 1,
  },
  houseOuter: 187,
  houseInner: 156,
  houseHeight: 15.5,
  angleLabel: null,
  minorAspects: true,
  weight: MEDIUM_WEIGHT,
};

export const BI_COMPACT: WheelMetrics = {
  rim: 402,
  ringInner: 346,
  signBox: 39,
  scaleInner: 334,
  scaleStepDeg: 5,
  inner: {
    glyphRadius: 288,
    glyphBox: 46,
    leader: [332, 317],
    degrees: { radius: 231, height: 22 },
    minutes: null,
    retrograde: { radius: 192.3, box: 20 },
    sizeMin: 0.8,
  },
  outer: {
    glyphRadius: 452,
    glyphBox: 46,
    leader: [410, 424],
    degrees: null,
    minutes: null,
    retrograde: null,
    sizeMin: 1,
  },
  houseOuter: 178,
  houseInner: 144,
  houseHeight: 18,
  angleLabel: null,
  minorAspects: false,
  weight: COMPACT_WEIGHT,
};

/** The wheels of one chart and of two by their detail. */
export const WHEELS: Readonly<Record<'natal' | 'bi', Readonly<Record<Detail, WheelMetrics>>>> = {
  natal: { compact: NATAL_COMPACT, medium: NATAL_MEDIUM, full: NATAL },
  bi: { compact: BI_COMPACT, medium: BI_MEDIUM, full: BI },
};

/** The same wheel, enlarged to fill the picture when there are no names of angles outside the rim. */
export function enlarged(metrics: WheelMetrics, factor: number): WheelMetrics {
  const { inner, weight } = metrics;
  const text = (figures: { readonly radius: number; readonly height: number }): { radius: number; height: number } => ({
    radius: figures.radius * factor,
    height: figures.height * factor,
  });
  return {
    ...metrics,
    rim: metrics.rim * factor,
    ringInner: metrics.ringInner * factor,
    signBox: metrics.signBox * factor,
    scaleInner: metrics.scaleInner * factor,
    houseOuter: metrics.houseOuter * factor,
    houseInner: metrics.houseInner * factor,
    houseHeight: metrics.houseHeight * factor,
    angleLabel: null,
    inner: {
      glyphRadius: inner.glyphRadius * factor,
      glyphBox: inner.glyphBox * factor,
      leader: [inner.leader[0] * factor, inner.leader[1] * factor],
      degrees: inner.degrees && text(inner.degrees),
      minutes: inner.minutes && text(inner.minutes),
      retrograde: inner.retrograde && { radius: inner.retrograde.radius * factor, box: inner.retrograde.box * factor },
      sizeMin: inner.sizeMin,
    },
    weight: {
      glyph: weight.glyph * factor,
      sign: weight.sign * factor,
      circle: weight.circle * factor,
      hairline: weight.hairline * factor,
      axis: weight.axis * factor,
    },
  };
}
