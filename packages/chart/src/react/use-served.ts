import { useState, useSyncExternalStore } from 'react';

const isNode = Object.prototype.toString.call(Reflect.get(globalThis, 'process')) === '[object process]';
/** Tests give Node a document too; there `renderToString` must draw. */
const isBrowser = typeof document !== 'undefined' && !isNode;
const never = () => () => {};

/** True while the page shows what the server wrote for these options: their picture need not be drawn to be shown. */
export function useServed(options: object): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => isBrowser,
  );
  const [served, setServed] = useState(isHydrating ? options : null);
  if (served !== null && served !== options) setServed(null);
  return served === options;
}
