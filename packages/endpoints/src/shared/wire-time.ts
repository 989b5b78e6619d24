import type { CalendarName, Moment, WireTime } from './contract.ts';
import { instantText, localText, offsetText } from './instant-text.ts';
import { round8 } from './number.ts';

/** What `time` says beyond the instant itself. */
export interface ZoneFacts {
  readonly timezone: string | null;
  readonly offsetSeconds: number;
  readonly dst: boolean;
  readonly abbreviation: string | null;
  readonly source: WireTime['source'];
  readonly resolution: WireTime['resolution'];
}

/** Contract §2.2 `time`. `local` is the wall clock at that instant, so a clock reading that never was shows as the one it stands for. */
export function wireTime(moment: Moment, zone: ZoneFacts, calendar: CalendarName): WireTime {
  return {
    local: localText(moment.utcMs, zone.offsetSeconds),
    utc: instantText(moment.utcMs),
    julian_day_ut: round8(moment.jdUt),
    julian_day_tt: round8(moment.jdTt),
    timezone: zone.timezone,
    offset: offsetText(zone.offsetSeconds),
    dst: zone.dst,
    abbreviation: zone.abbreviation,
    source: zone.source,
    unknown: moment.unknownTime,
    resolution: zone.resolution,
    calendar,
  };
}
