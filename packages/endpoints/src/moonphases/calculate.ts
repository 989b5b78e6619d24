import type { Eclipse } from '@theia-astro/astro/eclipses/eclipse';
import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import { lunarApsides, supermoons } from '@theia-astro/astro/moon/apsides';
import { apparentFrame } from '@theia-astro/astro/frames/geocentric';
import {
  voidOfCourse,
  type VoidOfCourse,
  voidOfCourseByMotion,
  voidOfCourseByOrb,
} from '@theia-astro/astro/moon/void-of-course';
import { type MoonPhaseEvent, moonPhasesBetween } from '@theia-astro/astro/phase/phases';
import { bodyMotion } from '@theia-astro/astro/search/motion';
import { tracePath } from '@theia-astro/astro/search/path';
import { signIngresses } from '@theia-astro/astro/search/sign-ingresses';
import { z } from 'zod';
import { answerShape, nextShape } from '../wire/answer-parts.ts';
import { eclipseSchema, wireEclipse } from '../wire/eclipse.ts';
import { instantSchema, placeSchema, wirePlace } from '../wire/place-and-time.ts';
import {
  apsisSchema,
  ingressSchema,
  phaseSchema,
  supermoonSchema,
  voidSchema,
  wireApsis,
  wireIngress,
  wirePhase,
  wireSupermoon,
  wireVoid,
  type Teller,
} from './wire-moon.ts';
import type { CalculationContext } from '../endpoint.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { answerEnd } from '../wire/meta.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { canonicalZone } from '../resolve/resolve-time.ts';
import type { Wire } from '../wire/wire.ts';
import type { MoonphasesRequest } from './request.ts';
import { resolveWindow, type MoonWindow } from './window.ts';

/** Parts of the Moon calendar; parts that were not requested are absent. */
const partsShape = {
  phases: z.array(phaseSchema).optional(),
  ingresses: z.array(ingressSchema).optional(),
  void_of_course: z
    .array(voidSchema)
    .optional()
    .meta({ description: 'Void-of-course periods that end within the range.' }),
  eclipses: z.array(eclipseSchema).optional(),
  apsides: z.array(apsisSchema).optional(),
  supermoons: z.array(supermoonSchema).optional(),
};
const moonPartsSchema = z.object(partsShape);

export const moonphasesResponseSchema = z.object({
  product: z.literal('moonphases'),
  year: z.int().nullable().meta({ description: 'Null when the request is not for a whole year.' }),
  starts_at: instantSchema,
  ends_at: instantSchema.meta({ description: 'Exclusive.' }),
  ...partsShape,
  ...nextShape,
  time: z.null(),
  place: placeSchema.nullable(),
  ...answerShape,
});

/** The Moon calendar. @throws Problem 422 */
export function calculateMoonphases(
  context: CalculationContext,
  request: MoonphasesRequest,
): Wire<typeof moonphasesResponseSchema> {
  const { ephemeris, places } = context;
  const { span, settings } = request;
  const place = request.place === null ? null : resolvePlace(places, request.place, settings.resolution, 'location');
  const zone = request.zone === null ? null : canonicalZone(places, request.zone, 'timezone');
  const window = resolveWindow(context, span, request.phases);
  const frame = apparentFrame(settings.chart.ayanamsa?.definition ?? null);
  const teller: Teller = {
    ephemeris,
    places,
    zone,
    frame,
    geo: place?.geo ?? null,
    details: request.include.has('details'),
  };
  const { source } = ephemeris.ecliptic(window.fromJdUt, 'moon', frame);
  return {
    product: 'moonphases',
    year: window.year,
    starts_at: instantTextOfJd(ephemeris, window.fromJdUt),
    ends_at: instantTextOfJd(ephemeris, window.toJdUt),
    ...computeParts(teller, window, request),
    ...window.goesOn,
    time: null,
    place: place === null ? null : wirePlace(place.place),
    ...answerEnd(
      context,
      request,
      { jdUt: window.fromJdUt, ayanamsa: settings.chart.ayanamsa, source },
      place?.warnings ?? [],
      window.warnings,
    ),
  };
}

function computeParts(
  teller: Teller,
  window: MoonWindow,
  { include, ...request }: MoonphasesRequest,
): Wire<typeof moonPartsSchema> {
  const { ephemeris, frame } = teller;
  const { fromJdUt, toJdUt } = window;
  const eclipses = include.has('eclipses') ? eclipsesNear(teller, window) : [];
  return {
    ...(include.has('phases') ? { phases: window.phases.map((phase) => wirePhase(teller, phase, eclipses)) } : {}),
    ...(include.has('ingresses')
      ? {
          ingresses: signIngresses(tracePath(bodyMotion(ephemeris, 'moon', frame), fromJdUt, toJdUt)).map((ingress) =>
            wireIngress(teller, ingress),
          ),
        }
      : {}),
    ...(include.has('void_of_course')
      ? { void_of_course: voids(teller, window, request).map((item) => wireVoid(teller, item)) }
      : {}),
    ...(include.has('eclipses')
      ? {
          eclipses: eclipses
            .filter(listedIn(teller, window))
            .map((eclipse) => wireEclipse(ephemeris, eclipse, { details: teller.details, natal: null })),
        }
      : {}),
    ...(include.has('apsides')
      ? { apsides: lunarApsides(ephemeris, fromJdUt, toJdUt).map((apsis) => wireApsis(teller, apsis)) }
      : {}),
    ...(include.has('supermoons')
      ? {
          supermoons: supermoons(ephemeris, moonPhasesBetween(ephemeris, fromJdUt, toJdUt)).map((supermoon) =>
            wireSupermoon(teller, supermoon),
          ),
        }
      : {}),
  };
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

/** The maximum of an eclipse is within about an hour of its new or full moon. */
const NEAR_DAYS = 1;

/** The eclipses of the window, including those whose phase is in it but whose maximum is just outside. */
function eclipsesNear({ ephemeris, frame, geo }: Teller, { fromJdUt, toJdUt }: MoonWindow): readonly Eclipse[] {
  const [first, end] = ephemeris.range.reduced;
  return eclipsesBetween(ephemeris, Math.max(first, fromJdUt - NEAR_DAYS), Math.min(end, toJdUt + NEAR_DAYS), {
    kind: 'all',
    place: geo,
    ayanamsa: frame.ayanamsa,
  });
}

/**
 * Which eclipses a window lists: those with their maximum in it, and those of a phase in it. Of a count, whose windows go on from one another, those of a new or full
 * moon in it, so that none is listed twice.
 */
function listedIn({ ephemeris }: Teller, { fromJdUt, toJdUt, phases, goesOn }: MoonWindow): (one: Eclipse) => boolean {
  const isWithin = (jdUt: number): boolean => jdUt >= fromJdUt && jdUt < toJdUt;
  const isNear = (one: readonly MoonPhaseEvent[], maximumJdUt: number): boolean =>
    one.some(({ jdUt }) => Math.abs(jdUt - maximumJdUt) < NEAR_DAYS);
  if (goesOn === undefined) return ({ maximumJdUt }) => isWithin(maximumJdUt) || isNear(phases, maximumJdUt);
  const syzygies = moonPhasesBetween(ephemeris, fromJdUt, toJdUt, ['new_moon', 'full_moon']);
  return ({ maximumJdUt }) => isNear(syzygies, maximumJdUt);
}
