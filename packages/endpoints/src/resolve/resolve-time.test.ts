import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { loadZoneTable } from '@theia-astro/places/zones/zone-table';
import type { CompanionMoment, ZoneChoice } from '../request/asked.ts';
import { instantText } from '../time/instant-text.ts';
import { FieldSet } from '../request/field.ts';
import { clock, companionMoment, date } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { isZoneName } from '../time/zone-name.ts';
import { resolveCompanion } from './resolve-time.ts';
import { DEFAULT_RESOLUTION } from '../request/settings.ts';
import { contextAt } from '../testing/call.ts';

const context = contextAt(Date.UTC(2024, 5, 16, 2, 15));
const NEW_YORK: ZoneChoice = { kind: 'iana', name: 'America/New_York' };

function companion(body: object): CompanionMoment | null {
  const fields = readFields(body);
  const values = new FieldSet({ transit_date: date(), transit_time: clock() }).read(fields);
  const moment = companionMoment(values.transit_date, values.transit_time);
  fields.finish(true);
  return moment;
}

function resolvedInstant(body: object, zone: ZoneChoice = NEW_YORK): string {
  return instantText(
    resolveCompanion(
      context,
      companion(body),
      { zone, geoLongitudeDeg: -74, dateField: 'transit_date', timeField: 'transit_time' },
      DEFAULT_RESOLUTION,
    ).utcMs,
  );
}

test('every zone of the atlas can be sent', () => {
  assert.deepEqual(
    loadZoneTable().names.filter((name) => !isZoneName(name)),
    [],
  );
});

describe('companion dates', () => {
  it('a date without time is 12:00 local', () => {
    assert.equal(resolvedInstant({ transit_date: '2024-06-15' }), '2024-06-15T16:00:00Z');
  });

  it('a time without date is today in the zone', () => {
    assert.equal(resolvedInstant({ transit_time: '20:00' }), '2024-06-16T00:00:00Z');
    assert.equal(
      resolvedInstant({ transit_time: '20:00' }, { kind: 'offset', offsetSeconds: 7200 }),
      '2024-06-16T18:00:00Z',
    );
  });

  it('an empty request means now', () => {
    assert.equal(resolvedInstant({}), '2024-06-16T02:15:00Z');
  });
});
