import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Eclipse } from '@theia-astro/astro/eclipses/eclipse';
import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const SECONDS_PER_DAY = 86_400;

function on(
  day: string,
  kind: 'solar' | 'lunar',
  place?: { geoLatitudeDeg: number; geoLongitudeDeg: number },
): Eclipse {
  const [year, month, date] = day.split('-').map(Number);
  const { jdUt } = ephemeris.utcToJd({ year: year!, month: month!, day: date!, hour: 0, minute: 0, second: 0 });
  const found = eclipsesBetween(ephemeris, jdUt - 0.5, jdUt + 1.5, {
    kind,
    place: place === undefined ? null : { ...place, elevationM: 0 },
  });
  assert.equal(found.length, 1, day);
  return found[0]!;
}

const clockS = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
/** Seconds of the day of an instant, in UT1 or, with Delta T, in dynamical time. */
const secondsOfDay = (jdUt: number): number => ((jdUt + 0.5) % 1) * SECONDS_PER_DAY;

/**
 * Espenak and Meeus, Five Millennium Catalog of Solar Eclipses (NASA/TP-2009-214174): type and central duration at the
 * greatest point, in seconds as printed. All eclipses that the engine alone gets wrong, and borderline cases of
 * annular, hybrid and total.
 */
const CATALOGUE: readonly [day: string, type: string, seconds: number | null][] = [
  ['1804-02-11', 'hybrid', 0],
  ['1822-02-21', 'annular', 2],
  ['1825-12-09', 'hybrid', 94],
  ['1840-03-04', 'annular', 3],
  ['1858-03-15', 'annular', 2],
  ['1876-03-25', 'annular', 1],
  ['1891-06-06', 'annular', 6],
  ['1894-04-06', 'hybrid', 1],
  ['1912-04-17', 'hybrid', 2],
  ['1927-01-03', 'annular', 3],
  ['1935-01-05', 'partial', null],
  ['1948-05-09', 'annular', 0],
  ['1966-05-20', 'annular', 5],
  ['1984-05-30', 'annular', 11],
  ['1986-10-03', 'hybrid', 0],
  ['2146-03-12', 'annular', 3],
  ['2172-10-17', 'hybrid', 94],
  ['2191-04-23', 'annular', 3],
  ['2386-04-29', 'hybrid', 90],
];

describe('NASA’s catalogue at the limits', () => {
  for (const [day, type, seconds] of CATALOGUE) {
    it(`${day} is ${type}${seconds === null ? '' : ` for ${seconds} s`}`, () => {
      const { durations, type: found } = on(day, 'solar');
      assert.equal(found, type);
      if (seconds === null) assert.equal(durations.totalS, null);
      else assert.ok(durations.totalS! > 0 && Math.abs(durations.totalS! - seconds) <= 1, `${durations.totalS}`);
    });
  }
});

/** Shadow contacts in dynamical time: Espenak and Anderson, NASA/TP-2004-212762, table 3 (2006), and Espenak, eclipse.gsfc.nasa.gov/SEmono/HSE2005, table 2. */
const CONTACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2005-04-08': {
    p1: '17:52:22.6',
    u1: '18:54:29.1',
    c1: '18:54:44.0',
    c2: '22:19:09.9',
    u4: '22:19:27.5',
    p4: '23:21:32.1',
  },
  '2006-03-29': {
    p1: '07:37:53.4',
    u1: '08:35:29.3',
    c1: '08:36:31.3',
    c2: '11:48:00.4',
    u4: '11:49:01.3',
    p4: '12:46:45.5',
  },
};

describe('NASA’s contacts of the shadow, to a second', () => {
  for (const [day, contacts] of Object.entries(CONTACTS)) {
    it(day, () => {
      const found = on(day, 'solar');
      assert.deepEqual(
        found.contacts.map(({ name }) => name),
        Object.keys(contacts),
      );
      for (const { name, jdUt } of found.contacts) {
        const offS = secondsOfDay(jdUt) + ephemeris.deltaTSeconds(jdUt) - clockS(contacts[name]!);
        assert.ok(Math.abs(offS) < 1, `${name}: ${offS} s`);
      }
    });
  }
});

describe('a lunar eclipse at moonrise and moonset', () => {
  const visible = (eclipse: Eclipse): string => eclipse.local!.contacts.map(({ name }) => name).join(' ');

  it('London, 27 July 2018: the Moon rose eclipsed at 20:49 BST (Royal Observatory Greenwich), so the first contact seen was the end of totality', () => {
    const london = on('2018-07-27', 'lunar', { geoLatitudeDeg: 51.48, geoLongitudeDeg: 0 });
    assert.ok(Math.abs(secondsOfDay(london.local!.beginsJdUt!) - clockS('19:49:00')) < 90);
    assert.deepEqual([visible(london), london.local!.type], ['u3 u4 p4', 'total']);
  });

  it('New York, 31 January 2018: partial from 6:48, the Moon set at 7:06 EST (US Naval Observatory), before totality', () => {
    const newYork = on('2018-01-31', 'lunar', { geoLatitudeDeg: 40.71, geoLongitudeDeg: -74.01 });
    assert.ok(Math.abs(secondsOfDay(newYork.local!.endsJdUt!) - clockS('12:06:00')) < 90);
    assert.deepEqual([visible(newYork), newYork.local!.type], ['p1 u1', 'partial']);
    assert.equal(newYork.local!.maximumJdUt, newYork.local!.endsJdUt);
  });
});
