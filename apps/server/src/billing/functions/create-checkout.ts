import { type Handler, OperationError } from '../../account/operations/operation.ts';
import type { billingOperations } from '../../rules/operations/billing.ts';
import { TOPUP_PURPOSE } from '../events/event-context.ts';
import { activeProducts, ADDONS_OF_PLAN, type Product } from '../products.ts';
import type { BillingAccount } from '../customers.ts';
import {
  type BillingDependencies,
  invoicedPayment,
  ownUrl,
  requireForSale,
  requireOwnPlan,
  taxedPage,
  withAccount,
} from './dependencies.ts';
import { chooseProducts, subscribe } from './subscribe.ts';
import { requirePromotion } from '../promotions/require-promotion.ts';

/** The pricing page (a plan, an add-on), the wallet (credit) and the billing page (a card): opens a checkout page and answers with its URL. */
export const createCheckout =
  (dependencies: BillingDependencies): Handler<(typeof billingOperations)['create-checkout']> =>
  async ({ user, input: wish, sql }) => {
    const { stripe, publicUrl } = dependencies;
    if (wish.mode === 'setup') {
      return { url: await withAccount(sql, stripe, user.userId, (account) => setupPage(dependencies, account)) };
    }
    const products = await activeProducts(sql);
    const product = products.find(({ priceId }) => priceId === wish.priceId);
    const pages = {
      successUrl: ownUrl(wish.successUrl, publicUrl, '/payment-return?status=success'),
      cancelUrl: ownUrl(wish.cancelUrl, publicUrl, '/payment-return?status=cancelled'),
    };
    if (product === undefined || (product.type === 'credit') !== (wish.mode === 'payment'))
      throw new OperationError(400, 'This price is not for sale');
    requireForSale([product], dependencies);
    return {
      url: await withAccount(sql, stripe, user.userId, async (account) => {
        if (product.type === 'credit') return topupPage(dependencies, account, product, pages);
        requireOwnPlan(account);
        // A running subscription is changed only on the page where its owner sees the change.
        if (account.subscribed) return `${publicUrl}/dashboard/upgrade`;
        if (product.type === 'plan')
          return subscribe(dependencies, account, {
            plan: product,
            addons: [],
            natalSystem: null,
            promotion: null,
            ...pages,
          });
        return subscribe(dependencies, account, {
          ...withAddon(account, products, product, dependencies),
          natalSystem: null,
          promotion: null,
          ...pages,
        });
      }),
    };
  };

async function setupPage({ stripe, publicUrl }: BillingDependencies, account: BillingAccount): Promise<string> {
  const metadata = { user_id: account.userId };
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    customer: account.customer,
    client_reference_id: account.userId,
    metadata,
    setup_intent_data: { metadata },
    success_url: `${publicUrl}/payment-return?status=setup-success`,
    cancel_url: `${publicUrl}/payment-return?status=setup-cancelled`,
  });
  return requirePageUrl(session.url);
}

async function topupPage(
  { stripe, collectsTax, sellerFooter }: BillingDependencies,
  account: BillingAccount,
  product: Product,
  pages: { readonly successUrl: string; readonly cancelUrl: string },
): Promise<string> {
  const metadata = { user_id: account.userId, purpose: TOPUP_PURPOSE, credit_cents: String(product.amountCents) };
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer: account.customer,
    client_reference_id: account.userId,
    line_items: [{ price: product.priceId, quantity: 1 }],
    metadata,
    payment_intent_data: { metadata, description: 'Theia wallet top-up' },
    ...invoicedPayment(metadata, sellerFooter),
    ...taxedPage(collectsTax),
    success_url: pages.successUrl,
    cancel_url: pages.cancelUrl,
  });
  return requirePageUrl(session.url);
}

/** An add-on is bought with the plan in force. */
function withAddon(
  account: BillingAccount,
  products: readonly Product[],
  addon: Product,
  dependencies: BillingDependencies,
): { readonly plan: Product; readonly addons: readonly Product[] } {
  const planName = account.plan ?? 'starter';
  const plan = products.find((product) => product.type === 'plan' && product.name.toLowerCase() === planName);
  if (plan === undefined) throw new OperationError(400, 'Could not find price for selected plan');
  if (!ADDONS_OF_PLAN[planName]?.includes(addon.name))
    throw new OperationError(400, `${plan.name} does not take the add-on ${addon.name}`);
  requireForSale([plan], dependencies);
  return { plan, addons: [addon] };
}

function requirePageUrl(address: string | null): string {
  if (address === null) throw new OperationError(409, 'The checkout page could not be opened');
  return address;
}

/** The upgrade page: a plan with its add-ons. The names decide what is bought; the price ids must be ours. */
export const stripeCheckoutHandler =
  (dependencies: BillingDependencies): Handler<(typeof billingOperations)['stripe-checkout-handler']> =>
  async ({ user, input: { priceIds, planType, addOns, natalSystem, promotionCode }, sql }) => {
    const products = await activeProducts(sql);
    const { plan, addons } = chooseProducts(products, planType, addOns);
    const ours = new Set([plan, ...addons].map((product) => product.priceId));
    if (priceIds.some((priceId) => !ours.has(priceId)))
      throw new OperationError(400, 'A price does not belong to the selected plan or its add-ons');
    const { stripe, publicUrl } = dependencies;
    requireForSale([plan, ...addons], dependencies);
    const pages = {
      successUrl: `${publicUrl}/payment-return?status=success`,
      cancelUrl: `${publicUrl}/payment-return?status=cancelled`,
    };
    return {
      url: await withAccount(sql, stripe, user.userId, async (account) => {
        requireOwnPlan(account);
        const promotion =
          promotionCode == null
            ? null
            : await requirePromotion({ sql, stripe }, account, [plan, ...addons], promotionCode);
        return subscribe(dependencies, account, {
          plan,
          addons,
          natalSystem: natalSystem ?? null,
          promotion: promotion?.id ?? null,
          ...pages,
        });
      }),
    };
  };
