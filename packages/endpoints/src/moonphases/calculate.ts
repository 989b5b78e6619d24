import type { Eclipse } from '@theia/astro/eclipses/eclipse';
import { eclipsesBetween } from '@theia/astro/eclipses/eclipses';
import { lunarApsides } from '@theia/astro/moon/apsides';
import { apparentFrame } from '@theia/astro/moon/sky';
import { supermoons } from '@theia/astro/moon/supermoons';
import { voidOfCourse, type VoidOfCourse } from '@theia/astro/moon/void-of-course';
import { voidOfCourseByMotion } from '@theia/astro/moon/void-of-course-by-motion';
import { voidOfCourseByOrb } from '@theia/astro/moon/void-of-course-by-orb';
import { moonPhasesBetween } from '@theia/astro/phase/phases';
import { bodyMotion } from '@theia/astro/search/motion';
import { tracePath } from '@theia/astro/search/path';
import { signIngresses } from '@theia/astro/search/sign-ingresses';
import { wireEclipse } from '../eclipses/wire-eclipse.ts';
import type { CalculationContext } from '../endpoint.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { resolvePlace } from '../shared/resolve-place.ts';
import { canonicalZone } from '../shared/resolve-time.ts';
import { wirePlace } from '../shared/wire-place.ts';
import type { MoonInclude, MoonphasesRequest } from './request.ts';
import { windowOf, type MoonWindow } from './window.ts';
import { wireApsis, wireIngress, wirePhase, wireSupermoon, wireVoid, type Teller } from './wire-moon.ts';

/** The Moon's calendar, contract §10.2. @throws Problem 422 */
export function calculateMoonphases(context: CalculationContext, request: MoonphasesRequest): Record<string, unknown> {
  const { ephemeris, places } = context;
  const { span, settings } = request;
  const place = request.place === null ? null : resolvePlace(places, request.place, settings.resolution, 'location');
  const zone = request.zone === null ? null : canonicalZone(places, request.zone, 'timezone');
  const window = windowOf(context, span, request.phases);
  const frame = apparentFrame(settings.chart.ayanamsa?.definition ?? null);
  const teller: Teller = { ephemeris, places, zone, frame, geo: place?.geo ?? null };
  const { source } = ephemeris.ecliptic(window.fromJdUt, 'moon', frame);
  return {
    product: 'moonphases',
    year: window.year,
    from: instantTextOfJd(ephemeris, window.fromJdUt),
    to: instantTextOfJd(ephemeris, window.toJdUt),
    ...partsOf(teller, window, request),
    time: null,
    place: place === null ? null : wirePlace(place.place),
    input: request.input,
    meta: buildMeta(context, { jdUt: window.fromJdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: [...request.warnings, ...(place?.warnings ?? []), ...window.warnings, ...precisionWarnings(source)],
  };
}

function partsOf(
  teller: Teller,
  window: MoonWindow,
  { include, ...request }: MoonphasesRequest,
): Record<string, unknown> {
  const { ephemeris, frame } = teller;
  const { fromJdUt, toJdUt } = window;
  const eclipses = include.has('eclipses') ? eclipsesNear(teller, window) : [];
  const parts: Readonly<Record<MoonInclude, () => readonly unknown[]>> = {
    phases: () => window.phases.map((phase) => wirePhase(teller, phase, eclipses)),
    ingresses: () =>
      signIngresses(tracePath(bodyMotion(ephemeris, 'moon', frame), fromJdUt, toJdUt)).map((ingress) =>
        wireIngress(teller, ingress),
      ),
    void_of_course: () => voids(teller, window, request).map((item) => wireVoid(teller, item)),
    eclipses: () =>
      eclipses.filter((eclipse) => isListed(eclipse, window)).map((eclipse) => wireEclipse(ephemeris, eclipse)),
    apsides: () => lunarApsides(ephemeris, fromJdUt, toJdUt).map((apsis) => wireApsis(teller, apsis)),
    supermoons: () =>
      supermoons(ephemeris, moonPhasesBetween(ephemeris, fromJdUt, toJdUt)).map((supermoon) =>
        wireSupermoon(teller, supermoon),
      ),
  };
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([part]) => include.has(part as MoonInclude))
      .map(([part, compute]) => [part, compute()]),
  );
}

function voids(
  { ephemeris, frame }: Teller,
  { fromJdUt, toJdUt }: MoonWindow,
  { vocBodies, vocDefinition }: Omit<MoonphasesRequest, 'include'>,
): readonly VoidOfCourse[] {
  const options = { bodies: vocBodies, ayanamsa: frame.ayanamsa };
  switch (vocDefinition) {
    case 'last_aspect':
      return voidOfCourse(ephemeris, options, fromJdUt, toJdUt);
    case 'lilly':
      return voidOfCourseByOrb(ephemeris, options, fromJdUt, toJdUt);
    case 'hellenistic':
      return voidOfCourseByMotion(ephemeris, options, fromJdUt, toJdUt);
  }
}

/** An eclipse's maximum is within an hour or so of its new or full moon. */
const NEAR_DAYS = 1;

/** The window's eclipses and those of its phases, whose maxima may fall just outside. */
function eclipsesNear({ ephemeris, frame, geo }: Teller, { fromJdUt, toJdUt }: MoonWindow): readonly Eclipse[] {
  const [first, end] = ephemeris.range.reduced;
  return eclipsesBetween(ephemeris, Math.max(first, fromJdUt - NEAR_DAYS), Math.min(end, toJdUt + NEAR_DAYS), {
    kind: 'all',
    place: geo,
    ayanamsa: frame.ayanamsa,
  });
}

function isListed({ maximumJdUt }: Eclipse, { fromJdUt, toJdUt, phases }: MoonWindow): boolean {
  return (
    (maximumJdUt >= fromJdUt && maximumJdUt < toJdUt) ||
    phases.some(({ jdUt }) => Math.abs(jdUt - maximumJdUt) < NEAR_DAYS)
  );
}
