import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { panchangEndpoint } from './endpoint.ts';
import { compute } from '../testing/call.ts';
const spans = z.array(z.object({ nakshatra: z.string(), starts_at: z.string(), ends_at: z.string() }));
const ask = (request: object): { varjyam: z.infer<typeof spans>; amrita_kala: z.infer<typeof spans> } =>
  z
    .object({ varjyam: spans, amrita_kala: spans })
    .parse(compute(panchangEndpoint, { include: ['varjyam'], ...request }));
const seconds = (a: string | undefined, b: string): number => Math.abs(Date.parse(a ?? '') - Date.parse(b)) / 1000;

test('on 20 November 2025 varjyam and amrita kala match the printed times of Hindustan Times Telugu, to the minute', () => {
  const { varjyam, amrita_kala: amrita } = ask({
    date: '2025-11-20',
    latitude: 17.385,
    longitude: 78.487,
    timezone: 'Asia/Kolkata',
  });
  assert.deepEqual(
    [varjyam.map(({ nakshatra }) => nakshatra), amrita.map(({ nakshatra }) => nakshatra)],
    [['anuradha'], ['anuradha']],
  );
  assert.ok(
    seconds(varjyam[0]?.starts_at, '2025-11-20T15:28:00+05:30') < 60 &&
      seconds(varjyam[0]?.ends_at, '2025-11-20T17:16:00+05:30') < 60,
  );
  assert.ok(
    seconds(amrita[0]?.starts_at, '2025-11-21T02:14:00+05:30') < 120 &&
      seconds(amrita[0]?.ends_at, '2025-11-21T04:02:00+05:30') < 120,
  );
});

test('they are given even when the Sun does not rise', () => {
  const { varjyam, amrita_kala: amrita } = ask({ date: '1990-06-15', latitude: 69.65, longitude: 18.96 });
  assert.ok(varjyam.length + amrita.length > 0);
});
