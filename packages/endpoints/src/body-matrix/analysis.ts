import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { resolveCompanionPlace } from '../resolve/companion-place.ts';
import type { Moment } from '../time/moment.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import type { ZoneChoice } from '../request/asked.ts';
import { resolveCompanion } from '../resolve/resolve-time.ts';
import { wirePlace, type WirePlace } from '../wire/place.ts';
import { wireTime, type WireTime } from '../wire/time.ts';
import type { BodyMatrixRequest } from './request.ts';

/** The instant and place of the analysis. */
export interface Analysis {
  readonly moment: Moment;
  readonly geo: GeoPosition;
  readonly zone: ZoneChoice;
  readonly time: WireTime;
  readonly place: WirePlace | null;
  readonly warnings: readonly Warning[];
}

/** Resolves the companion moment: its own place, else the birth place. @throws Problem 422 */
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
