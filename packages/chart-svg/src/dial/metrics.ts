import type { Detail } from '../drawing.ts';
import METRICS from '../../data/dimensions.json' with { type: 'json' };
import { multiplied, type RingMetrics, type WheelMetrics } from '../wheel/metrics.ts';

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

/** The dials by their detail. */
export const DIALS: Readonly<Record<Detail, DialMetrics>> = METRICS.dial;

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
      leader: multiplied(ring.leader, factor),
      degrees: sized(ring.degrees),
      minutes: sized(ring.minutes),
      retrograde: sized(ring.retrograde),
    },
  };
}
