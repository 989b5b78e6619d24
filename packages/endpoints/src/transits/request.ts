import { answerParts } from '../wire/answer-parts.ts';
import { isBodyId, type BodyId } from '@theia-astro/astro/bodies/body-id';
import type { PointId } from '@theia-astro/astro/points/point-id';
import { type AspectId, MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { field, FieldSet, type Field, type ValuesOf, formatField } from '../request/field.ts';
import { LONGEST_LIST, type FieldReader } from '../request/field-reader.ts';
import type { BirthData, Settings } from '../request/asked.ts';
import { include, includedParts } from '../request/include.ts';
import { clock, companionMoment, date } from '../request/instants.ts';
import { companionPlaceFields, hasPlaceFields, readPlace } from '../request/place-fields.ts';
import { DIGNITY_NAMES, FIGURE_NAMES, readSettings, settingGiven, settingsField } from '../request/settings.ts';
import { readFields } from '../request/reader.ts';
import { aspectPointSchema } from '../wire/aspect.ts';
import { aspects, ASTEROIDS, bodies } from '../request/setting-values.ts';
import { zodiacFields } from '../request/system.ts';
import { transitOrb, readTransitOrb, type TransitOrb } from '../western/transits/orb-field.ts';
import { rangeFields, readRange, type RangeRequest } from './range-fields.ts';
import { NATAL_TARGETS } from '../western/natal-points.ts';
import { TARGET_IDS } from '../western/transits/natal-targets.ts';

/** Sun to Pluto, Chiron and the north node. */
export const DEFAULT_TRANSITING: readonly BodyId[] = NATAL_TARGETS;
/**
 * Parts that `include` adds to the aspects of a snapshot and the events of a range: times in orb, the birth chart, all
 * fields.
 */
const TRANSITS_INCLUDES = ['windows', 'natal', 'details'] as const;
type TransitsInclude = (typeof TRANSITS_INCLUDES)[number];
const DEFAULT_TRANSITS_INCLUDES: readonly TransitsInclude[] = ['windows'];
const DEFAULT_TARGETS: readonly PointId[] = [...DEFAULT_TRANSITING, 'asc', 'mc'];

export interface TransitsRequest {
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly bodies: readonly BodyId[];
  /** The request field that named the bodies; null when no field did. */
  readonly bodiesField: string | null;
  /** Natal points, or the moving bodies themselves. */
  readonly targets: readonly PointId[] | 'transiting';
  readonly targetsAsked: boolean;
  readonly aspects: readonly AspectId[];
  readonly orb: TransitOrb;
  readonly include: ReadonlySet<TransitsInclude>;
  readonly range: RangeRequest | null;
  /** Used when `range` is null. */
  readonly snapshot: SnapshotRequest;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const SNAPSHOT_FIELDS = [
  'transit_date',
  'transit_time',
  'transit_location',
  'transit_latitude',
  'transit_longitude',
] as const;

const settings = settingsField({ orbScale: 1, idle: [...DIGNITY_NAMES, ...FIGURE_NAMES], id: 'TransitsSettings' });

/** The fields of POST /transits. */
export const transitsFields = new FieldSet({
  ...birthFields,
  transit_date: date({
    description: 'Local date of the snapshot. Default, without a range: today.',
    examples: ['2024-06-15'],
  }),
  transit_time: clock({ description: 'Local time of the snapshot. Default: 12:00.' }),
  ...companionPlaceFields('transit_', {
    description: 'Place whose local time transit_date uses. Default: the birth place.',
  }),
  bodies: bodies({
    description: 'Moving bodies. In a range the default is without the Moon.',
    byDefault: DEFAULT_TRANSITING,
  }),
  targets: targets(),
  aspects: aspects({ description: 'Aspects to look for.', byDefault: MAJOR_ASPECTS }),
  orb: transitOrb,
  include: include(TRANSITS_INCLUDES, {
    description:
      'What to add to the aspects of a snapshot or the events of a range: windows (times in orb, for a range), natal (the birth chart), details (all fields of points, aspects and eclipses).',
    byDefault: DEFAULT_TRANSITS_INCLUDES,
  }),
  ...zodiacFields,
  settings,
  ...rangeFields,
  ...formatField,
});

/**
 * Parses POST /transits: a snapshot unless `from` and `to` are given.
 * @throws Problem with every fault
 */
export function parseTransits(input: unknown): TransitsRequest {
  const fields = readFields(input);
  const values = transitsFields.read(fields);
  const birth = readBirth(fields, values, { place: 'optional' });
  const asked = readSettings(fields, values, settings);
  const inRange = fields.has('from') || fields.has('to');
  const snapshot = readSnapshot(fields, values);
  const listed = values.bodies ?? (asked.bodiesAsked ? asked.chart.bodies : undefined);
  const moving = listed ?? DEFAULT_TRANSITING.filter((id) => !inRange || id !== 'moon');
  const range = readRange(fields, values, moving, asked.chart.coordinates === 'topocentric');
  if (inRange) {
    const stray = SNAPSHOT_FIELDS.find((name) => fields.has(name));
    if (stray !== undefined)
      fields.issue(
        'conflicting_fields',
        stray,
        `${stray} and a range (from, to) cannot both be given.`,
        'Keep transit_date for one instant, or from and to for events.',
      );
  }
  if (asked.chart.coordinates === 'topocentric' && birth.place === null) {
    fields.missing(
      'location',
      'location is required for topocentric coordinates.',
      'Name a place in location, or use geocentric coordinates.',
    );
  }
  if (birth.place === null && !hasPlaceFields(fields) && needsPlace(values.targets, range)) {
    fields.missing(
      'location',
      'location is required for angles, lots and houses of the birth chart.',
      'Name a place in location, or send latitude and longitude.',
    );
  }
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    settings: asked,
    bodies: moving,
    bodiesField: fields.has('bodies') ? 'bodies' : asked.bodiesAsked ? 'settings.bodies' : null,
    targets: values.targets ?? DEFAULT_TARGETS,
    targetsAsked: values.targets !== undefined,
    aspects: values.aspects ?? (settingGiven(fields, ['aspects']) ? asked.chart.aspects : MAJOR_ASPECTS),
    orb: readTransitOrb(fields, values.orb, asked.chart),
    include: includedParts(values.include, DEFAULT_TRANSITS_INCLUDES, TRANSITS_INCLUDES),
    range,
    snapshot,
  };
}

/** Parts requested by name must not be left out silently. */
function needsPlace(targets: TransitsRequest['targets'] | undefined, range: RangeRequest | null): boolean {
  return (
    (targets !== undefined && targets !== 'transiting' && !targets.every(isBodyId)) ||
    range?.houseIngressesAsked === true
  );
}

function readSnapshot(fields: FieldReader, values: ValuesOf<typeof transitsFields.fields>) {
  const moment = companionMoment(values.transit_date, values.transit_time);
  const place = {
    location: values.transit_location,
    latitude: values.transit_latitude,
    longitude: values.transit_longitude,
  };
  return {
    /** A date pair; the defaults are today and noon. */
    moment: moment ?? { date: null, calendar: 'gregorian', written: null, time: null },
    place: readPlace(fields, place, 'transit_'),
  };
}

export type SnapshotRequest = ReturnType<typeof readSnapshot>;

type Targets = readonly PointId[] | 'transiting';

/** `targets`: ids of natal points, or `transiting`. Records `unknown_body`. */
function targets(): Field<Targets> {
  const ids = z.array(aspectPointSchema).min(1).max(LONGEST_LIST);
  return field<Targets>(
    z.union([z.literal('transiting'), ids]),
    {
      description: 'Natal points, or transiting for aspects among the moving bodies.',
      byDefault: DEFAULT_TARGETS,
    },
    readTargets,
  );
}

function readTargets(fields: FieldReader, name: string): Targets | undefined {
  const listed = fields.list(name, ['transiting', ...TARGET_IDS], {
    code: 'unknown_body',
    csv: true,
    what: 'point',
    open: ASTEROIDS,
  });
  if (listed === undefined) return undefined;
  const points = listed.filter((id) => id !== 'transiting');
  if (points.length === listed.length && points.length > 0) return points;
  if (points.length > 0 || listed.length === 0) {
    fields.issue(
      'unknown_body',
      'targets',
      'targets must name natal points or be transiting.',
      'Name natal points for transits to the birth chart; write "transiting" for aspects among the moving bodies.',
    );
    return undefined;
  }
  fields.echo['targets'] = 'transiting';
  return 'transiting';
}

/** Where the parts of the answer stand. */
export const transitsParts = answerParts(TRANSITS_INCLUDES, DEFAULT_TRANSITS_INCLUDES, {
  gives: {
    windows: ['windows', 'events.window_id'],
  },
});
