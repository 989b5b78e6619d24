import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import { type eclipseSchema, wireEclipse } from '../wire/eclipse.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { Part } from './part.ts';
import { sceneNatalPoints, type Scene } from './scene.ts';

/** The eclipses of the year with the natal points they fall on. */
export function eclipsesOfYear(scene: Scene): Part<readonly Wire<typeof eclipseSchema>[]> {
  const { ephemeris, request, birth, span, frame } = scene;
  const found = eclipsesBetween(ephemeris, span.fromJdUt, span.untilJdUt, {
    place: birth.geo,
    ayanamsa: frame.ayanamsa,
  });
  const details = request.include.has('details');
  return {
    wired: found.map((eclipse) => wireEclipse(ephemeris, eclipse, { details, natal: sceneNatalPoints(scene) })),
    entries: found.map(({ maximumJdUt, kind, type }, index) => ({
      jdUt: maximumJdUt,
      category: 'eclipse',
      titleKey: `eclipse.${kind}.${type}`,
      ref: `eclipses[${index}]`,
    })),
    warnings: [],
  };
}
