import type { Ayanamsa, EngineBody, Ephemeris } from '../ephemeris.ts';
import { roughCrossings, type RoughCrossing } from '../search/crossings.ts';
import { bodyMotion, relativeMotion, remembered, type LongitudeMotion } from '../search/motion.ts';
import { tracePath, type Path } from '../search/path.ts';
import { apparentFrame } from './sky.ts';

/** Bodies whose aspects count: all planets, or those known before 1781. */
export const VOC_BODIES = {
  modern: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  traditional: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
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

/** An exact aspect known to about a minute; `perfect` finds it to the hundredth of a second. */
export interface RoughPerfection {
  readonly aboutJdUt: number;
  readonly perfect: () => Perfection;
}

export interface MoonPaths {
  readonly moon: Path;
  /** The angle Moon − body: it only grows, the Moon is always the faster. */
  readonly toBodies: readonly { readonly body: VocBody; readonly path: Path }[];
}

/** What counts as an aspect, and which zodiac tells the signs (tropical by default). */
export interface VocOptions {
  readonly bodies: VocBodies;
  readonly ayanamsa?: Ayanamsa | null;
}

/** The Moon's path and her angles to the bodies over [from, until); they share their samples. */
export function traceMoon(
  ephemeris: Ephemeris,
  { bodies, ayanamsa = null }: VocOptions,
  fromJdUt: number,
  untilJdUt: number,
): MoonPaths {
  const frame = apparentFrame(ayanamsa);
  const motionOf = (body: EngineBody): LongitudeMotion => remembered(bodyMotion(ephemeris, body, frame));
  const moon = motionOf('moon');
  return {
    moon: tracePath(moon, fromJdUt, untilJdUt),
    toBodies: VOC_BODIES[bodies].map((body) => ({
      body,
      path: tracePath(relativeMotion(moon, motionOf(body)), fromJdUt, untilJdUt),
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
