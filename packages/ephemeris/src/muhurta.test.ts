import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { difference, intersection, lengthDays, union } from '@theia-astro/astro/elections/spans';
import {
  type Exclusion,
  MUHURTA_PURPOSE_IDS,
  MUHURTA_PURPOSES,
  MUHURTA_RULES,
  MUHURTA_STEPS,
  type MuhurtaPurpose,
  type MuhurtaQuestion,
  type MuhurtaRuleId,
  stepOf,
} from '@theia-astro/astro/muhurta/rules';
import { findMuhurtas } from '@theia-astro/astro/muhurta/search';
import { vedicDayAt } from '@theia-astro/astro/vedic/chart-day';
import { NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { lunarMonthAt } from '@theia-astro/astro/vedic/panchang/lunar-month';
import { GRAHAS, SIGN_LORDS, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { sampleOf } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const frame: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } };
const DELHI = { geoLatitudeDeg: 28.61, geoLongitudeDeg: 77.21, elevationM: 0 };
const PERSON = { nakshatraIndex: 3, moonSignIndex: 1, lagnaSignIndex: 5 };

const ask = (purpose: MuhurtaPurpose, more: Partial<MuhurtaQuestion> = {}): MuhurtaQuestion => ({
  ephemeris,
  place: DELHI,
  utcOffsetSeconds: 19_800,
  frame,
  node: 'mean',
  sunrise: 'hindu',
  varjyamTable: 'panchanga',
  lunarMonth: 'amanta',
  panchakaCount: 'month',
  range: { startJdUt: 2461060.5, endJdUt: 2461100.5 },
  purpose,
  direction: 'east',
  persons: [PERSON],
  ignored: new Set(),
  shortestDays: 10 / 1440,
  ...more,
});

/** The sky of one instant, from positions alone. */
function skyAt(jdUt: number) {
  const deg = (body: Parameters<typeof ephemeris.ecliptic>[1]): number =>
    ephemeris.ecliptic(jdUt, body, frame).longitudeDeg;
  const [sun, moon, rahu] = [deg('sun'), deg('moon'), deg('mean_node')];
  const grahas: Record<GrahaId, number> = {
    sun,
    moon,
    mars: deg('mars'),
    mercury: deg('mercury'),
    jupiter: deg('jupiter'),
    venus: deg('venus'),
    saturn: deg('saturn'),
    rahu,
    ketu: (rahu + 180) % 360,
  };
  const tropical = ephemeris.houses(jdUt, DELHI, 'W', { ayanamsa: null }).angles.ascendantDeg;
  const lagna = Math.floor(
    ((tropical - ephemeris.ayanamsa(jdUt, { kind: 'mode', mode: 1 }).valueDeg + 360) % 360) / 30,
  );
  const day = vedicDayAt(ephemeris, jdUt, DELHI, 19_800, 'hindu')!;
  const elongation = (moon - sun + 360) % 360;
  return {
    grahas,
    lagna,
    day,
    elongation,
    star: Math.floor((moon * 27) / 360),
    yoga: Math.floor((((sun + moon) % 360) * 27) / 360),
  };
}
type Sky = ReturnType<typeof skyAt>;
const tithiOf = ({ elongation }: Sky): number => Math.floor(elongation / 12) + 1;

const EIGHTHS = {
  rahu_kalam: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika_kalam: [7, 6, 5, 4, 3, 2, 1],
};
const DURMUHURTAS = [[14], [9, 12], [4, 22], [8], [6, 12], [4, 9], [1, 2]];

