/** One kind of local time of a zone between two transitions: its offset and abbreviation. */
export interface LocalTimeType {
  /** Local minus UTC, seconds. */
  readonly offsetSeconds: number;
  /** tzdb's own flag: it marks the Irish winter, not the summer. */
  readonly tzdbDst: boolean;
  readonly abbreviation: string;
}

/** The history of one zone as tzdb compiles it. */
export interface ZoneData {
  readonly types: readonly LocalTimeType[];
  /** Index of the type in force before the first transition. */
  readonly firstType: number;
  /** Instants of change, seconds since 1970 UTC, ascending. */
  readonly transitionSeconds: readonly number[];
  /** Type from each transition on. */
  readonly transitionTypes: readonly number[];
  /** POSIX TZ text for instants after the last transition; empty when tzdb gives none. */
  readonly footer: string;
}
