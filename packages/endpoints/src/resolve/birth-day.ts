import { gregorianToJulian, isCivilDate, julianToGregorian } from '@theia-astro/places/calendar';
import type { CalendarReform } from '@theia-astro/places/calendar-reforms';
import type { Place, Places } from '@theia-astro/places/places';
import type { Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { LocalMoment } from '../request/asked.ts';
import { type CalendarName, type CivilDate, dateText } from '../time/date-text.ts';
import type { WireTime } from '../wire/place-and-time.ts';

/** A birth date in the calendar of its place. */
interface BirthDay {
  /** Proleptic Gregorian. */
  readonly date: CivilDate;
  readonly calendar: CalendarName;
  readonly warnings: readonly Warning[];
}

const OTHER = { julian: 'gregorian', gregorian: 'julian' } as const;
const NAMES = { julian: 'Julian', gregorian: 'Gregorian' } as const;

/**
 * The day of a birth: with `calendar: "auto"` in the calendar that its place used, with a warning as long as dates there
 * may be meant in either.
 * @throws Problem 400 `invalid_date` for a day that the place did not have
 */
export function birthDay(places: Places, local: LocalMoment, place: Place | null, field: string): BirthDay {
  const { written, date, calendar, byPlace } = local;
  if (!byPlace) return { date, calendar, warnings: [] };
  const reform = place === null ? null : places.calendarReform(place);
  const used = calendarOn(reform, dateText(written), field);
  if (!isCivilDate(used, written.year, written.month, written.day)) {
    throw new Problem({
      code: 'invalid_date',
      field,
      message: `${field} ${dateText(written)} is not a date of the ${NAMES[used]} calendar, which the place used then.`,
      hint: 'Write YYYY-MM-DD, or set calendar to julian or gregorian.',
    });
  }
  const read = inBoth(written, used);
  return { date: read.gregorian, calendar: used, warnings: calendarWarnings(reform, written, used, field) };
}

/** @throws Problem 400 `invalid_date` for a day that the place skipped */
function calendarOn(reform: CalendarReform | null, day: string, field: string): CalendarName {
  for (const { from, last, first } of reform?.julian ?? []) {
    if (day > last && day < first) {
      throw new Problem({
        code: 'invalid_date',
        field,
        message: `${field} ${day} fell into the calendar reform of ${reform?.name}: ${last} was followed by ${first}.`,
        hint: 'Set calendar to julian or gregorian.',
      });
    }
    if (day <= last && (from === undefined || day >= from)) return 'julian';
  }
  return 'gregorian';
}

/** A written day as days of both calendars. */
function inBoth(day: CivilDate, calendar: CalendarName): Readonly<Record<CalendarName, CivilDate>> {
  const { year, month, day: number } = day;
  return calendar === 'julian'
    ? { julian: day, gregorian: julianToGregorian(year, month, number) }
    : { julian: gregorianToJulian(year, month, number), gregorian: day };
}

function calendarWarnings(
  reform: CalendarReform | null,
  written: CivilDate,
  used: CalendarName,
  field: string,
): readonly Warning[] {
  const day = dateText(written);
  const change = reform?.julian.at(-1);
  const until = [change?.first, reform?.uncertainUntil]
    .filter((one) => one !== undefined)
    .toSorted()
    .at(-1);
  if (reform === null || until === undefined || day >= until) return [];
  const other = OTHER[used];
  const [told, otherTold] = [used, other].map((calendar) => ({ calendar, days: inBoth(written, calendar) }));
  const isOther = isCivilDate(other, written.year, written.month, written.day);
  const readings = [told!, ...(isOther ? [otherTold!] : [])].map(({ calendar, days }) => ({
    calendar,
    julian: dateText(days.julian),
    gregorian: dateText(days.gregorian),
  }));
  const [reading, otherReading] = readings;
  const reason = change === undefined ? '' : `, adopted there on ${change.first}`;
  return [
    {
      code: 'calendar_assumed',
      message: [
        `${field} ${day} was read as ${NAMES[used]}, by the calendar of ${reform.name}${used === 'julian' ? ` (Gregorian${reason})` : ''}: it is the Gregorian ${reading!.gregorian}.`,
        ...(otherReading === undefined
          ? []
          : [
              `Read as ${NAMES[other]}, it would be the Gregorian ${otherReading.gregorian}, Julian ${otherReading.julian}.`,
            ]),
        ...(reform.note === undefined ? [] : [reform.note]),
        'Send calendar to choose.',
      ].join(' '),
      field,
      candidates: readings,
    },
  ];
}

/**
 * The year of the birthday on the wall clock of the birth, proleptic Gregorian. `local` has the form used in answers,
 * including expanded years.
 */
export function localBirthYear({ local }: Pick<WireTime, 'local'>): number {
  return Number(/^[+-]?\d+/.exec(local)?.[0]);
}
