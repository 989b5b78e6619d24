import { eclipsesBetween } from '@theia/astro/eclipses/eclipses';
import { eclipseContacts } from '@theia/astro/eclipses/natal-contacts';
import { wireEclipse, wireEclipseContact } from '../eclipses/wire-eclipse.ts';
import type { Scene } from './scene.ts';
import type { Part } from './transits.ts';

/** The eclipses of the year with the natal points they fall on. */
export function eclipsesOfYear({ ephemeris, birth, natal, span, frame }: Scene): Part {
  const found = eclipsesBetween(ephemeris, span.fromJdUt, span.untilJdUt, {
    place: birth.geo,
    ayanamsa: frame.ayanamsa,
  });
  return {
    wired: found.map((eclipse) => ({
      ...wireEclipse(ephemeris, eclipse),
      natal_contacts: eclipseContacts(eclipse.longitudeDeg, natal.points).map(wireEclipseContact),
    })),
    entries: found.map(({ maximumJdUt, kind, type }, index) => ({
      jdUt: maximumJdUt,
      category: 'eclipse',
      titleKey: `eclipse.${kind}.${type}`,
      ref: `eclipses[${index}]`,
    })),
    warnings: [],
  };
}
