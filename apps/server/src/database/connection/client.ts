import type { Socket } from 'node:net';
import { Client as PgClient } from 'pg';
import type { Login } from './login.ts';
import { parserOf } from './values.ts';

/** The connection ended: what was sent on it may or may not have been done. */
export class ConnectionLost extends Error {
  readonly code = 'ECONNRESET';
  constructor(cause: unknown) {
    super('the connection to the database has ended', { cause });
    this.name = 'ConnectionLost';
  }
}

/** A client of `pg` on a socket that is connected already, and encrypted where it must be. Its settings are sent as they are given. */
export class Client extends PgClient {
  readonly #login: Login;
  readonly #settings: Readonly<Record<string, string>>;

  constructor(socket: Socket, login: Login, settings: Readonly<Record<string, string>>) {
    super({
      user: login.user,
      database: login.database,
      ...(login.password === null ? {} : { password: login.password }),
      ssl: false,
      stream: () => connected(socket),
      types: { getTypeParser: (type: number) => parserOf(type) },
    });
    this.#login = login;
    this.#settings = settings;
    // The statement under way is rejected with it. Without a listener the error of an idle client would end the process.
    this.on('error', () => {});
  }

  /** Called by `pg`, which sends no settings that it does not know. */
  getStartupConf(): Readonly<Record<string, string>> {
    return { user: this.#login.user, database: this.#login.database, ...this.#settings };
  }

  /** Logs in. @throws the server's error, or that of the socket */
  async logIn(): Promise<void> {
    try {
      await this.connect();
    } catch (error) {
      throw withCode(error);
    }
  }
}

/** An error of the server or of the socket as it is; another one says that the connection has ended. */
export function withCode(error: unknown): Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error
    : new ConnectionLost(error);
}

/** `pg` connects its socket; this one only says that it is. */
function connected(socket: Socket): Socket {
  socket.connect = () => {
    process.nextTick(() => socket.emit('connect'));
    return socket;
  };
  return socket;
}
