import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { newCallId } from '../metering/call-id.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { openReportStore } from './report-store.ts';

const { database, config } = await testDatabase();
const { sql } = database;
const store = openReportStore(sql, config);

async function readyReport() {
  const { userId, keyId } = await customer(database);
  const { uuid, requestId } = newCallId(Date.now());
  const { id } = await store.create({
    id: requestId.replace('req_', 'rep_'),
    userId,
    keyId,
    isTest: false,
    kind: 'year_ahead',
    voice: 'composed',
    request: { name: 'Ada Lovelace' },
    call: { id: uuid, requestId, atMs: Date.now() },
  });
  await sql`update private.reports set status = 'ready', progress = 1, ended_at = now() where id = ${id}`;
  const owner = { userId, keyId: null };
  return { id, owner, ofKey: { userId, keyId } };
}
const trail = ({ userId }: { readonly userId: string }) =>
  sql<{ event: string; actor: string; subject: string | null; details: unknown }[]>`
    select event, actor, subject, details from public.audit_log where user_id = ${userId} and event like 'report.%' order by id`;

describe('the audit log of reports', () => {
  it('has who shared one, withdrew its link and deleted it, with its id and kind and nothing of its text', async () => {
    const { id, owner } = await readyReport();
    const claims = { sub: owner.userId, session_id: randomUUID(), network: '192.0.2.1' };
    const asOwner = { claims };
    await store.share(owner, id, asOwner);
    await store.share(owner, id, asOwner);
    await store.withdraw(owner, id, asOwner);
    await store.withdraw(owner, id, asOwner);
    await store.remove(owner, id, asOwner);
    const details = { report_id: id, kind: 'year_ahead' };
    assert.deepEqual(
      [...(await trail(owner))],
      ['report.shared', 'report.shared', 'report.withdrawn', 'report.deleted'].map((event) => ({
        event,
        actor: 'owner',
        subject: null,
        details,
      })),
    );
  });

  it('has nothing of what a program does with its key, which is in the call log', async () => {
    const { id, owner, ofKey } = await readyReport();
    await store.share(ofKey, id);
    await store.withdraw(ofKey, id);
    await store.remove(ofKey, id);
    assert.deepEqual([...(await trail(owner))], []);
  });
});
