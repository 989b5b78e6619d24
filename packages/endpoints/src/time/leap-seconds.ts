const SECOND_MS = 1000;

/** The UTC days whose last minute had a second 60 (IERS Bulletin C; the list the engine applies). None has been announced since. */
const LAST_DAYS = [
  '1972-06-30',
  '1972-12-31',
  '1973-12-31',
  '1974-12-31',
  '1975-12-31',
  '1976-12-31',
  '1977-12-31',
  '1978-12-31',
  '1979-12-31',
  '1981-06-30',
  '1982-06-30',
  '1983-06-30',
  '1985-06-30',
  '1987-12-31',
  '1989-12-31',
  '1990-12-31',
  '1992-06-30',
  '1993-06-30',
  '1994-06-30',
  '1995-12-31',
  '1997-06-30',
  '1998-12-31',
  '2005-12-31',
  '2008-12-31',
  '2012-06-30',
  '2015-06-30',
  '2016-12-31',
] as const;

/**
 * The midnights after them, milliseconds since 1970. Unix time gives second 60 and the second after it the same number.
 */
const MIDNIGHTS: ReadonlySet<number> = new Set(LAST_DAYS.map((day) => Date.parse(`${day}T23:59:59Z`) + SECOND_MS));

/** Whether a leap second was inserted before this minute; `utcMs` is the first second of the next minute. */
export function isLeapSecond(utcMs: number): boolean {
  return MIDNIGHTS.has(Math.floor(utcMs / SECOND_MS) * SECOND_MS);
}

export const LEAP_SECOND_HINT =
  'Second 60 exists only where one was inserted: at 23:59:60 UTC on days such as 2016-12-31, which is 08:59:60 the next day in Tokyo.';
