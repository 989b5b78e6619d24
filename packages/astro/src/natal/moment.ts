/**
 * The instant of a chart. With an unknown birth time it is local noon. `day` is the local civil day, for the Moon's range
 * without a birth time and for star parans; null where neither is needed.
 */
export interface ChartMoment {
  readonly jdUt: number;
  readonly unknownTime: boolean;
  readonly day: { readonly startJdUt: number; readonly endJdUt: number } | null;
}
