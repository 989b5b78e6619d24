import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame, GeoPosition } from '@theia-astro/astro/ephemeris';
import { almanacOf, tithiAt, type Almanac } from '@theia-astro/astro/vedic/festivals/almanac';
import { ekadashis } from '@theia-astro/astro/vedic/festivals/ekadashi';
import { FEASTS, feastsOf, VRATAS, vratasOf } from '@theia-astro/astro/vedic/festivals/feasts';
import { sharedDays } from '@theia-astro/astro/vedic/festivals/decide';
import { sankrantis, SOLAR_CALENDARS, solarMonths } from '@theia-astro/astro/vedic/festivals/solar-calendars';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const LAHIRI: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } };
const dayOf = (year: number, month = 1, day = 1): number =>
  Math.round(Date.UTC(year, month - 1, day) / 86_400_000) + 2_440_588;

interface Where {
  readonly name: string;
  readonly place: GeoPosition;
  readonly utcOffsetHours: number;
}
const at = (name: string, geoLatitudeDeg: number, geoLongitudeDeg: number, utcOffsetHours: number): Where => ({
  name,
  place: { geoLatitudeDeg, geoLongitudeDeg, elevationM: 0 },
  utcOffsetHours,
});
const UJJAIN = at('Ujjain', 23.18, 75.77, 5.5);
const PLACES = [
  UJJAIN,
  at('London', 51.5, -0.12, 0),
  at('San Francisco', 37.77, -122.42, -8),
  at('Auckland', -36.85, 174.76, 12),
];

const YEARS = [1980, 1990] as const;
function almanac({ place, utcOffsetHours }: Where, [from, until]: readonly [number, number] = YEARS): Almanac {
  const midnightJdUt = (day: number): number => day - 0.5 - utcOffsetHours / 24;
  return almanacOf(ephemeris, LAHIRI, { place, sunrise: 'hindu', midnightJdUt }, dayOf(from), dayOf(until));
}
const almanacs = PLACES.map((where) => ({ name: where.name, found: almanac(where) }));

