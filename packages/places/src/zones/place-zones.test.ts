import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { readGazetteer } from '../gazetteer/gazetteer-data.ts';
import { loadPlaces } from '../load-places.ts';
import type { Place } from '../places.ts';
import tables from './place-zones.test-data.json' with { type: 'json' };
import { MERGED_ZONES, type MergedZone } from './place-zones.ts';

const { meta } = readGazetteer();
const places = await loadPlaces();
const placeOf = (text: string): Place => places.resolve(text)!.place;
const zoneOn = (text: string, day: string): string => {
  const found = places.zoneOn(placeOf(text), Date.parse(day))!;
  return [found.zone, ...found.or].join(' or ');
};

const CASES = tables as unknown as Readonly<
  Record<'before_1970' | 'with_alternatives', readonly (readonly [place: string, day: string, zone: string])[]>
>;

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
    for (const [text, day, zone] of CASES.before_1970) assert.equal(zoneOn(text, day), zone, `${text} ${day}`);
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
    for (const [text, day, zone] of CASES.with_alternatives) assert.equal(zoneOn(text, day), zone, `${text} ${day}`);
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
