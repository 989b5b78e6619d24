import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import type { CalculationContext } from '../endpoint.ts';
import type { CompanionMoment, ZoneChoice } from './contract.ts';
import { instantText } from './instant-text.ts';
import { parseCompanionMoment } from './instant-fields.ts';
import { readFields } from './reader.ts';
import { resolveCompanion } from './resolve-time.ts';
import { DEFAULT_RESOLUTION } from './settings.ts';

const context: CalculationContext = {
  ephemeris: await createSwissEphemeris(),
  places: await loadPlaces(),
  nowMs: Date.UTC(2024, 5, 16, 2, 15),
  account: null,
};
const NEW_YORK: ZoneChoice = { kind: 'iana', name: 'America/New_York' };

function companion(body: object): CompanionMoment | null {
  const fields = readFields(body);
  const moment = parseCompanionMoment(fields, 'transit_date', 'transit_time');
  fields.finish(true);
  return moment;
}

function instantOf(body: object, zone: ZoneChoice = NEW_YORK): string {
  return instantText(
    resolveCompanion(
      context,
      companion(body),
      { zone, geoLongitudeDeg: -74, dateField: 'transit_date', timeField: 'transit_time' },
      DEFAULT_RESOLUTION,
    ).utcMs,
  );
}

describe('companion dates (contract §2.2)', () => {
  it('a date without time is 12:00 local', () => {
    assert.equal(instantOf({ transit_date: '2024-06-15' }), '2024-06-15T16:00:00Z');
  });

  it('a time without date is today in the zone', () => {
    assert.equal(instantOf({ transit_time: '20:00' }), '2024-06-16T00:00:00Z');
    assert.equal(instantOf({ transit_time: '20:00' }, { kind: 'offset', offsetSeconds: 7200 }), '2024-06-16T18:00:00Z');
  });

  it('nothing is now', () => {
    assert.equal(instantOf({}), '2024-06-16T02:15:00Z');
  });
});
