import type { WheelChart } from '../chart.ts';
import { HYPOTHETICAL_GLYPHS } from '../glyphs/hypothetical.ts';
import { MINOR_BODY_GLYPHS } from '../glyphs/minor-bodies.ts';
import { PLANET_GLYPHS } from '../glyphs/planets.ts';

/** mulberry32 (Tommy Ettinger, 2017): numbers in [0, 1) that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const ALL_BODIES = [...Object.keys(PLANET_GLYPHS), ...Object.keys(MINOR_BODY_GLYPHS)];

/** In addition, bodies that are drawn only on request. */
export const RARE_BODIES = [...Object.keys(HYPOTHETICAL_GLYPHS), 'asteroid:433', 'asteroid:99942', 'asteroid:136199'];

/**
 * A random chart, more crowded than real skies: bodies in up to three clusters, and 12, 36 or no cusps, bunched as near
 * the poles.
 */
export function randomChart(random: () => number): WheelChart {
  const crowds = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    middle: random() * 360,
    width: random() < 0.3 ? random() * 3 : random() * 200,
  }));
  const count = 1 + Math.floor(random() * ALL_BODIES.length);
  const bodies = ALL_BODIES.slice(0, count).map((id) => {
    const { middle, width } = crowds[Math.floor(random() * crowds.length)]!;
    return { id, longitudeDeg: (middle + (random() - 0.5) * width + 360) % 360, retrograde: random() < 0.4 };
  });
  if (random() < 0.1) return { bodies, cuspsDeg: null, angles: null };
  const ascDeg = random() * 360;
  const mcDeg = random() < 0.2 ? ascDeg + (random() - 0.5) * 8 : ascDeg - 90 + (random() - 0.5) * 100;
  const sectors = random() < 0.1 ? 36 : 12;
  const power = 1 + random() * 4;
  const half = Array.from({ length: sectors / 2 }, (_, index) => 180 * ((2 * index) / sectors) ** power);
  const turn = sectors === 36 ? -1 : 1;
  const cuspsDeg = [...half, ...half.map((arc) => arc + 180)].map((arc) => (ascDeg + turn * arc + 720) % 360);
  return { bodies, cuspsDeg, angles: { ascDeg, mcDeg: (mcDeg + 360) % 360 } };
}
