import assert from 'node:assert/strict';
import type { Handler, Handlers } from '../account/operations/operation.ts';
import type { Sql } from '../database/database.ts';
import { type OperationName, operations } from '../rules/operations/catalog.ts';
import type { Operation } from '../rules/operations/operation.ts';

/** Handlers that fail if they return something else than the catalogue declares, or write other events to the audit log. */
export function asDeclared(handlers: Handlers, sql: Sql): Handlers {
  const checked = (name: OperationName, handle: Handler<Operation>): Handler<Operation> => {
    const { output, audit = [] }: Operation = operations[name];
    return async (call) => {
      const { session_id: sessionId } = call.user.claims;
      const [{ before } = { before: 0 }] = await sql<{ before: number }[]>`
        select coalesce(max(id), 0)::int as before from public.audit_log where session_id = ${sessionId}`;
      const returned = await handle(call);
      output.parse(returned);
      const written = await sql<{ event: string }[]>`
        select event from public.audit_log where session_id = ${sessionId} and id > ${before} and actor = 'owner'`;
      const undeclared = written.filter(({ event }) => !audit.some((declared) => declared === event));
      assert.deepEqual(undeclared, [], `${name} writes undeclared events to the audit log`);
      return returned;
    };
  };
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      checked(name as OperationName, handle as Handler<Operation>),
    ]),
  );
}
