import type { On } from './register-call.ts';
import { findPrice } from './checkout.ts';
import { matches, listPage } from './lists.ts';
import {
  CHARGE_LIST,
  CODE_LIST,
  CREDIT_NOTE_LIST,
  CUSTOMER_LIST,
  DISPUTE_LIST,
  EVENT_LIST,
  INTENT_LIST,
  INVOICE_LIST,
  NONE,
  PAGE,
  REFUND_LIST,
  SESSION_LIST,
  SUBSCRIPTION_LIST,
} from './shapes.ts';
import type { Shapes } from './parameters.ts';
import { missing } from './stripe-error.ts';
import { findObject, withoutSandbox, type SandboxContext } from './sandbox-context.ts';

interface Collection {
  readonly path: string;
  readonly kind: string;
  readonly shapes: Shapes;
  readonly of: (world: SandboxContext) => Readonly<Record<string, { readonly id: string; readonly object: string }>>;
}

const COLLECTIONS: readonly Collection[] = [
  { path: 'customers', kind: 'customer', shapes: CUSTOMER_LIST, of: ({ state }) => state.customers },
  { path: 'checkout/sessions', kind: 'checkout.session', shapes: SESSION_LIST, of: ({ state }) => state.sessions },
  { path: 'payment_intents', kind: 'payment_intent', shapes: INTENT_LIST, of: ({ state }) => state.intents },
  { path: 'charges', kind: 'charge', shapes: CHARGE_LIST, of: ({ state }) => state.charges },
  { path: 'refunds', kind: 'refund', shapes: REFUND_LIST, of: ({ state }) => state.refunds },
  { path: 'disputes', kind: 'dispute', shapes: DISPUTE_LIST, of: ({ state }) => state.disputes },
  { path: 'subscriptions', kind: 'subscription', shapes: SUBSCRIPTION_LIST, of: ({ state }) => state.subscriptions },
  { path: 'invoices', kind: 'invoice', shapes: INVOICE_LIST, of: ({ state }) => state.invoices },
  { path: 'credit_notes', kind: 'credit_note', shapes: CREDIT_NOTE_LIST, of: ({ state }) => state.creditNotes },
  { path: 'coupons', kind: 'coupon', shapes: PAGE, of: ({ state }) => state.coupons },
  { path: 'promotion_codes', kind: 'promotion code', shapes: CODE_LIST, of: ({ state }) => state.promotionCodes },
];
const NOT_FILTERS: ReadonlySet<string> = new Set(['limit', 'starting_after', 'ending_before', 'created']);

/** The list calls of the API with paging, and the calls that read an object by its id. */
export function listRoutes(on: On, world: SandboxContext): void {
  for (const { path, kind, shapes, of } of COLLECTIONS) {
    const filters = Object.keys(shapes).filter(
      (name) => !NOT_FILTERS.has(name) && !(kind === 'subscription' && name === 'status'),
    );
    on('GET', `/v1/${path}`, shapes, (form) => {
      const all = Object.values(of(world)).filter(
        (object) => matches(object, form, filters) && (kind !== 'subscription' || inStatus(object, form['status'])),
      );
      return listPage(
        all.map((object) => withoutSandbox(object) as typeof object),
        form,
        `/v1/${path}`,
      );
    });
    on('GET', `/v1/${path}/:id`, NONE, (_, id) => findObject(of(world), kind, id));
  }
  on('GET', '/v1/customers/:id/payment_methods', PAGE, (form, id) => {
    findObject(world.state.customers, 'customer', id);
    const methods = Object.values(world.state.methods).filter(({ customer }) => customer === id);
    return listPage(
      methods.map((method) => withoutSandbox(method) as typeof method),
      form,
      `/v1/customers/${id}/payment_methods`,
    );
  });
  on('GET', '/v1/prices', PAGE, (form) => listPage([...world.prices.values()], form, '/v1/prices'));
  on('GET', '/v1/prices/:id', NONE, (_, id) => findPrice(world, 'id', id));
  on('GET', '/v1/events', EVENT_LIST, (form) =>
    listPage(
      world.state.events.filter((event) => matches(event, form, ['type'])),
      form,
      '/v1/events',
    ),
  );
  on('GET', '/v1/events/:id', NONE, (_, id) => {
    const event = world.state.events.find((known) => known.id === id);
    if (event === undefined) throw missing('event', id);
    return event;
  });
}

/** Without a status, cancelled subscriptions are not listed. `all` lists every subscription. */
function inStatus(subscription: object, asked: unknown): boolean {
  const status = 'status' in subscription ? subscription.status : null;
  if (asked === undefined) return status !== 'canceled';
  return asked === 'all' || status === asked || (asked === 'ended' && status === 'canceled');
}
