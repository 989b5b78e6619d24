import { newId, type SandboxContext } from '../sandbox-context.ts';
import type { Collection, State } from './objects.ts';
import templates from './templates.json' with { type: 'json' };

type Templates = typeof templates;
type Template = keyof Templates;
/** The fields that a template leaves open, and any that differ from it. */
type Fields<T, Name extends Template, Known = never> = Omit<T, keyof Templates[Name] | Extract<Known, keyof T>> &
  Partial<T>;

/** An object or a part of one: its template with the other fields. `declared-types.test.ts` checks all of them with the SDK. */
export const fromTemplate = <T, Name extends Template>(name: Name, fields: NoInfer<Fields<T, Name>>): T =>
  ({ ...structuredClone(templates[name]), ...fields }) as T;

/** The template of each stored object, and the first letters of its ids. */
const KINDS = {
  customers: { template: 'customer', prefix: 'cus' },
  methods: { template: 'payment_method', prefix: 'pm' },
  charges: { template: 'charge', prefix: 'ch' },
  intents: { template: 'payment_intent', prefix: 'pi' },
  subscriptions: { template: 'subscription', prefix: 'sub' },
  invoices: { template: 'invoice', prefix: 'in' },
  sessions: { template: 'session', prefix: 'cs_test' },
  setups: { template: 'setup_intent', prefix: 'seti' },
  refunds: { template: 'refund', prefix: 're' },
  disputes: { template: 'dispute', prefix: 'dp' },
  taxIds: { template: 'tax_id', prefix: 'txi' },
  coupons: { template: 'coupon', prefix: 'coupon' },
  promotionCodes: { template: 'promotion_code', prefix: 'promo' },
  discounts: { template: 'discount', prefix: 'di' },
  creditNotes: { template: 'credit_note', prefix: 'cn' },
  portals: { template: 'portal_session', prefix: 'bps' },
} as const satisfies Record<Collection, { readonly template: Template; readonly prefix: string }>;

export const idFor = (collection: Collection): string => newId(KINDS[collection].prefix);

/** Creates an object now, with a new id unless it is given, and stores it. */
export function store<Name extends Collection>(
  { state, now }: Pick<SandboxContext, 'state' | 'now'>,
  collection: Name,
  fields: Fields<State[Name][string], (typeof KINDS)[Name]['template'], 'id'>,
): State[Name][string] {
  const template = templates[KINDS[collection].template];
  const object = {
    ...structuredClone(template),
    id: idFor(collection),
    ...('created' in template && { created: now() }),
    ...fields,
  } as unknown as State[Name][string];
  const objects = state[collection] as Record<string, State[Name][string]>;
  objects[object.id] = object;
  return object;
}

export const emptyState = (): State =>
  ({
    ...Object.fromEntries(Object.keys(KINDS).map((name) => [name, {}])),
    events: [],
    answers: {},
  }) as unknown as State;
