import { engineBodyOf } from '@theia/astro/bodies/engine-body';
import type { BodyId } from '@theia/astro/natal/settings';
import type { TransitEvent } from '@theia/astro/transits/event';
import { movingBodies, type MovingBody } from '@theia/astro/transits/moving';
import type { Warning } from '../endpoint.ts';
import { uncertainHits } from '../transits/uncertain.ts';
import { entriesOf, wireReport } from './movements.ts';
import { searchYear, type Scene } from './scene.ts';
import type { Entry } from './timeline.ts';

export const CYCLE_BODIES: readonly BodyId[] = [
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'north_node',
];
export const CYCLE_TARGETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'asc', 'mc'] as const;
export const STATION_BODIES: readonly BodyId[] = [
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
];
const MUNDANE_STEP_DAYS = 0.25;

export interface Part {
  readonly wired: unknown;
  readonly entries: readonly Entry[];
  readonly warnings: readonly Warning[];
}

/** Jupiter to Pluto, Chiron and the node over the natal points: events and windows as POST /transits gives them. */
export function slowTransits(scene: Scene, options: { readonly stationsElsewhere: boolean }): Part {
  const { moving, warnings } = bodies(scene, CYCLE_BODIES);
  const targets = scene.natal.points.filter(({ id }) => CYCLE_TARGETS.some((known) => known === id));
  const report = searchYear(scene, moving, {
    targets,
    orb: scene.request.orb,
    events: ['exact', 'sign_ingress', 'house_ingress', 'station'],
    latitudeAt: latitudeIn(scene),
    mundaneStepDays: MUNDANE_STEP_DAYS,
  });
  const entries = entriesOf(report.events, 'transit', 'transits.events');
  const isTold = (event: TransitEvent): boolean =>
    !(options.stationsElsewhere && event.kind === 'station' && STATION_BODIES.includes(event.body));
  return {
    wired: wireReport(
      scene.ephemeris,
      report,
      targets,
      uncertainHits(scene.ephemeris, scene.birth.moment, {
        settings: scene.request.settings.chart,
        frame: scene.frame,
        moving,
      }),
    ),
    entries: entries.filter((_, index) => isTold(report.events[index]!)),
    warnings,
  };
}

/** Where Mercury to Pluto and Chiron turn. */
export function stationsOfYear(scene: Scene): Part {
  const { moving, warnings } = bodies(scene, STATION_BODIES);
  const report = searchYear(scene, moving, {
    targets: [],
    orb: scene.request.orb,
    events: ['station'],
    latitudeAt: latitudeIn(scene),
    mundaneStepDays: MUNDANE_STEP_DAYS,
  });
  return {
    wired: wireReport(scene.ephemeris, report, [], null).events,
    entries: entriesOf(report.events, 'station', 'stations'),
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
  return ({ id }, jdUt) => ephemeris.ecliptic(jdUt, engineBodyOf(id, request.settings.chart), frame).latitudeDeg;
}
