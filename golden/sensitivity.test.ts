import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleOf } from '../scripts/random-cases.ts';
import { checkSensitivity, type SteppedBirth } from './sensitivity.ts';

const births: Readonly<Record<string, SteppedBirth>> = {
  'in an ordinary minute': {
    utc: '1990-06-15T18:30:25Z',
    latitude: 40.71427,
    longitude: -74.00597,
    timezone: 'America/New_York',
    minutes: 0.5,
    everySeconds: 1,
  },
  'when clocks are set forward': {
    utc: '2024-03-10T07:00:00Z',
    latitude: 40.71427,
    longitude: -74.00597,
    timezone: 'America/New_York',
    minutes: 4,
    everySeconds: 11,
  },
  'over a midnight and a sunrise': {
    utc: '2001-12-01T00:30:00Z',
    latitude: 28.6,
    longitude: 77.2,
    timezone: 'Asia/Kolkata',
    minutes: 90,
    everySeconds: 157,
  },
  'on the day Samoa skipped': {
    utc: '2011-12-30T10:00:00Z',
    latitude: -13.83,
    longitude: -171.77,
    timezone: 'Pacific/Apia',
    minutes: 60,
    everySeconds: 131,
  },
  'near the polar circle': {
    utc: '2024-03-20T12:00:00Z',
    latitude: 66.5,
    longitude: 25.7,
    timezone: 'Europe/Helsinki',
    minutes: 200,
    everySeconds: 601,
    settings: { house_system: 'R' },
  },
  'beyond it, in the midnight sun': {
    utc: '2024-06-20T12:00:00Z',
    latitude: 71,
    longitude: 25.7,
    timezone: 'Europe/Oslo',
    minutes: 300,
    everySeconds: 907,
  },
};

for (const [when, birth] of sampleOf(Object.entries(births), 2)) {
  test(`what /sensitivity says of every second equals the charts of that second: ${when}`, async () => {
    const { compared, wrong } = await checkSensitivity([birth]);
    assert.ok(compared > 5_000, `${compared}`);
    assert.deepEqual(wrong, []);
  });
}
