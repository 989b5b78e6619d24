import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  civilToEpochDays,
  epochDaysToGregorian,
  gregorianToJulian,
  isCivilDate,
  julianToGregorian,
} from './calendar.ts';

interface CalendarRow {
  readonly id: string;
  readonly source: string;
  readonly date: string;
  readonly calendar: 'gregorian' | 'julian';
  readonly expected: { readonly gregorian_date: string; readonly jd_at_12h: number };
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../../golden/tables/local_time.json', import.meta.url), 'utf8'),
) as { cases: CalendarRow[] };

describe('calendar', () => {
  for (const row of cases.filter(({ source }) => source === 'calendar')) {
    it(`golden ${row.id}: ${row.calendar} ${row.date} is the Gregorian ${row.expected.gregorian_date}`, () => {
      const [year, month, day] = row.date.split('-').map(Number) as [number, number, number];
      const days = civilToEpochDays(row.calendar, year, month, day);
      const { year: y, month: m, day: d } = epochDaysToGregorian(days);
      assert.equal(
        `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
        row.expected.gregorian_date,
      );
      assert.equal(days + 2440588, row.expected.jd_at_12h);
    });
  }

  it('counts days without gaps from the year −4800 to 4800', () => {
    const first = civilToEpochDays('gregorian', -4800, 1, 1);
    for (let days = first; days < -first; days += 97) {
      const { year, month, day } = epochDaysToGregorian(days);
      assert.equal(civilToEpochDays('gregorian', year, month, day), days);
    }
  });

  it('gives the Julian date of a Gregorian one, from the year −4800 to 4800', () => {
    const first = civilToEpochDays('gregorian', -4800, 1, 1);
    for (let days = first; days < -first; days += 97) {
      const gregorian = epochDaysToGregorian(days);
      const { year, month, day } = gregorianToJulian(gregorian.year, gregorian.month, gregorian.day);
      assert.ok(isCivilDate('julian', year, month, day));
      assert.equal(civilToEpochDays('julian', year, month, day), days);
    }
  });

  it('starts the Gregorian calendar on the day after Julian 1582-10-04', () => {
    assert.deepEqual(julianToGregorian(1582, 10, 5), { year: 1582, month: 10, day: 15 });
  });

  it('knows which days exist: 29 February 1900 only in the Julian calendar', () => {
    assert.equal(isCivilDate('julian', 1900, 2, 29), true);
    assert.equal(isCivilDate('gregorian', 1900, 2, 29), false);
    assert.equal(isCivilDate('gregorian', 2000, 2, 29), true);
    assert.equal(isCivilDate('gregorian', 2001, 2, 30), false);
    assert.equal(isCivilDate('gregorian', 2001, 13, 1), false);
    assert.equal(isCivilDate('gregorian', 2001, 1, 0), false);
    assert.equal(isCivilDate('julian', -4, 2, 29), true);
  });
});
