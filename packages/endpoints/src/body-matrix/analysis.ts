import type { GeoPosition } from '@theia/astro/ephemeris';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { resolveCompanionPlace } from '../shared/companion-place.ts';
import type { Moment, ResolvedBirth, WirePlace, WireTime, ZoneChoice } from '../shared/contract.ts';
import { resolveCompanion } from '../shared/resolve-time.ts';
import { wirePlace } from '../shared/wire-place.ts';
import { wireTime } from '../shared/wire-time.ts';
import type { BodyMatrixRequest } from './request.ts';

/** The instant and place that are looked at. */
export interface Analysis {
  readonly moment: Moment;
  readonly geo: GeoPosition;
  readonly zone: ZoneChoice;
  readonly time: WireTime;
  readonly place: WirePlace | null;
  readonly warnings: readonly Warning[];
}

/** The companion moment of contract §13: its own place, else the place of birth. @throws Problem 422 */
export function resolveAnalysis(
  context: CalculationContext,
  request: BodyMatrixRequest,
  birth: ResolvedBirth,
): Analysis {
  const { settings, analysis } = request;
  const { place: own, zone } = resolveCompanionPlace(
    context,
    request.analysisPlace,
    birth,
    settings.resolution,
    'analysis_location',
  );
  const geo = own?.geo ?? birth.geo;
  if (geo === null) throw new TypeError('A body matrix without a place: the parser requires one');
  const at = { zone, geoLongitudeDeg: geo.geoLongitudeDeg, dateField: 'analysis_date', timeField: 'analysis_time' };
  const found = resolveCompanion(context, analysis, at, settings.resolution);
  const moment: Moment = { utcMs: found.utcMs, jdUt: found.jdUt, jdTt: found.jdTt, unknownTime: false, day: null };
  return {
    moment,
    geo,
    zone,
    time: wireTime(moment, found.zone, analysis?.calendar ?? 'gregorian'),
    place: own === null ? birth.place : wirePlace(own.place),
    warnings: [...(own?.warnings ?? []), ...found.warnings],
  };
}
