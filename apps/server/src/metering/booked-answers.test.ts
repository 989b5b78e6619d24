import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import { pino } from 'pino';
import { createMetrics } from '../observability/metrics.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { meteredCall } from '../testing/metered-call.ts';
import { answerBytes, type BookedAnswer, type MeteredCall } from './metered-call.ts';
import { openMetering } from './metering.ts';

const { database, beforeClose } = await testDatabase();
const told: BookedAnswer[] = [];
const metering = await openMetering({
  database,
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
  onBooked: (answers) => void told.push(...answers),
});
beforeClose(() => metering.close());

describe('the answers of booked calls', () => {
  it('are given on after the commit, with the checksum that the log row holds; a refused call has none', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '0.0020' });
    const call = (text: string, more: Partial<MeteredCall> = {}): MeteredCall =>
      meteredCall(who, { requestPayload: '{}', responsePayload: answerBytes(Buffer.from(text)), ...more });
    const paid = call('{"place":"Łódź"}');
    const refused = call('{"never":"told"}');
    const failed = call('{"code":"invalid_date"}', { status: 400, charged: false, errorMessage: 'bad' });
    for (const one of [paid, refused, failed]) await metering.book(one);
    assert.deepEqual(
      told.map(({ id, createdAtMs, userId, bytes }) => [id, createdAtMs, userId, bytes]),
      [paid, failed].map((one) => [one.id, one.createdAtMs, who.userId, one.responsePayload?.bytes]),
    );
    const rows = await database.sql<{ id: string; checksum: string | null }[]>`
      select id, response_crc32::text as checksum from public.translator_logs where user_id = ${who.userId} order by created_at, id`;
    const checksums = new Map(rows.map((row) => [row.id, row.checksum]));
    for (const { id, bytes, crc32: checksum } of told) {
      assert.equal(checksum, crc32(bytes));
      assert.equal(checksums.get(id), String(checksum));
    }
    assert.equal(checksums.get(refused.id), null);
  });
});
