import { randomBytes } from 'node:crypto';
import type { Event, Price, State } from './objects/objects.ts';
import { missing, missingFor } from './stripe-error.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** Dependencies of every part of the sandbox: the objects, the prices for sale, and the sending of events. */
export interface SandboxContext {
  readonly state: State;
  readonly prices: ReadonlyMap<string, Price>;
  readonly base: string;
  /** The same pages under an address that stays after a restart: for receipts and invoices, which are kept. */
  readonly lastingBase: string;
  readonly webhooks: WebhookSender;
  readonly save: () => void;
  now(): number;
}

export const API_VERSION = '2026-10-28.endive';

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}

/** Sends an event with the current object. It is delivered when the current request is answered. */
export function sendEvent(world: SandboxContext, type: string, object: object): void {
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

export function findObject<T>(collection: Readonly<Record<string, T>>, kind: string, id: string | null): T {
  const object = id === null ? undefined : Object.hasOwn(collection, id) ? collection[id] : undefined;
  if (object === undefined) throw missing(kind, id ?? '');
  return object;
}

/** Finds the object a parameter names. @throws StripeRejection 400 resource_missing */
export function findNamed<T>(
  collection: Readonly<Record<string, T>>,
  kind: string,
  param: string,
  id: string | null,
): T {
  const object = id !== null && Object.hasOwn(collection, id) ? collection[id] : undefined;
  if (object === undefined) throw missingFor(param, kind, id ?? '');
  return object;
}

/** Removes the sandbox's own fields from objects it sends. */
export function withoutSandbox(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith('sandbox')));
}
