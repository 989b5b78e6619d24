import type { Endpoint } from './endpoint.ts';

/** Endpoints that any key may call: they carry other calls, each of which is checked, or tell a key about itself. */
export const OPEN_TO_ALL_KEYS: ReadonlySet<string> = new Set(['me', 'batch', 'swiss']);

/** The products that a key can be limited to: those of the catalogue that need a key, and subscriptions with their webhooks. */
export function keyProducts(catalog: readonly Pick<Endpoint, 'name' | 'sharedForMs'>[]): readonly string[] {
  return [
    ...catalog
      .filter(({ name, sharedForMs }) => sharedForMs === undefined && !OPEN_TO_ALL_KEYS.has(name))
      .map(({ name }) => name),
    'subscriptions',
  ];
}