describe('festivals of ten years with a kshaya month, at four places', () => {
  it('each feast by tithi is kept once a lunar year: once in every stretch from one Chaitra to the next', () => {
    for (const { name, found } of almanacs) {
      const years = found.months.filter(({ amanta }) => amanta.id === 'chaitra' && !amanta.adhika);
      for (const rule of FEASTS) {
        if (rule.by !== 'tithi') continue;
        const kept = feastsOf(found, [rule]);
        for (const [index, { startJdUt }] of years.slice(0, -1).entries()) {
          const until = years[index + 1]!.startJdUt;
          const within = kept.filter(({ aboutJdUt }) => aboutJdUt >= startJdUt - 0.01 && aboutJdUt < until - 0.01);
          assert.equal(within.length, 1, `${name} ${rule.id} ${index}`);
        }
      }
    }
  });

  it('no feast falls in an adhika month, but those that prefer it', () => {
    for (const { found } of almanacs)
      for (const { rule, month } of feastsOf(found))
        if (rule.by === 'tithi' && rule.adhika === undefined) assert.equal(month!.amanta.adhika, false, rule.id);
  });

  it('the limb a rule asks for is at the deciding moment, wherever it reaches the kala', () => {
    for (const { name, found } of almanacs) {
      let decided = 0;
      for (const { rule, decision, limb } of feastsOf(found)) {
        if (decision === null || limb === null || rule.by !== 'tithi') continue;
        const there = tithiAt(found, decision.atJdUt).startJdUt === limb.startJdUt;
        assert.equal(there, sharedDays(decision.kala, limb) > 0, `${name} ${rule.id}`);
        if (decision.choice === 'only_day' || decision.choice.endsWith('of_two'))
          assert.ok(there, `${name} ${rule.id}`);
        decided += 1;
      }
      assert.ok(decided > 500);
    }
  });

  it('24 to 26 ekadashis a year, each with a fast of either kind on its own or the next day and parana on the day after', () => {
    for (const { name, found } of almanacs) {
      const all = ekadashis(found);
      for (let year = YEARS[0]; year < YEARS[1]; year++) {
        const kept = all.filter(
          ({ smarta }) => smarta!.day.dayNumber >= dayOf(year) && smarta!.day.dayNumber < dayOf(year + 1),
        );
        assert.ok(kept.length >= 24 && kept.length <= 26, `${name} ${year}: ${kept.length}`);
      }
      for (const { id, tithi, twelfth, smarta, vaishnava } of all) {
        const later = vaishnava!.day.dayNumber - smarta!.day.dayNumber;
        assert.ok(later === 0 || later === 1, `${name} ${id} ${later}`);
        for (const { day, parana } of [smarta!, vaishnava!]) {
          const next = found.book.day(day.dayNumber + 1);
          assert.ok(parana.startJdUt >= next.sunriseJdUt!, `${name} ${id}`);
          assert.ok(
            parana.endJdUt === null || (parana.endJdUt > parana.startJdUt && parana.endJdUt === twelfth.endJdUt),
          );
          assert.ok(tithi.startJdUt < next.sunriseJdUt!, `${name} ${id}`);
        }
      }
    }
  });

  it('every vrata is on the day of its tithi, the day before or the day after', () => {
    for (const { name, found } of almanacs)
      for (const { rule, tithi, decision } of vratasOf(found, VRATAS)) {
        const { sunriseJdUt, nextSunriseJdUt } = decision!.day;
        assert.ok(tithi.startJdUt < nextSunriseJdUt! && tithi.endJdUt > sunriseJdUt! - 1, `${name} ${rule.id}`);
      }
  });

  it('twelve sankrantis a year, with punya kala by daylight of their day', () => {
    for (const { name, found } of almanacs) {
      const all = sankrantis(found);
      for (const [index, { signIndex, day, punyaKala }] of all.entries()) {
        assert.equal(signIndex, (all[0]!.signIndex + index) % 12);
        assert.ok(punyaKala!.startJdUt >= day!.sunriseJdUt! && punyaKala!.endJdUt <= day!.sunsetJdUt!, name);
        assert.ok(punyaKala!.endJdUt > punyaKala!.startJdUt, name);
      }
    }
  });

  it('months of the solar calendars have 29 to 32 days and begin within two days of the entry', () => {
    for (const { name, found } of almanacs)
      for (const calendar of SOLAR_CALENDARS) {
        const months = solarMonths(found, calendar);
        for (const [index, { firstDay, ingressJdUt }] of months.entries()) {
          const next = months[index + 1];
          if (next !== undefined)
            assert.ok([29, 30, 31, 32].includes(next.firstDay! - firstDay!), `${name} ${calendar}`);
          const away = firstDay! - found.book.civilDayNumber(ingressJdUt);
          assert.ok(away >= -1 && away <= 1, `${name} ${calendar} ${away}`);
        }
      }
  });
});

describe('festivals', () => {
  it('a year has the same festivals alone and within a longer span', () => {
    const [alone, longer] = [almanac(UJJAIN, [1983, 1984]), almanac(UJJAIN, [1981, 1986])];
    const days = (found: Almanac): readonly string[] =>
      feastsOf(found)
        .filter(({ dayNumber }) => dayNumber !== null && dayNumber >= dayOf(1983) && dayNumber < dayOf(1984))
        .map(({ rule, dayNumber, decision }) => `${rule.id} ${dayNumber} ${decision?.choice}`)
        .toSorted();
    assert.deepEqual(days(alone), days(longer));
    assert.ok(days(alone).length > 80);
  });

  it('where the Sun stays up or down there is no day, and no error', () => {
    const found = almanac(at('Longyearbyen', 78.2, 15.6, 1), [2024, 2025]);
    const feasts = feastsOf(found);
    const within = feasts.filter(({ aboutJdUt }) => aboutJdUt > dayOf(2024) && aboutJdUt < dayOf(2025));
    assert.equal(within.find(({ rule }) => rule.id === 'guru_purnima')!.dayNumber, null);
    assert.notEqual(within.find(({ rule }) => rule.id === 'holika_dahan')!.dayNumber, null);
    assert.ok(ekadashis(found).some(({ smarta }) => smarta === null));
  });

  it('ids are unique, and a counted feast counts from one that exists', () => {
    assert.equal(new Set(FEASTS.map(({ id }) => id)).size, FEASTS.length);
    for (const rule of FEASTS) if (rule.by === 'relative') assert.ok(FEASTS.some(({ id }) => id === rule.to));
  });
});
