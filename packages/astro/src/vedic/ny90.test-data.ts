/** The worked chart NY90 in the sidereal zodiac (docs/methods/vedic-charts.md): Lahiri, mean node, 1990-06-15T18:30:00Z, New York. */
export const NY90_SIDEREAL: Readonly<Record<string, number>> = {
  lagna: 169.967996,
  sun: 60.660922,
  moon: 325.262764,
  mars: 347.508679,
  mercury: 42.429812,
  jupiter: 82.220877,
  venus: 25.368824,
  saturn: 270.288713,
  rahu: 285.956234,
  ketu: 105.956234,
};
export const NY90_JD_UT = 2448058.270833541;
