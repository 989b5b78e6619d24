import { isBodyId } from '@theia/astro/bodies/body-id';
import type { PointId } from '@theia/astro/bodies/groups';
import type { AspectId, BodyId } from '@theia/astro/natal/settings';
import { ANGLE_IDS, BODY_IDS, LOT_IDS, MAJOR_ASPECTS } from '@theia/astro/natal/settings';
import type { Warning } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, CompanionMoment, FieldReader, PlaceQuery, Settings } from '../shared/contract.ts';
import { parseCompanionMoment } from '../shared/instant-fields.ts';
import { hasPlaceFields, parsePlaceQuery, type PlaceFieldNames } from '../shared/place-fields.ts';
import { DIGNITY_NAMES, FIGURE_NAMES } from '../shared/idle-settings.ts';
import { readFields } from '../shared/reader.ts';
import { ASTEROIDS, parseAspectList, parseBodyList } from '../shared/setting-values.ts';
import { settingGiven } from '../shared/settings-asked.ts';
import { parseSettings } from '../shared/settings.ts';
import { parseTransitOrb, type TransitOrb } from './orb-field.ts';
import { parseRange, type RangeRequest } from './range-fields.ts';

/** Sun to Pluto, Chiron and the north node (contract §7). */
export const DEFAULT_TRANSITING: readonly BodyId[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'north_node',
];
export const DEFAULT_TARGETS: readonly PointId[] = [...DEFAULT_TRANSITING, 'asc', 'mc'];
export const TARGET_IDS = [...BODY_IDS, ...ANGLE_IDS, ...LOT_IDS] as const;

export interface SnapshotRequest {
  /** A date pair; without a date today, without a time noon. */
  readonly moment: CompanionMoment;
  readonly place: PlaceQuery | null;
}

export interface TransitsRequest {
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly bodies: readonly BodyId[];
  /** The request field that named the bodies; null when nobody did. */
  readonly bodiesField: string | null;
  /** Natal points, or the bodies among themselves. */
  readonly targets: readonly PointId[] | 'transiting';
  readonly targetsAsked: boolean;
  readonly aspects: readonly AspectId[];
  readonly orb: TransitOrb;
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
const TRANSIT_PLACE: PlaceFieldNames = {
  location: 'transit_location',
  latitude: ['transit_latitude'],
  longitude: ['transit_longitude'],
  elevation: null,
};

/** Reads POST /transits (contract §7, §20): a snapshot unless `from` and `to` are given. @throws Problem with every fault */
export function parseTransits(input: unknown): TransitsRequest {
  const fields = readFields(input);
  const birth = parseBirthData(fields, { place: 'optional' });
  const settings = parseSettings(fields, { orbScale: 1, idle: [...DIGNITY_NAMES, ...FIGURE_NAMES] });
  const inRange = fields.has('from') || fields.has('to');
  const snapshot = parseSnapshot(fields);
  const listed = parseBodyList(fields) ?? (settings.bodiesAsked ? settings.chart.bodies : undefined);
  const bodies = listed ?? DEFAULT_TRANSITING.filter((id) => !inRange || id !== 'moon');
  const targets = parseTargets(fields);
  const aspects =
    parseAspectList(fields) ?? (settingGiven(fields, ['aspects']) ? settings.chart.aspects : MAJOR_ASPECTS);
  const orb = parseTransitOrb(fields, settings.chart);
  const range = parseRange(fields, bodies, settings.chart.coordinates === 'topocentric');
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
  if (settings.chart.coordinates === 'topocentric' && birth.place === null) {
    fields.missing(
      'location',
      'location is required for topocentric coordinates.',
      'Name a place in location, or use geocentric coordinates.',
    );
  }
  if (birth.place === null && !hasPlaceFields(fields) && needsPlace(targets, range)) {
    fields.missing(
      'location',
      'location is required for angles, lots and houses of the birth chart.',
      'Name a place in location, or send latitude and longitude.',
    );
  }
  const warnings = fields.finish(settings.strict);
  return {
    birth,
    settings,
    bodies,
    bodiesField: fields.has('bodies') ? 'bodies' : settings.bodiesAsked ? 'settings.bodies' : null,
    targets: targets ?? DEFAULT_TARGETS,
    targetsAsked: targets !== undefined,
    aspects,
    orb,
    range,
    snapshot,
    input: fields.echo,
    warnings,
  };
}

/** What was asked for by name must not silently be left out. */
function needsPlace(targets: TransitsRequest['targets'] | undefined, range: RangeRequest | null): boolean {
  return (
    (targets !== undefined && targets !== 'transiting' && !targets.every(isBodyId)) ||
    range?.houseIngressesAsked === true
  );
}

function parseSnapshot(fields: FieldReader): SnapshotRequest {
  const moment = parseCompanionMoment(fields, 'transit_date', 'transit_time');
  return {
    moment: moment ?? { date: null, calendar: 'gregorian', time: null },
    place: parsePlaceQuery(fields, TRANSIT_PLACE),
  };
}

/** `targets`: ids of natal points, or `transiting`. Records `unknown_body`. */
function parseTargets(fields: FieldReader): readonly PointId[] | 'transiting' | undefined {
  const listed = fields.list('targets', ['transiting', ...TARGET_IDS], {
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
      'targets must name natal points, or be transiting.',
      'Name natal points for transits to the birth chart; write "transiting" for aspects of the moving bodies among themselves.',
    );
    return undefined;
  }
  fields.echo['targets'] = 'transiting';
  return 'transiting';
}
