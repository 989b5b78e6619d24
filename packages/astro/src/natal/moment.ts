/** The instant of a chart. Without a birth time it is local noon, and `day` is the local civil day, for the Moon's range. */
export interface ChartMoment {
  readonly jdUt: number;
  readonly unknownTime: boolean;
  readonly day: { readonly startJdUt: number; readonly endJdUt: number } | null;
}
