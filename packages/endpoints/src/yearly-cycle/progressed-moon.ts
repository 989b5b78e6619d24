import { equalParts } from '@theia-astro/astro/cycle/profections';
import { progressedClock, progressedJdUt } from '@theia-astro/astro/progressions/arcs';
import type { TransitEvent } from '@theia-astro/astro/transits/event';
import { motionAtRate } from '@theia-astro/astro/search/motion';
import { motionOfBody, regimeAcross, type MovingBody } from '@theia-astro/astro/transits/moving';
import { z } from 'zod';
import { exactEventSchema, houseIngressSchema, signIngressSchema, wireEvent } from '../western/transits/event.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import { type Wire, wire, wireZodiac, zodiacShape } from '../wire/wire.ts';
import { lifeUncertainty } from '../resolve/uncertainty.ts';
import type { Uncertain } from '../western/transits/natal-targets.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { timelineEntries } from './movements.ts';
import type { Part } from './calculate.ts';
import { sceneNatalPoints, searchYear, type Scene } from './scene.ts';

/** Days in a year of life (docs/methods/returns-and-progressions.md). */
const YEAR_DAYS = 365.24219;
const MONTHS = 12;
const MUNDANE_STEP_DAYS = 5;

const moonEventSchema = z
  .discriminatedUnion('type', [
    exactEventSchema.omit({ pass: true, pass_count: true, window_id: true }).meta({ id: 'ProgressedMoonAspect' }),
    signIngressSchema,
    houseIngressSchema,
  ])
  .meta({ id: 'ProgressedMoonEvent' });
export const progressedMoonSchema = z
  .object({
    positions: z
      .array(
        z.object({
          at: instantSchema,
          julian_day_ut: z
            .number()
            .optional()
            .meta({ description: 'With include details.', 'x-unit': 'Julian day UT1' }),
          ...zodiacShape,
        }),
      )
      .meta({ description: 'Monthly positions, both ends included.' }),
    events: z.array(moonEventSchema),
  })
  .meta({ id: 'ProgressedMoon', description: 'Secondary progression.' });

/** The secondary progressed Moon (a day for a year) month by month, its ingresses and exact aspects to the natal points. */
export function progressedMoon(scene: Scene): Part<Wire<typeof progressedMoonSchema>> {
  const { ephemeris, request, birth, natal, span, frame } = scene;
  const clock = progressedClock(birth.moment.jdUt, 'secondary', YEAR_DAYS, false);
  const begin = progressedJdUt(clock, span.fromJdUt);
  const motion = motionOfBody(ephemeris, 'moon', request.settings.chart, frame, regimeAcross(ephemeris, begin, begin));
  if (motion === null) return { wired: { positions: [], events: [] }, entries: [], warnings: [] };
  const moon: MovingBody = { id: 'moon', motion: motionAtRate(motion, clock.birthJdUt, clock.rate) };
  const report = searchYear(scene, [moon], {
    targets: natal.points,
    orb: () => 0,
    events: ['exact', 'sign_ingress', 'house_ingress'],
    mundaneStepDays: MUNDANE_STEP_DAYS,
    latitudeAt: (_, jdUt) => ephemeris.ecliptic(progressedJdUt(clock, jdUt), 'moon', frame).latitudeDeg,
  });
  const instants = [...equalParts(span.fromJdUt, span.untilJdUt, MONTHS), span.untilJdUt];
  const uncertain: Uncertain | null = birth.moment.unknownTime
    ? {
        hit: () => ({ approximate: true }),
        passage: ({ jdUt }) => lifeUncertainty(ephemeris, clock, birth.moment, jdUt),
      }
    : null;
  const details = request.include.has('details');
  return {
    wired: {
      positions: instants.map((jdUt) => ({
        at: instantTextOfJd(ephemeris, jdUt),
        ...(details ? { julian_day_ut: wire(jdUt) } : {}),
        ...wireZodiac(moon.motion.at(jdUt).longitudeDeg),
      })),
      events: report.events.flatMap((event) => wireMoonEvent(scene, event, uncertain) ?? []),
    },
    entries: timelineEntries(report.events, 'progressed_moon', 'progressed_moon.events'),
    warnings: [],
  };
}

/** An event of the progressed Moon. It passes each natal point once, so hits are not numbered. */
function wireMoonEvent(
  scene: Scene,
  event: TransitEvent,
  uncertain: Uncertain | null,
): Wire<typeof moonEventSchema> | null {
  const uncertainty =
    uncertain === null ? {} : event.kind === 'exact' ? uncertain.hit(event) : uncertain.passage(event);
  const wired = wireEvent(scene.ephemeris, event, uncertainty, {
    charts: ['progressed', 'natal'],
    details: scene.request.include.has('details'),
    natal: sceneNatalPoints(scene),
    windowId: null,
  });
  if (wired.type === 'exact') {
    const { pass: _pass, pass_count: _count, window_id: _window, ...hit } = wired;
    return hit;
  }
  return wired.type === 'sign_ingress' || wired.type === 'house_ingress' ? wired : null;
}
