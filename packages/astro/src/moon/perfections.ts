import { bodiesOf } from '../bodies/table.ts';
import type { Ayanamsa, EngineBody, Ephemeris } from '../ephemeris.ts';
import { roughCrossings, type RoughCrossing } from '../search/crossings.ts';
import { bodyMotion, relativeMotion, remembered, type LongitudeMotion } from '../search/motion.ts';
import { tracePath, type Path } from '../search/path.ts';
import { apparentFrame } from '../frames/geocentric.ts';

/** The bodies whose aspects count: all planets, or only those known before 1781. */
export const VOC_BODIES = {
  modern: ['sun', ...bodiesOf('classical_planet', 'modern_planet')],
  traditional: ['sun', ...bodiesOf('classical_planet')],
} as const satisfies Readonly<Record<string, readonly EngineBody[]>>;
export type VocBodies = keyof typeof VOC_BODIES;
export type VocBody = (typeof VOC_BODIES)['modern'][number];

/** The aspects of Ptolemy (Tetrabiblos I.13) with the conjunction, as angles Moon − body that the Moon reaches in this order. */
const PTOLEMAIC = [
  { angleDeg: 0, aspect: 'conjunction' },
  { angleDeg: 60, aspect: 'sextile' },
  { angleDeg: 90, aspect: 'square' },
  { angleDeg: 120, aspect: 'trine' },
  { angleDeg: 180, aspect: 'opposition' },
  { angleDeg: 240, aspect: 'trine' },
  { angleDeg: 270, aspect: 'square' },
  { angleDeg: 300, aspect: 'sextile' },
] as const;
export type PtolemaicAspect = (typeof PTOLEMAIC)[number]['aspect'];
export const PTOLEMAIC_ANGLES_DEG: readonly number[] = PTOLEMAIC.map(({ angleDeg }) => angleDeg);

/** An exact aspect of the Moon. */
export interface Perfection {
  readonly body: VocBody;
  readonly aspect: PtolemaicAspect;
  readonly jdUt: number;
}

/** An exact aspect known to about a minute; `perfect` refines it to a hundredth of a second. */
export interface RoughPerfection {
  readonly aboutJdUt: number;
  readonly perfect: () => Perfection;
}

export interface MoonPaths {
  readonly moon: Path;
  /** The angle Moon − body. It always grows because the Moon is always the faster of the two. */
  readonly toBodies: readonly { readonly body: VocBody; readonly path: Path }[];
}

/** Which bodies count, and which zodiac gives the signs (tropical by default). */
export interface VocOptions {
  readonly bodies: VocBodies;
  readonly ayanamsa?: Ayanamsa | null;
}

/** The Moon's path and its angles to the bodies over [from, until). They share their samples. */
export function traceMoon(
  ephemeris: Ephemeris,
  { bodies, ayanamsa = null }: VocOptions,
  fromJdUt: number,
  untilJdUt: number,
): MoonPaths {
  const frame = apparentFrame(ayanamsa);
  const bodyMotionIn = (body: EngineBody): LongitudeMotion => remembered(bodyMotion(ephemeris, body, frame));
  const moon = bodyMotionIn('moon');
  return {
    moon: tracePath(moon, fromJdUt, untilJdUt),
    toBodies: VOC_BODIES[bodies].map((body) => ({
      body,
      path: tracePath(relativeMotion(moon, bodyMotionIn(body)), fromJdUt, untilJdUt),
    })),
  };
}

/** All exact Ptolemaic aspects of the Moon on the paths, in order of their approximate times. */
export function roughPerfections({ toBodies }: MoonPaths): RoughPerfection[] {
  return toBodies
    .flatMap(({ body, path }) =>
      roughCrossings(path, PTOLEMAIC_ANGLES_DEG).map((rough): RoughPerfection => ({
        aboutJdUt: rough.aboutJdUt,
        perfect: () => perfection(body, rough),
      })),
    )
    .toSorted((a, b) => a.aboutJdUt - b.aboutJdUt);
}

function perfection(body: VocBody, rough: RoughCrossing): Perfection {
  return { body, aspect: PTOLEMAIC[rough.target]!.aspect, jdUt: rough.refine().jdUt };
}
