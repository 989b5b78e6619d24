import type { Fields } from './form-body.ts';
import { newProduct } from './objects/new-product.ts';
import { badParameter } from './stripe-error.ts';
import { withoutSandbox, type SandboxContext } from './sandbox-context.ts';

const DEPTH_MAX = 4;

/** Applies `expand[]`: replaces each named reference with the object. @throws StripeRefusal 400 for a field that cannot be expanded */
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
  // A coupon that is limited to products always says so here.
  if (name === 'applies_to') return;
  if (held === undefined) throw badParameter('expand', `This property cannot be expanded (${path}).`);
  if (held === null) return;
  const referred = typeof held === 'string' ? referredTo(world, name, held) : held;
  if (referred === null || typeof referred !== 'object' || (typeof held !== 'string' && rest.length === 0))
    throw badParameter('expand', `This property cannot be expanded (${path}).`);
  (holder as Record<string, unknown>)[name] = referred;
  if (rest.length > 0) expand(world, referred, rest, path);
}

function referredTo({ state, prices }: SandboxContext, name: string, id: string): object | null {
  const of = <T extends object>(collection: Readonly<Record<string, T>>): object | null =>
    collection[id] === undefined ? null : structuredClone(withoutSandbox(collection[id]));
  switch (name) {
    case 'customer':
      return of(state.customers) ?? { id, object: 'customer', deleted: true };
    case 'payment_intent':
      return of(state.intents);
    case 'charge':
    case 'latest_charge':
      return of(state.charges);
    case 'payment_method':
    case 'default_payment_method':
      return of(state.methods);
    case 'setup_intent':
      return of(state.setups);
    case 'subscription':
      return of(state.subscriptions);
    case 'invoice':
    case 'latest_invoice':
      return of(state.invoices);
    case 'coupon':
      return of(state.coupons);
    case 'promotion_code':
      return of(state.promotionCodes);
    case 'product': {
      const price = [...prices.values()].find(({ product }) => product === id);
      return price === undefined ? null : newProduct(price);
    }
    default:
      return null;
  }
}
