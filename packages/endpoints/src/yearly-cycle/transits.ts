import { bodiesOf, CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/table';
import { type BodyId, toEngineBody } from '@theia-astro/astro/bodies/body-id';
import type { TransitEvent } from '@theia-astro/astro/transits/event';
import { movingBodies, type MovingBody } from '@theia-astro/astro/transits/moving';
import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import type { stationEventSchema } from '../western/transits/event.ts';
import { type PageAsked, pageShape, writePage } from '../western/transits/page.ts';
import { uncertainHits } from '../western/transits/natal-targets.ts';
import type { Wire } from '../wire/wire.ts';
import { timelineEntries } from './movements.ts';
import type { Part } from './calculate.ts';
import { sceneNatalPoints, searchYear, type Scene } from './scene.ts';

export const CYCLE_BODIES: readonly BodyId[] = [
  'jupiter',
  'saturn',
  ...bodiesOf('modern_planet'),
  'chiron',
  'north_node',
];
export const CYCLE_TARGETS = [...CLASSICAL_PLANETS, 'asc', 'mc'] as const;
export const STATION_BODIES: readonly BodyId[] = [...bodiesOf('classical_planet', 'modern_planet'), 'chiron'];
const MUNDANE_STEP_DAYS = 0.25;

/** Events and times in orb of the slow bodies. */
export const slowTransitsSchema = z.object({ events: pageShape.events, windows: pageShape.windows }).meta({
  id: 'SlowTransits',
  description:
    'Transits of Jupiter to Pluto, Chiron and the node to natal Sun to Saturn, ascendant and midheaven, as in POST /transits: exact hits; with include ingresses also ingresses and stations, with windows the times in orb.',
});

/** Page size that fits the whole report. */
const EVERYTHING: PageAsked = { limit: Number.MAX_SAFE_INTEGER, offset: 0, fingerprint: '' };

/** Transits of Jupiter to Pluto, Chiron and the node to the natal points, as in POST /transits. */
export function slowTransits(scene: Scene): Part<Wire<typeof slowTransitsSchema>> {
  const { ephemeris, birth, frame } = scene;
  const { include, orb, settings } = scene.request;
  const { moving, warnings } = bodies(scene, CYCLE_BODIES);
  const targets = scene.natal.points.filter(({ id }) => CYCLE_TARGETS.some((known) => known === id));
  const report = searchYear(scene, moving, {
    targets,
    orb,
    events: include.has('ingresses') ? ['exact', 'sign_ingress', 'house_ingress', 'station'] : ['exact'],
    latitudeAt: latitudeIn(scene),
    mundaneStepDays: MUNDANE_STEP_DAYS,
  });
  const { events, windows } = writePage(ephemeris, report, EVERYTHING, {
    charts: ['transit', 'natal'],
    details: include.has('details'),
    windows: include.has('windows'),
    natal: sceneNatalPoints(scene),
    uncertain: uncertainHits(ephemeris, birth.moment, { settings: settings.chart, frame, moving }),
  });
  const entries = timelineEntries(report.events, 'transit', 'transits.events');
  const isTold = (event: TransitEvent): boolean =>
    !(include.has('stations') && event.kind === 'station' && STATION_BODIES.includes(event.body));
  return {
    wired: { events, ...(windows === undefined ? {} : { windows }) },
    entries: entries.filter((_, index) => isTold(report.events[index]!)),
    warnings,
  };
}

/** Stations of Mercury to Pluto and Chiron. */
export function stationsOfYear(scene: Scene): Part<readonly Wire<typeof stationEventSchema>[]> {
  const { ephemeris, request } = scene;
  const { moving, warnings } = bodies(scene, STATION_BODIES);
  const report = searchYear(scene, moving, {
    targets: [],
    orb: request.orb,
    events: ['station'],
    latitudeAt: latitudeIn(scene),
    mundaneStepDays: MUNDANE_STEP_DAYS,
  });
  const { events } = writePage(ephemeris, report, EVERYTHING, {
    charts: ['transit', 'natal'],
    details: request.include.has('details'),
    windows: false,
    natal: sceneNatalPoints(scene),
    uncertain: null,
  });
  return {
    wired: events.flatMap((event) => (event.type === 'station' ? [event] : [])),
    entries: timelineEntries(report.events, 'station', 'stations'),
    warnings,
  };
}

function bodies(
  { ephemeris, request, frame, regime, span }: Scene,
  ids: readonly BodyId[],
): { readonly moving: readonly MovingBody[]; readonly warnings: readonly Warning[] } {
  const { moving, unavailable } = movingBodies(
    ephemeris,
    ids,
    request.settings.chart,
    frame,
    regime,
    span.fromJdUt,
    span.untilJdUt,
  );
  return {
    moving,
    warnings: unavailable.map((body) => ({
      code: 'body_unavailable',
      message: `${body} is not available in this year and was left out.`,
      field: 'year',
    })),
  };
}

function latitudeIn({ ephemeris, request, frame }: Scene): (body: MovingBody, jdUt: number) => number {
  return ({ id }, jdUt) => ephemeris.ecliptic(jdUt, toEngineBody(id, request.settings.chart), frame).latitudeDeg;
}
