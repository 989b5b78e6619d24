/** An instant on the engine's scales. */
export interface Moment {
  readonly utcMs: number;
  readonly jdUt: number;
  readonly jdTt: number;
  /** The birth time is unknown; `jdUt` is local noon. */
  readonly unknownTime: boolean;
  /** The local civil day (00:00 to 24:00), for the Moon's range; null when the time is known. */
  readonly day: { readonly startJdUt: number; readonly endJdUt: number } | null;
}
