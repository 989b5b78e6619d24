/** The part of pg-boss that runs workers, which its own types do not name. */
declare module 'pg-boss/src/manager.js' {
  import type { EventEmitter } from 'node:events';

  type End = (this: EventEmitter, ...args: unknown[]) => Promise<unknown>;
  const Manager: { readonly prototype: { complete: End; fail: End } };
  export default Manager;
}
