import type { WheelChart, ChartBody } from '../chart.ts';
import GLYPHS from '../../data/glyphs.json' with { type: 'json' };

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

export const ALL_BODIES = Object.keys({ ...GLYPHS.planets, ...GLYPHS.minor_bodies });

/** In addition, bodies that are drawn only on request. */
export const RARE_BODIES = [...Object.keys(GLYPHS.hypothetical), 'asteroid:433', 'asteroid:99942', 'asteroid:136199'];

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

const RADIANS = Math.PI / 180;
const OBLIQUITY_DEG = 23.44;
const LATITUDE_MAX_DEG = 60;
/** How far Mercury and Venus can be from the Sun. */
const FROM_SUN_DEG: Readonly<Record<string, number>> = { mercury: 28, venus: 47 };
const STELLIUM = { share: 0.4, widthDeg: 3, most: 5 } as const;

const turned = (deg: number): number => ((deg % 360) + 360) % 360;

/**
 * A chart as a real birth may have: the inner planets near the Sun, angles of a latitude up to 60° on either side,
 * houses of unequal width, and in four of ten charts up to five bodies within three degrees.
 */
export function randomBirth(random: () => number): WheelChart & {
  readonly cuspsDeg: readonly number[];
  readonly angles: NonNullable<WheelChart['angles']>;
} {
  const sunDeg = random() * 360;
  const crowdDeg = random() < STELLIUM.share ? random() * 360 : null;
  const crowded = new Set(
    crowdDeg === null ? [] : Array.from({ length: STELLIUM.most }, () => Math.floor(random() * ALL_BODIES.length)),
  );
  const bodies = ALL_BODIES.slice(0, 10 + Math.floor(random() * 5)).map((id, index): ChartBody => {
    const reach = FROM_SUN_DEG[id];
    const free = id === 'sun' ? sunDeg : reach === undefined ? random() * 360 : sunDeg + (random() * 2 - 1) * reach;
    const longitudeDeg = crowdDeg !== null && crowded.has(index) ? crowdDeg + random() * STELLIUM.widthDeg : free;
    return { id, longitudeDeg: turned(longitudeDeg), retrograde: id !== 'sun' && id !== 'moon' && random() < 0.3 };
  });
  const angles = anglesAt(random() * 360, (random() * 2 - 1) * LATITUDE_MAX_DEG);
  return { bodies, angles, cuspsDeg: porphyry(angles) };
}

/** Ascendant and midheaven for a sidereal time and a latitude. */
function anglesAt(ramcDeg: number, latitudeDeg: number): NonNullable<WheelChart['angles']> {
  const [ramc, obliquity, latitude] = [ramcDeg, OBLIQUITY_DEG, latitudeDeg].map((deg) => deg * RADIANS) as [
    number,
    number,
    number,
  ];
  const mcDeg = turned(Math.atan2(Math.sin(ramc), Math.cos(ramc) * Math.cos(obliquity)) / RADIANS);
  const ascDeg = turned(
    Math.atan2(Math.cos(ramc), -(Math.sin(ramc) * Math.cos(obliquity) + Math.tan(latitude) * Math.sin(obliquity))) /
      RADIANS,
  );
  return { ascDeg, mcDeg };
}

/** Cusps that cut each quarter between the angles into three. */
function porphyry({ ascDeg, mcDeg }: NonNullable<WheelChart['angles']>): readonly number[] {
  const under = turned(mcDeg + 180 - ascDeg);
  const half = [0, 1, 2].flatMap((step) => [ascDeg + (under * step) / 3]);
  const rest = [0, 1, 2].map((step) => mcDeg + 180 + ((180 - under) * step) / 3);
  const six = [...half, ...rest];
  return [...six, ...six.map((deg) => deg + 180)].map(turned);
}
