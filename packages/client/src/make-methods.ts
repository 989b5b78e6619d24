import type { Caller } from './caller.ts';
import type { CallOptions } from './options.ts';

/** The name of the method for a path: its last part in camel case, `natal/vedic` as `vedic`. */
export function methodOf(path: string): string {
  return path.replace(/.*\//, '').replace(/_./g, (start) => start[1]!.toUpperCase());
}

/** Gives a class a method for each of the paths, which stand in one text with spaces between them. Each sends its request as it is. */
export function makeMethods(prototype: Caller, httpMethod: 'GET' | 'POST', paths: string): void {
  for (const path of paths.split(' '))
    Object.defineProperty(prototype, methodOf(path), {
      configurable: true,
      writable: true,
      value(this: Caller, request: object = {}, options?: CallOptions) {
        return this.call(httpMethod, `/${path}`, request, options);
      },
    });
}
