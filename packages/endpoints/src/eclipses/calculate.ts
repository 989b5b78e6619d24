import type { Eclipse } from '@theia/astro/eclipses/eclipse';
import { eclipsesBetween } from '@theia/astro/eclipses/eclipses';
import { eclipseContacts } from '@theia/astro/eclipses/natal-contacts';
import type { GeoPosition } from '@theia/astro/ephemeris';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolvedBirth, WirePlace } from '../shared/contract.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { julianDaysOf } from '../shared/range.ts';
import { resolveBirth } from '../shared/resolve-birth.ts';
import { resolvePlace } from '../shared/resolve-place.ts';
import { clipToFiles, echoRange } from '../shared/search-window.ts';
import { wirePlace } from '../shared/wire-place.ts';
import { natalTargets, type NatalTargets } from './natal-points.ts';
import { type EclipsesRequest, runningSecond } from './request.ts';
import { wireEclipse, wireEclipseContact } from './wire-eclipse.ts';

/** Where the caller stands, and whose chart it is. */
interface Viewer {
  readonly geo: GeoPosition | null;
  readonly place: WirePlace | null;
  readonly birth: ResolvedBirth | null;
  readonly natal: NatalTargets | null;
  readonly warnings: readonly Warning[];
}

/** The answer of contract §10.3. @throws Problem 422 */
export function calculateEclipses(context: CalculationContext, request: EclipsesRequest): Record<string, unknown> {
  const { ephemeris } = context;
  const { settings } = request;
  const fromMs = request.fromNow ? runningSecond(context.nowMs) : request.fromMs;
  const window = clipToFiles(
    ephemeris,
    julianDaysOf(ephemeris, fromMs, 'from').jdUt,
    julianDaysOf(ephemeris, request.toMs, 'to').jdUt,
  );
  const viewer = viewerOf(context, request);
  const eclipses = eclipsesBetween(ephemeris, window.fromJdUt, window.toJdUt, {
    kind: request.kind,
    place: viewer.geo,
    ayanamsa: settings.chart.ayanamsa?.definition ?? null,
  });
  const reduced = eclipses.some(({ source }) => source === 'moshier') || viewer.natal?.chart.source === 'moshier';
  const source = reduced ? 'moshier' : 'swisseph';
  return {
    product: 'eclipses',
    ...echoRange(ephemeris, window, { fromMs, toMs: request.toMs }),
    kind: request.kind,
    eclipses: eclipses.map((eclipse) => ({ ...wireEclipse(ephemeris, eclipse), ...contactsOf(eclipse, viewer.natal) })),
    time: viewer.birth?.time ?? null,
    place: viewer.place,
    input: request.input,
    meta: buildMeta(context, { jdUt: window.fromJdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: [...request.warnings, ...window.warnings, ...viewer.warnings, ...precisionWarnings(source)],
  };
}

function viewerOf(context: CalculationContext, request: EclipsesRequest): Viewer {
  const { birth, place, settings } = request;
  if (birth !== null) {
    const resolved = resolveBirth(context, birth, settings.resolution);
    const natal = natalTargets(context, resolved, settings, birth.utcMs === null ? 'birth_date' : 'utc');
    return {
      geo: resolved.geo,
      place: resolved.place,
      birth: resolved,
      natal,
      warnings: [...resolved.warnings, ...natal.warnings],
    };
  }
  if (place === null) return { geo: null, place: null, birth: null, natal: null, warnings: [] };
  const found = resolvePlace(context.places, place, settings.resolution, 'location');
  return { geo: found.geo, place: wirePlace(found.place), birth: null, natal: null, warnings: found.warnings };
}

function contactsOf(
  { longitudeDeg }: Eclipse,
  natal: NatalTargets | null,
): { readonly natal_contacts?: readonly unknown[] } {
  return natal === null ? {} : { natal_contacts: eclipseContacts(longitudeDeg, natal.points).map(wireEclipseContact) };
}
