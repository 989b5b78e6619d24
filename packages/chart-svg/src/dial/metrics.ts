import type { Detail } from '../drawing.ts';
import { NATAL, NATAL_COMPACT, NATAL_MEDIUM, type RingMetrics, type WheelMetrics } from '../wheel/metrics.ts';

/** Radii and sizes of a dial in view units. */
export interface DialMetrics {
  readonly rim: number;
  readonly bandInner: number;
  readonly signBox: number;
  readonly numbers: { readonly radius: number; readonly height: number };
  readonly scaleOuter: number;
  readonly scaleInner: number;
  readonly ring: RingMetrics;
  readonly inner: number;
  readonly weight: WheelMetrics['weight'];
}

const FULL: DialMetrics = {
  rim: 490,
  bandInner: 444,
  signBox: 28,
  numbers: { radius: 427, height: 13 },
  scaleOuter: 410,
  scaleInner: 392,
  ring: {
    ...NATAL.inner,
    glyphRadius: 342,
    leader: [391, 366],
    degrees: { radius: 298.8, height: 16 },
    minutes: { radius: 268, height: 12 },
    retrograde: { radius: 245.5, box: 14 },
  },
  inner: 232,
  weight: NATAL.weight,
};

const MEDIUM: DialMetrics = {
  rim: 490,
  bandInner: 440,
  signBox: 33,
  numbers: { radius: 421, height: 16 },
  scaleOuter: 402,
  scaleInner: 384,
  ring: {
    ...NATAL_MEDIUM.inner,
    glyphRadius: 332,
    leader: [383, 363],
    degrees: { radius: 276.5, height: 20.5 },
    retrograde: { radius: 240, box: 18 },
  },
  inner: 224,
  weight: NATAL_MEDIUM.weight,
};

const COMPACT: DialMetrics = {
  rim: 490,
  bandInner: 436,
  signBox: 38,
  numbers: { radius: 415, height: 20 },
  scaleOuter: 393,
  scaleInner: 374,
  ring: {
    ...NATAL_COMPACT.inner,
    glyphRadius: 316,
    leader: [372, 352],
    degrees: { radius: 250, height: 24 },
    retrograde: { radius: 206.7, box: 22 },
  },
  inner: 188,
  weight: NATAL_COMPACT.weight,
};

/** The dials by their detail. */
export const DIALS: Readonly<Record<Detail, DialMetrics>> = { compact: COMPACT, medium: MEDIUM, full: FULL };

/** Three digits take the room of two. */
const THREE_DIGITS = 0.78;

/** A dial whose degrees have three digits. */
export function withThreeDigits(metrics: DialMetrics): DialMetrics {
  const { ring } = metrics;
  return {
    ...metrics,
    ring: { ...ring, degrees: ring.degrees && { ...ring.degrees, height: ring.degrees.height * THREE_DIGITS } },
  };
}

/** A dial without signs: the numbers and all inside them fill the picture. */
export function withoutBand(metrics: DialMetrics): DialMetrics {
  const factor = metrics.rim / metrics.bandInner;
  const sized = <T extends { readonly radius: number } | null>(text: T): T =>
    text === null ? text : { ...text, radius: text.radius * factor };
  const { ring } = metrics;
  return {
    ...metrics,
    bandInner: metrics.rim,
    numbers: sized(metrics.numbers),
    scaleOuter: metrics.scaleOuter * factor,
    scaleInner: metrics.scaleInner * factor,
    inner: metrics.inner * factor,
    ring: {
      ...ring,
      glyphRadius: ring.glyphRadius * factor,
      leader: [ring.leader[0] * factor, ring.leader[1] * factor],
      degrees: sized(ring.degrees),
      minutes: sized(ring.minutes),
      retrograde: sized(ring.retrograde),
    },
  };
}