/** Whether a rule that can be judged from one instant excludes it; null where it takes more. */
function excludes(rule: MuhurtaRuleId, purpose: MuhurtaPurpose, jdUt: number, sky: Sky): boolean | null {
  const { day, grahas, lagna, star } = sky;
  const signOf = (graha: GrahaId): number => Math.floor(grahas[graha] / 30);
  const moonHouse = ((signOf('moon') - PERSON.moonSignIndex + 12) % 12) + 1;
  const tara = ((star - PERSON.nakshatraIndex + 27) % 27) % 9;
  const ofDay = (jdUt - day.sunriseJdUt) / (day.sunsetJdUt - day.sunriseJdUt);
  const ofNight = (jdUt - day.sunsetJdUt) / (day.nextSunriseJdUt - day.sunsetJdUt);
  switch (rule) {
    case 'vara':
      return !purpose.weekdays.includes(day.weekdayIndex);
    case 'tithi':
      return !purpose.tithis.includes(tithiOf(sky));
    case 'nakshatra':
      return !purpose.nakshatras.includes(NAKSHATRAS[star]!);
    case 'vishti': {
      const karana = Math.floor(sky.elongation / 6);
      return karana > 0 && karana < 57 && karana % 7 === 0;
    }
    case 'solar_month':
      return purpose.sunSigns !== undefined && !purpose.sunSigns.includes(signOf('sun'));
    case 'lunar_month':
    case 'adhika_month':
    case 'pitru_paksha': {
      const { amanta, paksha } = lunarMonthAt(ephemeris, frame, jdUt);
      if (rule === 'lunar_month') return purpose.lunarMonths !== undefined && !purpose.lunarMonths.includes(amanta.id);
      if (!purpose.seasons.includes(rule)) return false;
      return rule === 'adhika_month'
        ? amanta.adhika
        : amanta.id === 'bhadrapada' && !amanta.adhika && paksha === 'krishna';
    }
    case 'direction':
      return day.weekdayIndex === 1 || day.weekdayIndex === 6;
    case 'birth_nakshatra':
      return star === PERSON.nakshatraIndex;
    case 'tara_bala':
      return [2, 4, 6].includes(tara);
    case 'chandra_bala':
      return [4, 8, 12].includes(moonHouse) || ([2, 5, 9].includes(moonHouse) && tithiOf(sky) > 15);
    case 'rahu_kalam':
    case 'yamaganda':
    case 'gulika_kalam':
      return Math.floor(ofDay * 8) + 1 === EIGHTHS[rule][day.weekdayIndex];
    case 'durmuhurta':
      return DURMUHURTAS[day.weekdayIndex]!.includes(
        ofDay < 1 ? Math.floor(ofDay * 15) + 1 : Math.floor(ofNight * 15) + 16,
      );
    case 'day_part':
      return purpose.dayPart === 'day' ? ofDay >= 1 : purpose.dayPart === 'forenoon' && ofDay >= 2 / 3;
    case 'lagna':
      return purpose.lagnas !== undefined && !purpose.lagnas.includes(lagna);
    case 'lagna_eighth':
      return [PERSON.moonSignIndex, PERSON.lagnaSignIndex].some((sign) => (lagna - sign + 12) % 12 === 7);
    case 'panchaka':
      return [1, 2, 4, 6, 8].includes((tithiOf(sky) + star + 1 + day.weekdayIndex + 1 + lagna + 1) % 9);
    case 'houses':
      return (purpose.forbidden ?? []).some(({ who, houses }) =>
        GRAHAS.some((graha) => {
          const meant = who.some(
            (guest) =>
              guest === graha ||
              guest === 'any' ||
              (guest === 'lagna_lord' && SIGN_LORDS[lagna] === graha) ||
              (guest === 'benefics' && ['mercury', 'jupiter', 'venus'].includes(graha)) ||
              (guest === 'malefics' && ['sun', 'mars', 'saturn', 'rahu', 'ketu'].includes(graha)),
          );
          return meant && houses.includes(((signOf(graha) - lagna + 12) % 12) + 1);
        }),
      );
    default:
      return null;
  }
}

const inside = (
  { startJdUt, endJdUt }: { readonly startJdUt: number; readonly endJdUt: number },
  jdUt: number,
): boolean => startJdUt <= jdUt && jdUt < endJdUt;

describe('every purpose, in two ranges of forty days', () => {
  for (const id of sampleOf(MUHURTA_PURPOSE_IDS, 5))
    for (const startJdUt of sampleOf([2461080.5, 2461310.5], 1))
      it(`${id} from ${startJdUt}: each minute is in a window that every rule allows, or excluded by a rule that holds`, () => {
        const purpose = MUHURTA_PURPOSES[id];
        const range = { startJdUt, endJdUt: startJdUt + 40 };
        const { windows, exclusions } = findMuhurtas(ask(purpose, { range }));
        for (let minute = 3.3; minute < 40 * 1440; minute += 47) {
          const jdUt = startJdUt + minute / 1440;
          const sky = skyAt(jdUt);
          const reasons = exclusions.filter((exclusion) => inside(exclusion, jdUt));
          const possible = windows.some((window) => inside(window, jdUt));
          assert.equal(possible, reasons.length === 0, `${jdUt}`);
          for (const { rule } of reasons)
            assert.notEqual(excludes(rule, purpose, jdUt, sky), false, `${rule} at ${jdUt}`);
          const step = reasons.length === 0 ? MUHURTA_STEPS.length : MUHURTA_STEPS.indexOf(stepOf(reasons[0]!.rule));
          for (const rule of MUHURTA_RULES)
            if (MUHURTA_STEPS.indexOf(stepOf(rule)) <= step && excludes(rule, purpose, jdUt, sky) === true)
              assert.ok(
                possible === false && reasons.some((reason) => reason.rule === rule),
                `${rule} is not named at ${jdUt}`,
              );
        }
      });
});

