/**
 * Eight windows of three hours of apparent solar time, from midnight; the sequence follows Smolensky & Lamberg,
 * The Body Clock Guide to Better Health (2000), and is informational.
 */
export const CIRCADIAN_WINDOWS = [
  'deep_night',
  'pre_dawn',
  'morning_rise',
  'morning_peak',
  'midday_dip',
  'afternoon_peak',
  'evening_wind_down',
  'night_rest',
] as const;
export type CircadianWindow = (typeof CIRCADIAN_WINDOWS)[number];

const WINDOW_HOURS = 3;

/** The window of an apparent solar time in [0, 24) hours. */
export function circadianWindow(solarHours: number): CircadianWindow {
  return CIRCADIAN_WINDOWS[Math.floor(solarHours / WINDOW_HOURS) % CIRCADIAN_WINDOWS.length]!;
}

/** Hours of apparent solar time until the next window begins, (0, 3]. */
export function hoursToNextWindow(solarHours: number): number {
  return WINDOW_HOURS - (solarHours % WINDOW_HOURS);
}
