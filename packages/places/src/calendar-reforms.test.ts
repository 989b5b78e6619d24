import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { civilToEpochDays } from './calendar.ts';
import { CALENDAR_REFORMS, type CalendarReform, calendarReformAt } from './calendar-reforms.ts';
import { readGazetteer } from './gazetteer/gazetteer-data.ts';

const { meta } = readGazetteer();
const daysOf = (calendar: 'julian' | 'gregorian', text: string): number => {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return civilToEpochDays(calendar, year, month, day);
};
const firstDay = (countryCode: string, admin1: string | null, latitude = 0, longitude = 0): string | undefined =>
  calendarReformAt({ geoLatitudeDeg: latitude, geoLongitudeDeg: longitude }, { countryCode, admin1 })?.julian.at(-1)
    ?.first;

const reform: z.ZodType<CalendarReform> = z.strictObject({
  country: z.string().length(2),
  admin1: z.array(z.string().min(1)).min(1).exactOptional(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).exactOptional(),
  name: z.string().min(1),
  julian: z.array(z.strictObject({ from: z.iso.date().exactOptional(), last: z.iso.date(), first: z.iso.date() })),
  uncertainUntil: z.iso.date().exactOptional(),
  note: z.string().min(1).exactOptional(),
  source: z.string().min(1),
});

describe('adoption of the Gregorian calendar', () => {
  it('is a table of complete rows', () => {
    z.array(reform).parse(CALENDAR_REFORMS);
  });

  it('the first Gregorian day follows the last Julian one', () => {
    for (const { name, julian } of CALENDAR_REFORMS)
      for (const { last, first } of julian)
        // Alaska moved to the other side of the date line on the same day.
        assert.equal(
          daysOf('gregorian', first) - daysOf('julian', last),
          name === 'Alaska' ? 0 : 1,
          `${name} ${last} ${first}`,
        );
  });

  it('names countries and regions that GeoNames has', () => {
    for (const { country, admin1 = [] } of CALENDAR_REFORMS) {
      const index = meta.countries.findIndex(({ code }) => code === country);
      assert.ok(index >= 0, country);
      for (const region of admin1)
        assert.ok(
          meta.admin1.some((one) => one.name === region && one.country === index),
          `${country} ${region}`,
        );
    }
  });

  it('is by country and region (Grotefend; ncal; Wikipedia)', () => {
    for (const [country, region, day] of [
      ['GB', 'England', '1752-09-14'],
      ['US', 'Virginia', '1752-09-14'],
      ['RU', 'Moscow', '1918-02-14'],
      ['GR', 'Attica', '1923-03-01'],
      ['DE', 'Thuringia', '1700-03-01'],
      ['DE', 'Bavaria', '1583-10-16'],
      ['SE', 'Uppsala', '1753-03-01'],
      ['CH', 'Zurich', '1701-01-12'],
      ['CH', 'Valais', '1655-03-11'],
      ['NL', 'Utrecht', '1700-12-12'],
      ['NL', 'North Holland', '1582-12-25'],
      ['RO', 'Cluj County', '1590-12-25'],
      ['RO', 'Bucharest', '1919-04-14'],
      ['BG', 'Sofia', '1916-04-14'],
      ['RS', 'Central Serbia', '1919-01-28'],
      ['US', 'Louisiana', undefined],
      ['CA', 'Quebec', undefined],
      ['IT', 'Tuscany', undefined],
      ['ES', 'Madrid', undefined],
      ['JP', 'Tokyo', undefined],
    ] as const)
      assert.equal(firstDay(country, region), day, `${country} ${region}`);
    assert.equal(firstDay('FR', 'Grand Est', 48.58, 7.75), '1682-02-16');
    assert.equal(firstDay('FR', 'Grand Est', 49.25, 4.03), '1582-12-20');
  });
});
