import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { readGazetteer } from '../gazetteer/gazetteer-data.ts';
import { loadPlaces } from '../load-places.ts';
import type { Place } from '../places.ts';
import { MERGED_ZONES, type MergedZone } from './merged-zones.ts';

const { meta } = readGazetteer();
const places = await loadPlaces();
const placeOf = (text: string): Place => places.resolve(text)!.place;
const zoneOn = (text: string, day: string): string => {
  const found = places.zoneOn(placeOf(text), Date.parse(day))!;
  return [found.zone, ...found.or].join(' or ');
};

const text = z.string().min(1);
const mergedZone: z.ZodType<MergedZone> = z.strictObject({
  zone: text,
  within: z.array(text).min(1),
  country: z.string().length(2).exactOptional(),
  admin1: z.array(text).min(1).exactOptional(),
  circle: z.tuple([z.number(), z.number(), z.number()]).exactOptional(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).exactOptional(),
  from: z.iso.date().exactOptional(),
  until: z.iso.date().exactOptional(),
  or: z.array(text).min(1).exactOptional(),
  source: text,
});

describe('zone of a place on a day (tzdb 2026b, backzone)', () => {
  it('before 1970 is the one that tzdb has merged into its neighbour', () => {
    for (const [text, day, zone] of [
      ['Belfast', '1915-07-01', 'Europe/Belfast'],
      ['54.5973, -5.9301', '1915-07-01', 'Europe/Belfast'],
      ['Glasgow', '1915-07-01', 'Europe/London'],
      ['55.8642, -4.2518', '1915-07-01', 'Europe/London'],
      ['Montreal', '1949-11-10', 'America/Montreal'],
      ['Quebec City', '1921-09-20', 'America/Montreal'],
      ['Toronto', '1949-11-10', 'America/Toronto'],
      ['Ottawa', '1949-11-10', 'America/Toronto'],
      ['Thunder Bay', '1905-01-01', 'America/Thunder_Bay'],
      ['Hanoi', '1944-01-01', 'Asia/Hanoi'],
      ['Huế, Vietnam', '1958-01-01', 'Asia/Ho_Chi_Minh'],
      ['16.4637, 107.5909', '1974-01-01', 'Asia/Ho_Chi_Minh'],
      ['Uzhhorod', '1935-01-01', 'Europe/Uzhgorod'],
      ['Lviv', '1935-01-01', 'Europe/Kyiv'],
      ['Zaporizhzhia', '1942-01-01', 'Europe/Zaporozhye'],
      ['Tombouctou', '1940-01-01', 'Africa/Timbuktu'],
      ['Bamako', '1940-01-01', 'Africa/Bamako'],
      ['Currie, Tasmania', '1968-01-01', 'Australia/Currie'],
      ['Yellowknife', '1947-07-01', 'America/Yellowknife'],
      ['Yellowknife', '1920-07-01', 'America/Edmonton'],
      ['Yellowknife', '1975-07-01', 'America/Edmonton'],
    ] as const)
      assert.equal(zoneOn(text, day), zone, `${text} ${day}`);
  });

  it('since 1970 is its present one', () => {
    for (const [text, zone] of [
      ['Belfast', 'Europe/London'],
      ['Montreal', 'America/Toronto'],
      ['Chongqing', 'Asia/Shanghai'],
      ['Hanoi', 'Asia/Bangkok'],
    ] as const)
      assert.equal(zoneOn(text, '1976-01-01'), zone, text);
  });

  it('has alternatives where tzdb doubts it, or names no border', () => {
    assert.equal(zoneOn('Chongqing', '1935-01-01'), 'Asia/Chongqing or Asia/Shanghai');
    assert.equal(zoneOn('Chengdu', '1960-01-01'), 'Asia/Shanghai or Asia/Chongqing');
    assert.equal(zoneOn('Harbin', '1940-01-01'), 'Asia/Harbin or Asia/Shanghai or +09:00');
    assert.equal(zoneOn('Kashgar', '1950-01-01'), 'Asia/Kashgar or Asia/Urumqi or Asia/Shanghai');
    assert.equal(zoneOn('Shanghai', '1935-01-01'), 'Asia/Shanghai');
    assert.equal(zoneOn('Wawa, Ontario', '1930-01-01'), 'America/Toronto or America/Nipigon or America/Thunder_Bay');
    assert.equal(zoneOn('Luhansk', '1942-01-01'), 'Europe/Kyiv or Europe/Zaporozhye');
    assert.equal(zoneOn('Mumbai', '1930-01-01'), 'Asia/Kolkata or +04:51');
    assert.equal(zoneOn('Kolkata', '1900-01-01'), 'Asia/Kolkata or +05:53:20 or +05:54');
    assert.equal(zoneOn('Delhi', '1930-01-01'), 'Asia/Kolkata');
  });

  it('merged zones are complete rows', () => {
    z.array(mergedZone).parse(MERGED_ZONES);
  });

  it('names zones that tzdb has, and regions that GeoNames has', () => {
    for (const { zone, within, or = [], country, admin1 = [] } of MERGED_ZONES) {
      for (const name of [zone, ...within, ...or.filter((one) => /[a-z]/.test(one))])
        assert.equal(places.zoneName(name), name);
      for (const region of admin1)
        assert.ok(
          meta.admin1.some((one) => one.name === region && meta.countries[one.country]!.code === country),
          `${country} ${region}`,
        );
    }
  });
});
