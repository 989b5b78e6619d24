import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WirePlace, WireTime } from '../wire/place-and-time.ts';
import { captionOf } from './caption.ts';

const time = { local: '1879-03-14T11:30:00+00:40', offset: '+00:40', abbreviation: 'LMT', unknown: false } as WireTime;
const place = { name: 'Ulm', country: 'Germany' } as WirePlace;

test('a caption names person, place, date and time, and says how houses and zodiac are counted', () => {
  assert.deepEqual(captionOf({ name: 'Albert Einstein', time, place }, null, 'P', null), {
    chart: ['Albert Einstein', 'Ulm, Germany', '14 Mar 1879', '11:30 LMT'],
    method: ['Placidus houses', 'Tropical'],
  });
});

test('without a name, a time, a place, houses or a lettered zone it writes what is known', () => {
  const outer = {
    name: null,
    time: { ...time, local: '-000043-03-15T10:00:00+05:30', offset: '+05:30', abbreviation: '+0530' },
    place: null,
  };
  assert.deepEqual(
    captionOf({ name: null, time: { ...time, unknown: true }, place: null }, outer, null, { id: 'true_citra' }),
    {
      chart: ['14 Mar 1879'],
      outer: ['15 Mar -43', '10:00 UTC+05:30'],
      method: ['Sidereal, True citra'],
    },
  );
});
