import type { EventEmitter } from 'node:events';
import Manager from 'pg-boss/src/manager.js';

let isDone = false;

/**
 * pg-boss does not wait for the statement with which a worker ends a job. When the database is lost at that moment, nobody would handle its
 * error, and the process would end. Here it becomes an `error` of the queue. The job is freed like that of a dead node.
 */
export function reportQueueFailures(): void {
  if (isDone) return;
  isDone = true;
  for (const name of ['complete', 'fail'] as const) {
    const end = Manager.prototype[name];
    const reported = function (this: EventEmitter, ...args: unknown[]): Promise<unknown> {
      const ended = end.apply(this, args);
      ended.catch((error: unknown) => this.emit('error', error));
      return ended;
    };
    // pg-boss offers its functions under their own names.
    Manager.prototype[name] = Object.defineProperty(reported, 'name', { value: name });
  }
}
