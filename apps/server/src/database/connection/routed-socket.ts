import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Route } from './route.ts';
import { oneStatement, watchSilence } from './silence.ts';
import { watchStatements } from './watch-statements.ts';

/** What `pg` takes for a socket: its `connect` connects to the primary, encrypted if the route is. */
export class RoutedSocket extends Duplex {
  readonly #route: Route;
  readonly #pool: string;
  #socket: Socket | null = null;

  constructor(route: Route, pool: string) {
    super({ allowHalfOpen: false });
    this.#route = route;
    this.#pool = pool;
  }

  connect(): this {
    this.#route.connect(null).then(
      (socket) => this.#attach(socket),
      (error: unknown) => this.destroy(error as Error),
    );
    return this;
  }

  #attach(socket: Socket): void {
    if (this.destroyed) {
      socket.destroy();
      return;
    }
    this.#socket = socket;
    watchSilence(socket, this.#route, oneStatement(), { verifyMs: 2_000, destroyMs: null });
    watchStatements(socket, this.#pool);
    socket.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) socket.pause();
    });
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => {
      if (!socket.readableEnded) this.destroy();
    });
    this.emit('connect');
  }

  override _read(): void {
    this.#socket?.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#socket === null) done(new Error('not connected'));
    else this.#socket.write(chunk, done);
  }

  override _final(done: () => void): void {
    if (this.#socket === null || this.#socket.destroyed) done();
    else this.#socket.end(() => done());
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket?.destroy();
    done(error);
  }

  /** The route has done it. */
  setNoDelay(): this {
    return this;
  }

  ref(): this {
    this.#socket?.ref();
    return this;
  }

  unref(): this {
    this.#socket?.unref();
    return this;
  }
}
