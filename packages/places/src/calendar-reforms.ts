import reforms from '../data/time/calendar-reforms.json' with { type: 'json' };
import type { Region } from './countries.ts';

/**
 * When places adopted the Gregorian calendar. Places without a row have it from 1582-10-15 (Catholic countries and their
 * colonies), or never had the Julian one.
 *
 * Sources, named by their letters: G = H. Grotefend, Taschenbuch der Zeitrechnung (1941), pp. 26–28, as quoted in the
 * file `calendars` of tzdb; N = the table of BSD `ncal`, after C. Tøndering's Calendar FAQ; W = Wikipedia, List of
 * adoption dates of the Gregorian calendar by country, with its references.
 */
export interface CalendarReform {
  readonly country: string;
  /** GeoNames names of its states or provinces; absent: the rest of the country. */
  readonly admin1?: readonly string[];
  /** South, west, north, east, degrees. */
  readonly box?: readonly [number, number, number, number];
  /** For messages: where the dates hold. */
  readonly name: string;
  /** The times after 1582-10-04 in which dates were Julian: the last day, and the Gregorian day that followed. */
  readonly julian: readonly { readonly from?: string; readonly last: string; readonly first: string }[];
  /** Before this Gregorian day some towns or churches used the other calendar; absent: the day of the change. */
  readonly uncertainUntil?: string;
  readonly note?: string;
  readonly source: string;
}

/** The first row that fits a place decides. */
export const CALENDAR_REFORMS: readonly CalendarReform[] = reforms.flatMap(({ countries, ...reform }) =>
  countries.map((country) => ({ country, ...reform }) as CalendarReform),
);

interface Point {
  readonly geoLatitudeDeg: number;
  readonly geoLongitudeDeg: number;
}

/** When a place adopted the Gregorian calendar; null where it has it from 1582-10-15, or never had the Julian one. */
export function calendarReformAt({ geoLatitudeDeg, geoLongitudeDeg }: Point, region: Region): CalendarReform | null {
  const isHere = ({ country, admin1, box }: CalendarReform): boolean => {
    if (country !== region.countryCode) return false;
    if (admin1 !== undefined && (region.admin1 === null || !admin1.includes(region.admin1))) return false;
    if (box === undefined) return true;
    const [south, west, north, east] = box;
    return south <= geoLatitudeDeg && geoLatitudeDeg <= north && west <= geoLongitudeDeg && geoLongitudeDeg <= east;
  };
  return CALENDAR_REFORMS.find(isHere) ?? null;
}
