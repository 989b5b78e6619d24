import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { dayPeriods, type DayPeriodId } from '@theia-astro/astro/vedic/panchang/day-periods';
import { daySky } from '@theia-astro/astro/vedic/panchang/day-sky';
import { risingSigns } from '@theia-astro/astro/vedic/panchang/rising-signs';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const frame: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } };
const sky = daySky(ephemeris, frame);
const longitude = (body: 'sun' | 'moon', jdUt: number): number => ephemeris.ecliptic(jdUt, body, frame).longitudeDeg;

/** From the rules alone, with nakshatras as numbers: ashwini 0. */
function holds(id: DayPeriodId, jdUt: number, weekday: number): boolean {
  const [sun, moon] = [longitude('sun', jdUt), longitude('moon', jdUt)];
  const star = Math.floor(moon / (360 / 27));
  const elongation = (moon - sun + 360) % 360;
  const tithi = (Math.floor(elongation / 12) % 15) + 1;
  const karana = Math.floor(elongation / 6);
  const count = ((star - Math.floor(sun / (360 / 27)) + 27) % 27) + 1;
  const pushkar = [0, 2, 6].includes(weekday) && [2, 7, 12].includes(tithi);
  switch (id) {
    case 'sarvartha_siddhi':
      return [
        [12, 18, 11, 20, 25, 7, 0],
        [21, 3, 4, 7, 16],
        [0, 25, 2, 8],
        [3, 16, 12, 2, 4],
        [26, 16, 0, 6, 7],
        [26, 16, 0, 6, 21],
        [21, 3, 14],
      ][weekday]!.includes(star);
    case 'amrita_siddhi':
      return [12, 4, 0, 16, 7, 26, 3][weekday] === star;
    case 'dwipushkar':
      return pushkar && [4, 13, 22].includes(star);
    case 'tripushkar':
      return pushkar && [2, 6, 11, 15, 20, 24].includes(star);
    case 'ravi_yoga':
      return [4, 6, 9, 10, 13, 20].includes(count);
    case 'bhadra':
      return karana >= 1 && karana <= 56 && karana % 7 === 0;
    case 'ganda_moola':
      return [0, 8, 9, 17, 18, 26].includes(star);
    case 'panchaka':
      return moon >= 300;
  }
}

test('every quarter of an hour of 60 days is in exactly the periods that the rules give', () => {
  let inside = 0;
  for (let day = 0; day < 60; day++) {
    const startJdUt = 2461000.52 + day;
    const weekday = (day + 3) % 7;
    const periods = dayPeriods(sky, { startJdUt, endJdUt: startJdUt + 1 }, weekday);
    for (let quarter = 0; quarter < 96; quarter++) {
      const jdUt = startJdUt + (quarter + 0.5) / 96;
      for (const id of [
        'sarvartha_siddhi',
        'amrita_siddhi',
        'dwipushkar',
        'tripushkar',
        'ravi_yoga',
        'bhadra',
        'ganda_moola',
        'panchaka',
      ] as const) {
        const found = periods.some((period) => period.id === id && period.startJdUt <= jdUt && jdUt < period.endJdUt);
        assert.equal(found, holds(id, jdUt, weekday), `${id} ${jdUt}`);
        if (found) inside += 1;
      }
    }
  }
  assert.ok(inside > 2000);
});

test('bhadra, ganda moola and panchaka begin and end where the rule does, also outside the day', () => {
  const startJdUt = 2461000.52;
  for (let day = 0; day < 60; day++)
    for (const { id, startJdUt: from, endJdUt: until } of dayPeriods(
      sky,
      { startJdUt: startJdUt + day, endJdUt: startJdUt + day + 1 },
      0,
    ))
      if (id === 'bhadra' || id === 'ganda_moola' || id === 'panchaka') {
        const second = 1 / 86_400;
        assert.deepEqual(
          [from - second, from + second, until - second, until + second].map((jdUt) => holds(id, jdUt, 0)),
          [false, true, true, false],
          `${id} ${from}`,
        );
      }
});

test('rising signs follow each other without a gap and are the sign of the ascendant', () => {
  const during = { startJdUt: 2461000.5, endJdUt: 2461003.5 };
  const place = { geoLatitudeDeg: 60, geoLongitudeDeg: 25, elevationM: 0 };
  const signs = risingSigns(ephemeris, place, frame, during);
  assert.ok(signs[0]!.startJdUt <= during.startJdUt && signs.at(-1)!.endJdUt >= during.endJdUt);
  for (const [index, { startJdUt, signIndex }] of signs.entries()) {
    if (index === 0) continue;
    assert.equal(startJdUt, signs[index - 1]!.endJdUt);
    assert.equal(signIndex, (signs[index - 1]!.signIndex + 1) % 12);
  }
});
