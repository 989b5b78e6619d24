import { randomBytes } from 'node:crypto';
import type { Event, Price, State } from './objects/objects.ts';
import { missing, missingFor } from './stripe-error.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** What every part of the sandbox works with: the objects, the prices for sale, and the way events leave. */
export interface World {
  readonly state: State;
  readonly prices: ReadonlyMap<string, Price>;
  /** Where this sandbox is reached. */
  readonly base: string;
  readonly webhooks: WebhookSender;
  readonly save: () => void;
  now(): number;
}

export const API_VERSION = '2026-10-28.endive';

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}

/** Tells of a change: the object as it is now, in an event that is delivered when the request at hand is answered. */
export function tell(world: World, type: string, object: object): void {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    created: world.now(),
    livemode: false,
    api_version: API_VERSION,
    type,
    pending_webhooks: 1,
    request: null,
    data: { object: structuredClone(withoutSandbox(object)) },
  };
  world.state.events.push(event);
  if (world.state.events.length > 2_000) world.state.events.splice(0, 1_000);
  world.webhooks.send(event);
}

export function found<T>(collection: Readonly<Record<string, T>>, kind: string, id: string | null): T {
  const object = id === null ? undefined : Object.hasOwn(collection, id) ? collection[id] : undefined;
  if (object === undefined) throw missing(kind, id ?? '');
  return object;
}

/** What a parameter names. @throws StripeRefusal 400 resource_missing */
export function named<T>(collection: Readonly<Record<string, T>>, kind: string, param: string, id: string | null): T {
  const object = id !== null && Object.hasOwn(collection, id) ? collection[id] : undefined;
  if (object === undefined) throw missingFor(param, kind, id ?? '');
  return object;
}

/** What leaves the sandbox has only fields that Stripe's objects have. */
export function withoutSandbox(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith('sandbox')));
}
