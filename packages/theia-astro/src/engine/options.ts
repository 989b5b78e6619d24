export interface LocalOptions {
  /** A folder with more Swiss Ephemeris files (`.se1`): years outside 1800–2399, and asteroids by number. */
  readonly ephemerisDir?: string | undefined;
}
