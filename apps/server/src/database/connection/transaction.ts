import type { Connection } from './connection.ts';
import { type Answer, type Statement, tagFor, type Target, type TransactionSql } from './sql.ts';

/** What was to be committed was not, although no statement is known to have failed. */
class NotCommitted extends Error {
  constructor() {
    super('the transaction was rolled back');
    this.name = 'NotCommitted';
  }
}

/** Runs `work` between `begin` and `commit` on a connection of its own. @throws what `work` throws, or the first failure of a statement */
export async function inTransaction<Result>(
  connection: Connection,
  mode: string,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  await send(connection, `begin ${mode}`.trim());
  try {
    const result = await whole(connection, { savepoints: 0 }, work);
    if ((await send(connection, 'commit')).command !== 'COMMIT') throw new NotCommitted();
    return result;
  } catch (error) {
    if (connection.isOpen && connection.isInTransaction)
      await send(connection, 'rollback').catch(() => connection.destroy());
    throw error;
  }
}

/** Runs `work` and waits for all that it sent. @throws also when it has caught the failure of one of its statements: the server undoes all of them */
async function whole<Result>(
  connection: Connection,
  made: { savepoints: number },
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const part = partOf(connection);
  const savepoint: TransactionSql['savepoint'] = async (inner) => {
    made.savepoints += 1;
    const name = `s${made.savepoints}`;
    await send(part.target, `savepoint ${name}`);
    try {
      return await whole(connection, made, inner);
    } catch (error) {
      if (connection.isOpen) await send(part.target, `rollback to ${name}`);
      throw error;
    }
  };
  try {
    const result = await work(Object.assign(tagFor(part.target), { savepoint }));
    await part.settled();
    return result;
  } finally {
    part.close();
  }
}

/** Sends the statements of one part of a transaction, and remembers the first that fails. */
function partOf(outer: Target) {
  let isOver = false;
  let failure: { readonly error: unknown } | null = null;
  const underWay = new Set<Promise<unknown>>();
  const noting = <Sent>(send: () => Promise<Sent>): Promise<Sent> => {
    if (isOver) return Promise.reject(new Error('the transaction is over'));
    const sent = send();
    underWay.add(sent);
    sent.then(
      () => underWay.delete(sent),
      (error: unknown) => {
        failure ??= { error };
        underWay.delete(sent);
      },
    );
    return sent;
  };
  const target: Target = {
    run: (statement) => noting(() => outer.run(statement)),
    copyOut: (text) => noting(() => outer.copyOut(text)),
    copyIn: (text) => noting(() => outer.copyIn(text)),
  };
  return {
    target,
    settled: async (): Promise<void> => {
      await Promise.allSettled(underWay);
      if (failure !== null) throw (failure as { readonly error: unknown }).error;
    },
    close: (): void => {
      isOver = true;
    },
  };
}

function send(target: Target, text: string): Promise<Answer> {
  const statement: Statement = { text, parameters: [], isPrepared: false, isList: false };
  return target.run(statement);
}