describe('laws', () => {
  const purpose = MUHURTA_PURPOSES.business;
  const question = ask(purpose, { direction: null, panchakaCount: null });
  const found = findMuhurtas(question);

  it('windows and exclusions together are the range, and have nothing in common', () => {
    const { windows, exclusions } = found;
    assert.ok(windows.length > 0);
    const excluded = union(exclusions);
    assert.deepEqual(intersection(windows, excluded), []);
    assert.ok(Math.abs(lengthDays(windows) + lengthDays(excluded) - 40) < 1e-3);
    assert.deepEqual(difference([question.range], union([...windows, ...excluded])), []);
  });

  it('each window lies within one vedic day', () => {
    const { windows, facts } = findMuhurtas({ ...question, ignored: new Set(MUHURTA_RULES) });
    assert.ok(windows.length >= 40);
    for (const { startJdUt, endJdUt } of windows)
      assert.ok(facts.days.some((day) => day.sunriseJdUt <= startJdUt && endJdUt <= day.nextSunriseJdUt));
  });

  it('no window is shorter than asked for', () => {
    for (const { startJdUt, endJdUt } of found.windows) assert.ok(endJdUt - startJdUt >= 10 / 1440);
    const all = findMuhurtas({ ...question, shortestDays: 0 });
    assert.ok(lengthDays(all.windows) >= lengthDays(found.windows));
  });

  it('an ignored rule excludes nothing, and every window stays possible', () => {
    for (const rule of ['nakshatra', 'houses', 'rahu_kalam', 'tara_bala'] as const) {
      const without = findMuhurtas({ ...question, ignored: new Set([rule]) });
      assert.ok(without.exclusions.every((exclusion: Exclusion) => exclusion.rule !== rule));
      assert.ok(Math.abs(lengthDays(intersection(found.windows, without.windows)) - lengthDays(found.windows)) < 1e-4);
    }
  });

  it('two halves of a range have the windows of the whole', () => {
    const middle = 2461083.37;
    const halves = [
      { startJdUt: question.range.startJdUt, endJdUt: middle },
      { startJdUt: middle, endJdUt: question.range.endJdUt },
    ].flatMap((range) => findMuhurtas({ ...question, range, shortestDays: 0 }).windows);
    const whole = findMuhurtas({ ...question, shortestDays: 0 }).windows;
    assert.ok(Math.abs(lengthDays(intersection(union(halves), whole)) - lengthDays(whole)) < 1e-4);
    assert.ok(Math.abs(lengthDays(union(halves)) - lengthDays(whole)) < 1e-4);
  });

  it('where the Sun stays up for weeks, those days are excluded as days without a weekday, and the days after them are not', () => {
    const range = { startJdUt: 2461195.5, endJdUt: 2461245.5 };
    const place = { ...DELHI, geoLatitudeDeg: 66.4 };
    const { exclusions, facts } = findMuhurtas({ ...question, place, sunrise: 'upper_limb', range });
    const sunless = exclusions.filter(({ cause }) => cause === 'no_sunrise');
    assert.ok(lengthDays(sunless) > 20 && lengthDays(sunless) < 40);
    assert.ok(facts.days.some(({ sunriseJdUt }) => sunriseJdUt > sunless.at(-1)!.endJdUt));
    for (const { sunriseJdUt, weekdayIndex } of facts.days)
      assert.equal(weekdayIndex, (Math.floor(sunriseJdUt + 5.5 / 24 + 0.5) + 1) % 7);
  });

  it('every rule has a step, and every purpose names rules that exist', () => {
    for (const one of Object.values(MUHURTA_PURPOSES))
      for (const rule of one.seasons) assert.equal(stepOf(rule), 'season');
  });
});
