import type { Socket } from 'node:net';

/** The server ended the connection: what was sent on it may or may not have been done. */
class ConnectionLost extends Error {
  readonly code = 'ECONNRESET';
  constructor() {
    super('the server ended the connection');
    this.name = 'ConnectionLost';
  }
}

/**
 * Guards the driver against a connection that ends although it has not said goodbye on it. Once the driver has heard that a socket is closed, the
 * next statement of an open transaction ends the process (it writes to no socket). So the driver is told of an error instead, and everything it sends
 * afterwards fails with it.
 * @param onBroken called when that happens; the pool of the connection must be given up
 * @param closedAfterMs when the driver is told that the socket is closed: after the end of the pool, when it sends nothing any more
 */
export function keepFailing(socket: Socket, onBroken: () => void, closedAfterMs: number): void {
  let isExpected = false;
  let lost: Error | null = null;
  const fail = (): void => void socket.emit('error', lost);

  const end = socket.end.bind(socket) as (...args: unknown[]) => Socket;
  socket.end = ((...args: unknown[]) => {
    // The driver ends with a message; the socket ends itself without one, when the server has closed it.
    if (args[0] instanceof Uint8Array) isExpected = true;
    return end(...args);
  }) as typeof socket.end;

  const broken = (): void => {
    if (!isExpected) onBroken();
  };
  socket.once('error', broken).once('end', broken).once('close', broken);

  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.write = ((...args: unknown[]) => {
    if (lost === null) return write(...args);
    setImmediate(fail);
    return false;
  }) as typeof socket.write;

  const on = socket.on.bind(socket) as (event: string, listener: (...args: unknown[]) => void) => Socket;
  // All that listens from here on is the driver.
  socket.on = ((event: string, listener: (...args: unknown[]) => void) =>
    on(
      event,
      event !== 'close'
        ? listener
        : (...args: unknown[]) => {
            if (isExpected) return listener(...args);
            lost = new ConnectionLost();
            fail();
            setTimeout(listener, closedAfterMs, ...args);
          },
    )) as typeof socket.on;
}
