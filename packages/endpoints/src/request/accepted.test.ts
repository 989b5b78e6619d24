import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NatalRequest } from '../natal/request.ts';
import { natalEndpoint } from '../natal/endpoint.ts';

const BASE = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const parse = (change: object): NatalRequest => {
  const request = natalEndpoint.parse({ ...BASE, ...change }, 0);
  return request.product === 'natal' ? request : assert.fail('a western request was read as Vedic');
};

describe('valid requests', () => {
  it('lat, lon and lng are latitude and longitude', () => {
    const canonical = parse({ latitude: 40.71427, longitude: -74.00597 });
    assert.deepEqual(parse({ lat: '40.71427', lng: -74.00597 }), canonical);
    assert.deepEqual(parse({ lat: 40.71427, latitude: 40.71427, lon: -74.00597 }), canonical);
    assert.deepEqual(canonical.input['latitude'], 40.71427);
  });

  it('an unknown time is null, absent, empty or "unknown"', () => {
    for (const time of [null, '', 'unknown', 'UNKNOWN', undefined]) {
      const { birth } = parse(time === undefined ? {} : { birth_time: time });
      if (time !== undefined) assert.equal(birth.local?.time, null);
    }
    assert.equal(natalEndpoint.parse({ birth_date: '1990-06-15', location: 'New York' }, 0).birth.local?.time, null);
  });

  it('row 25: a house system is given by letter or name, and i is not I', () => {
    const parsedHouseSystem = (text: string): string =>
      parse({ settings: { house_system: text } }).settings.chart.houseSystem;
    assert.deepEqual(['whole_sign', 'Whole_Sign', 'i', 'I', 'A', 'E', 'placidus'].map(parsedHouseSystem), [
      'W',
      'W',
      'i',
      'I',
      'A',
      'E',
      'P',
    ]);
  });

  it('enums are read in any letter case', () => {
    const { settings } = parse({
      settings: { node: 'MEAN', aspects: ['Major', 'QUINTILE'], bodies: ['Sun', 'sun', 'MOON'] },
    });
    assert.equal(settings.chart.node, 'mean');
    assert.deepEqual(settings.chart.aspects, ['conjunction', 'opposition', 'trine', 'square', 'sextile', 'quintile']);
    assert.deepEqual(settings.chart.bodies, ['sun', 'moon']);
  });

  it('sidereal is any of true, "true", 1, and defaults to Lahiri', () => {
    for (const sidereal of [true, 'true', 'TRUE', 1, '1'])
      assert.equal(parse({ sidereal }).settings.chart.ayanamsa?.id, 'lahiri');
    for (const sidereal of [false, 'false', 0, '0']) assert.equal(parse({ sidereal }).settings.chart.ayanamsa, null);
    assert.deepEqual(parse({ sidereal: true, settings: { ayanamsa: 'Raman' } }).settings.chart.ayanamsa, {
      id: 'raman',
      definition: { kind: 'mode', mode: 3 },
    });
    assert.deepEqual(
      parse({ sidereal: true, settings: { ayanamsa: { user: { t0_jd: 2451545, ayan_t0: 23.85 } } } }).settings.chart
        .ayanamsa,
      { id: 'user', definition: { kind: 'user', t0Jd: 2451545, ayanT0Deg: 23.85 } },
    );
  });

  it('row 30: unknown fields are warnings; bearer and request are never unknown', () => {
    const { warnings, input } = parse({
      bearer: 'THE0123456789abcdef0',
      request: 'natal',
      colour: 'red',
      settings: { size: 3 },
    });
    assert.deepEqual(
      warnings.map(({ code, field }) => [code, field]),
      [
        ['unknown_field', 'colour'],
        ['unknown_field', 'settings.size'],
      ],
    );
    assert.deepEqual(Object.keys(input).toSorted(), ['birth_date', 'birth_time', 'location', 'settings']);
  });

  it('a warning about an unknown field names the one that may be meant', () => {
    const { warnings } = parse({ housesystem: 'K', settings: { Orb_Model: 'fixed' } });
    assert.match(warnings.map(({ message }) => message).join(' '), /Did you mean settings\.orb_model\?/);
  });

  it('__proto__ in a body is an unknown field and changes nothing', () => {
    const body: unknown = JSON.parse(
      '{"birth_date":"1990-06-15","location":"Paris","__proto__":{"birth_time":"10:00"},"settings":{"__proto__":{"strict":true}}}',
    );
    const { birth, warnings, settings } = natalEndpoint.parse(body, 0);
    assert.equal(birth.local?.time, null);
    assert.equal(settings.strict, false);
    assert.deepEqual(
      warnings.map(({ field }) => field),
      ['__proto__', 'settings.__proto__'],
    );
  });

  it('Julian dates are converted to the Gregorian calendar', () => {
    const parsedDate = (change: object): unknown => parse(change).birth.local;
    assert.deepEqual(parsedDate({ birth_date: '1571-12-27', birth_time: null }), {
      date: { year: 1572, month: 1, day: 6 },
      time: null,
      calendar: 'julian',
      written: { year: 1571, month: 12, day: 27 },
      byPlace: false,
    });
    assert.deepEqual(parsedDate({ birth_date: '1900-02-29', birth_time: null, calendar: 'julian' }), {
      date: { year: 1900, month: 3, day: 13 },
      time: null,
      calendar: 'julian',
      written: { year: 1900, month: 2, day: 29 },
      byPlace: false,
    });
    assert.deepEqual(parsedDate({ birth_date: '1582-10-10', birth_time: null, calendar: 'gregorian' }), {
      date: { year: 1582, month: 10, day: 10 },
      time: null,
      calendar: 'gregorian',
      written: { year: 1582, month: 10, day: 10 },
      byPlace: false,
    });
  });

  it('utc replaces date and time, with any offset; without one it is UTC', () => {
    const parsedUtc = (utc: string): number | null => natalEndpoint.parse({ utc, location: 'New York' }, 0).birth.utcMs;
    const instant = Date.UTC(1990, 5, 15, 18, 30);
    for (const text of [
      '1990-06-15T18:30:00Z',
      '1990-06-15T18:30',
      '1990-06-15 18:30:00',
      '1990-06-15T14:30:00-04:00',
      '1990-06-15T20:30:00 02:00',
    ])
      assert.equal(parsedUtc(text), instant);
  });
});
