import type { Eclipse, LocalEclipse, NamedContact } from '@theia/astro/eclipses/eclipse';
import type { EclipseContact } from '@theia/astro/eclipses/natal-contacts';
import type { Ephemeris } from '@theia/astro/ephemeris';
import { degreeInSign, signOf } from '@theia/astro/zodiac/signs';
import { wire, wireBelow, wireLongitude } from '../natal/wire-number.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import { round } from '../shared/number.ts';

const MAGNITUDE_DECIMALS = 6;
/** What does not occur is null. */
const NO_CONTACTS = {
  solar: { p1: null, u1: null, c1: null, c2: null, u4: null, p4: null },
  lunar: { p1: null, u1: null, u2: null, u3: null, u4: null, p4: null },
} as const;

/** An eclipse object of contract §10.3, without `natal_contacts`; `local` only when a place was asked for. */
export function wireEclipse(ephemeris: Ephemeris, eclipse: Eclipse): Record<string, unknown> {
  const { local, durations } = eclipse;
  return {
    id: eclipse.id,
    kind: eclipse.kind,
    type: eclipse.type,
    maximum_at: instantTextOfJd(ephemeris, eclipse.maximumJdUt),
    julian_day_ut: wire(eclipse.maximumJdUt),
    contacts: { ...NO_CONTACTS[eclipse.kind], ...contacts(ephemeris, eclipse.contacts) },
    magnitude: magnitude(eclipse.magnitude),
    umbral_magnitude: magnitude(eclipse.umbralMagnitude),
    penumbral_magnitude: magnitude(eclipse.penumbralMagnitude),
    obscuration: magnitude(eclipse.obscuration),
    saros: eclipse.saros,
    saros_member: eclipse.sarosMember,
    longitude: wireLongitude(eclipse.longitudeDeg),
    sign: signOf(eclipse.longitudeDeg),
    degree: wireBelow(degreeInSign(eclipse.longitudeDeg), 30),
    greatest: { latitude: wire(eclipse.greatest.geoLatitudeDeg), longitude: wire(eclipse.greatest.geoLongitudeDeg) },
    duration_s: seconds(mainDurationS(eclipse)),
    durations: {
      penumbral_s: seconds(durations.penumbralS),
      partial_s: seconds(durations.partialS),
      total_s: seconds(durations.totalS),
    },
    ...(local === null ? {} : { local: wireLocal(ephemeris, local) }),
  };
}

export function wireEclipseContact({ point, aspect, orbDeg }: EclipseContact): Record<string, unknown> {
  return { point, aspect, orb: wire(orbDeg) };
}

function wireLocal(ephemeris: Ephemeris, local: LocalEclipse): Record<string, unknown> {
  const at = (jdUt: number | null): string | null => (jdUt === null ? null : instantTextOfJd(ephemeris, jdUt));
  return {
    visible: local.visible,
    type: local.type,
    begins_at: at(local.beginsJdUt),
    maximum_at: at(local.maximumJdUt),
    ends_at: at(local.endsJdUt),
    ...(local.visible ? { contacts: contacts(ephemeris, local.contacts) } : {}),
    magnitude: magnitude(local.magnitude),
    obscuration: magnitude(local.obscuration),
    altitude: local.altitudeDeg === null ? null : wire(local.altitudeDeg),
  };
}

function contacts(ephemeris: Ephemeris, named: readonly NamedContact[]): Record<string, string> {
  return Object.fromEntries(named.map(({ name, jdUt }) => [name, instantTextOfJd(ephemeris, jdUt)]));
}

/** Of the phase that names the eclipse. */
function mainDurationS({ kind, type, durations }: Eclipse): number | null {
  if (type === 'penumbral') return durations.penumbralS;
  if (type === 'partial') return durations.partialS;
  return kind === 'solar' || type === 'total' ? durations.totalS : null;
}

function magnitude(value: number | null): number | null {
  return value === null ? null : round(value, MAGNITUDE_DECIMALS);
}

/** To a tenth; what lasts less than a second to a thousandth, so that it is never shown as nothing. */
function seconds(value: number | null): number | null {
  return value === null ? null : round(value, value < 1 ? 3 : 1);
}
