import type { Connection } from './connection.ts';
import type { Statement } from './sql.ts';

/** A pool that has ended, or is ending, accepts no more statements. */
class PoolEnded extends Error {
  readonly code = 'CONNECTION_ENDED';
  constructor() {
    super('the connections to the database are closed');
    this.name = 'PoolEnded';
  }
}

const ASKED: Statement = { text: 'select', parameters: [], isPrepared: false, isList: false };

interface Waiter {
  readonly resolve: (connection: Connection) => void;
  readonly reject: (error: Error) => void;
}

export interface PoolOptions {
  readonly max: number;
  /** After this without work a connection is closed; 0: never. */
  readonly idleTimeoutSeconds: number;
  readonly open: () => Promise<Connection>;
}

/** Connections that are opened when they are needed, and lent to one user at a time. */
export class Pool {
  readonly #options: PoolOptions;
  /** The one used last comes last. */
  readonly #idle: Connection[] = [];
  readonly #timers = new WeakMap<Connection, NodeJS.Timeout>();
  readonly #open = new Set<Connection>();
  #opening = 0;
  readonly #waiting: Waiter[] = [];
  #ended: Promise<void> | null = null;
  #onEmpty = (): void => {};

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Lends a connection to `work`. @throws what `work` throws; the error of a connection that could not be opened; CONNECTION_ENDED */
  async use<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const connection = await this.#take();
    try {
      return await work(connection);
    } finally {
      this.#give(connection);
    }
  }

  /** Asks the server on every idle connection; the others have work, and are watched. @throws the failure of one that is lost */
  async ask(): Promise<void> {
    await Promise.all(this.#idle.map((connection) => connection.run(ASKED)));
  }

  /** Takes nothing new, waits for work for so long, then ends every connection. */
  end(timeoutSeconds: number): Promise<void> {
    return (this.#ended ??= this.#end(timeoutSeconds));
  }

  async #end(timeoutSeconds: number): Promise<void> {
    for (const connection of this.#idle.splice(0)) this.#close(connection);
    if (this.#isEmpty()) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, timeoutSeconds * 1_000);
      this.#onEmpty = () => {
        clearTimeout(late);
        resolve();
      };
    });
    this.#rejectAll(new PoolEnded());
    for (const connection of this.#open) connection.destroy();
  }

  #isEmpty(): boolean {
    return this.#open.size === 0 && this.#opening === 0 && this.#waiting.length === 0;
  }

  #take(): Promise<Connection> {
    if (this.#ended !== null) return Promise.reject(new PoolEnded());
    for (let connection = this.#idle.pop(); connection !== undefined; connection = this.#idle.pop()) {
      clearTimeout(this.#timers.get(connection));
      if (connection.isOpen) return Promise.resolve(connection);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#openMore();
    });
  }

  #give(connection: Connection): void {
    if (!connection.isOpen) return;
    if (!connection.isIdle) {
      connection.destroy();
      return;
    }
    const waiter = this.#waiting.shift();
    if (waiter !== undefined) waiter.resolve(connection);
    else if (this.#ended !== null) this.#close(connection);
    else this.#rest(connection);
  }

  #rest(connection: Connection): void {
    this.#idle.push(connection);
    const { idleTimeoutSeconds } = this.#options;
    if (idleTimeoutSeconds === 0) return;
    const close = (): void => {
      if (this.#forgetIdle(connection)) this.#close(connection);
    };
    this.#timers.set(connection, setTimeout(close, idleTimeoutSeconds * 1_000).unref());
  }

  #openMore(): void {
    if (this.#opening >= this.#waiting.length || this.#open.size + this.#opening >= this.#options.max) return;
    this.#opening += 1;
    this.#options.open().then(
      (connection) => {
        this.#opening -= 1;
        this.#open.add(connection);
        connection.onClose(() => {
          this.#open.delete(connection);
          this.#forgetIdle(connection);
          this.#openMore();
          this.#tellIfEmpty();
        });
        this.#give(connection);
      },
      (error: unknown) => {
        this.#opening -= 1;
        // Those who wait may still get a connection that is open, or is being opened.
        if (this.#open.size + this.#opening === 0) this.#rejectAll(error as Error);
        this.#tellIfEmpty();
      },
    );
  }

  #forgetIdle(connection: Connection): boolean {
    const at = this.#idle.indexOf(connection);
    if (at === -1) return false;
    clearTimeout(this.#timers.get(connection));
    this.#idle.splice(at, 1);
    return true;
  }

  #close(connection: Connection): void {
    void connection.close();
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  #tellIfEmpty(): void {
    if (this.#isEmpty()) this.#onEmpty();
  }
}
