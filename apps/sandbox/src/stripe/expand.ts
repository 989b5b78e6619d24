import type { Fields } from './form-body.ts';
import type { Collection } from './objects/objects.ts';
import { newProduct } from './objects/prices.ts';
import { badParameter } from './stripe-error.ts';
import { withoutSandbox, type SandboxContext } from './sandbox-context.ts';

const DEPTH_MAX = 4;

/** Applies `expand[]`: replaces each named reference with the object. @throws StripeRejection 400 for a field that cannot be expanded */
export function expandReferences(world: SandboxContext, object: object, form: Fields): object {
  const asked = form['expand'];
  const paths = (Array.isArray(asked) ? asked : asked === undefined ? [] : [asked]).filter(
    (path) => typeof path === 'string',
  );
  const copy = structuredClone(object);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > DEPTH_MAX)
      throw badParameter('expand', `You cannot expand more than ${DEPTH_MAX} levels of a property.`);
    expand(world, copy, steps, path);
  }
  return copy;
}

function expand(world: SandboxContext, holder: object, [name = '', ...rest]: readonly string[], path: string): void {
  if (Array.isArray(holder)) {
    for (const entry of holder) expand(world, entry, [name, ...rest], path);
    return;
  }
  const held = (holder as Record<string, unknown>)[name];
  // A coupon always contains its limit to products.
  if (name === 'applies_to') return;
  if (held === undefined) throw badParameter('expand', `This property cannot be expanded (${path}).`);
  if (held === null) return;
  const referred = typeof held === 'string' ? referredTo(world, name, held) : held;
  if (referred === null || typeof referred !== 'object' || (typeof held !== 'string' && rest.length === 0))
    throw badParameter('expand', `This property cannot be expanded (${path}).`);
  (holder as Record<string, unknown>)[name] = referred;
  if (rest.length > 0) expand(world, referred, rest, path);
}

/** The collection that a field refers to. */
const REFERENCES: Readonly<Record<string, Collection>> = {
  customer: 'customers',
  payment_intent: 'intents',
  charge: 'charges',
  latest_charge: 'charges',
  payment_method: 'methods',
  default_payment_method: 'methods',
  setup_intent: 'setups',
  subscription: 'subscriptions',
  invoice: 'invoices',
  latest_invoice: 'invoices',
  coupon: 'coupons',
  promotion_code: 'promotionCodes',
};

function referredTo({ state, prices }: SandboxContext, name: string, id: string): object | null {
  if (name === 'product') {
    const price = [...prices.values()].find(({ product }) => product === id);
    return price === undefined ? null : newProduct(price);
  }
  const collection = Object.hasOwn(REFERENCES, name) ? REFERENCES[name] : undefined;
  const found = collection === undefined ? undefined : state[collection][id];
  if (found !== undefined) return structuredClone(withoutSandbox(found));
  return collection === 'customers' ? { id, object: 'customer', deleted: true } : null;
}
