/**
 * The instant of a chart. With an unknown birth time it is local noon, and `day` is the local civil day, used for the
 * Moon's range.
 */
export interface ChartMoment {
  readonly jdUt: number;
  readonly unknownTime: boolean;
  readonly day: { readonly startJdUt: number; readonly endJdUt: number } | null;
}
