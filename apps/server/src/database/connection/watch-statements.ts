import type { Socket } from 'node:net';
import { poolState, tellStatement } from '../../observability/statements.ts';
import { messageCounter } from './message-counter.ts';
import { statementReader } from './statement-reader.ts';

/**
 * Tells which statements run on a connection, and how long each takes. A statement that waits on the connection for the one before it is
 * timed from the end of that. What has no answer when the connection closes is lost.
 * @param pool name of the connection's pool
 */
export function watchStatements(socket: Socket, pool: string): void {
  const state = poolState(pool);
  const underWay: { readonly text: string; readonly sentMs: number }[] = [];
  const answers = messageCounter('Z', false);
  let freeSinceMs = Number.NEGATIVE_INFINITY;
  /** The start-up is answered like a statement. */
  let isStarted = false;
  const read = statementReader((text) => {
    underWay.push({ text, sentMs: performance.now() });
    if (underWay.length === 1) state.busy += 1;
  });
  const end = (isLost: boolean): void => {
    const statement = underWay.shift();
    if (statement === undefined) return;
    if (underWay.length === 0) state.busy -= 1;
    const nowMs = performance.now();
    const milliseconds = nowMs - Math.max(statement.sentMs, freeSinceMs);
    freeSinceMs = nowMs;
    tellStatement({ pool, isLost, text: statement.text, milliseconds });
  };

  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.write = ((...args: unknown[]) => {
    if (Buffer.isBuffer(args[0])) read(args[0]);
    return write(...args);
  }) as typeof socket.write;
  socket.on('data', (chunk: Buffer) => {
    for (let left = answers(chunk); left > 0; left -= 1) {
      if (isStarted) end(false);
      isStarted = true;
    }
  });
  state.connections += 1;
  socket.once('close', () => {
    while (underWay.length > 0) end(true);
    state.connections -= 1;
  });
}
