import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { skyEndpoint } from './endpoint.ts';

const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), account: null };
const sky = (nowMs: number, input: object = {}) =>
  skyEndpoint.calculate({ ...context, nowMs }, skyEndpoint.parse(input, nowMs));

describe('the sky of a minute', () => {
  it('matches Swiss Ephemeris: the row of 2024-01-01 00:00 UTC', () => {
    const { points, at } = sky(Date.UTC(2024, 0, 1));
    assert.equal(at, '2024-01-01T00:00:00Z');
    assert.ok(Math.abs(points.sun!.longitude - 280.038994) < 1e-6);
    assert.ok(Math.abs(points.moon!.longitude - 155.992199) < 1e-6);
    assert.equal(points.sun!.house ?? null, null);
  });

  it('matches its schema, in at most 5 KiB', () => {
    const answer: unknown = JSON.parse(JSON.stringify(sky(Date.UTC(2024, 0, 1))));
    assert.deepEqual(skyEndpoint.responseSchema.parse(answer), answer);
    assert.ok(Buffer.byteLength(JSON.stringify(answer)) <= 5120);
  });

  it('is the same from the first to the last millisecond of the minute', () => {
    const first = JSON.stringify(sky(Date.UTC(2026, 5, 1, 12, 0, 0)));
    assert.equal(JSON.stringify(sky(Date.UTC(2026, 5, 1, 12, 0, 59, 999))), first);
    assert.notEqual(JSON.stringify(sky(Date.UTC(2026, 5, 1, 12, 1, 0))), first);
  });

  it('is drawn only on request, larger in the compact form', () => {
    const nowMs = Date.UTC(2026, 5, 1);
    assert.equal(sky(nowMs).svg, undefined);
    const { svg } = sky(nowMs, { format: 'svg' });
    assert.match(svg ?? '', /^<svg .*<title>The sky now<\/title><desc>2026-06-01T00:00:00Z, seen/);
    assert.notEqual(sky(nowMs, { format: 'svg', compact: 'true' }).svg, svg);
  });
});
