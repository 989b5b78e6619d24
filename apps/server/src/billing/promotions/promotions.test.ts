import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type Stripe from 'stripe';
import { GOOD_CARD, planChoice, testBilling } from '../../testing/billing.ts';
import { testDatabase } from '../../testing/database.ts';

const base = await testDatabase();
const test = await testBilling(base);
const { sql, user, call, pay, refusal, stripe } = test;
type Who = Awaited<ReturnType<typeof user>>;

let made = 0;
async function code(
  coupon: Stripe.CouponCreateParams,
  more: Partial<Stripe.PromotionCodeCreateParams> = {},
): Promise<string> {
  made += 1;
  const { id } = await stripe.coupons.create(coupon);
  return (
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code: `STARS${made}`, ...more })
  ).code;
}
const check = (who: Who, typed: string, planType = 'Growth') => call(who, 'promotion-code', { code: typed, planType });
const refused = (who: Who, typed: string, planType = 'Growth') =>
  refusal(who, 'promotion-code', { code: typed, planType });
const buy = (promotionCode: string | null, planType = 'Growth') => ({ ...planChoice(planType), promotionCode });
const paidCents = async (who: Who): Promise<readonly number[]> => {
  const { rows } = (await call(who, 'invoice-list', {})) as { rows: { total_cents: number }[] };
  return rows.map(({ total_cents: cents }) => cents);
};

describe('a promotion code', () => {
  it('shows the price it leaves before anything is paid: a percentage or an amount, how long, until when', async () => {
    const who = await user({ plan: null });
    const expires = Math.floor(Date.now() / 1000) + 86_400;
    const typed = await code(
      { percent_off: 20, duration: 'repeating', duration_in_months: 3 },
      { expires_at: expires },
    );
    assert.deepEqual(await check(who, ` ${typed.toLowerCase()} `), {
      code: typed,
      percent_off: 20,
      amount_off_cents: null,
      duration: 'repeating',
      months: 3,
      expires_at: new Date(expires * 1000).toISOString(),
      subtotal_cents: 4_900,
      discount_cents: 980,
      total_cents: 3_920,
    });
    const much = await code({ amount_off: 6_000, currency: 'usd', duration: 'once' });
    const { discount_cents: off, total_cents: total } = await check(who, much);
    assert.deepEqual([off, total], [4_900, 0]);
  });

  it('reduces what is paid by exactly that, for as long as it says', async () => {
    const who = await user({ plan: null });
    const typed = await code({ percent_off: 20, duration: 'once' });
    const { url } = await call(who, 'stripe-checkout-handler', buy(typed));
    assert.match(await (await fetch(String(url))).text(), /\$39\.20/);
    assert.equal((await pay(url, GOOD_CARD)).status, 303);
    const subscription = await test.subscriptionOf(who);
    assert.deepEqual(await paidCents(who), [3_920]);
    await test.control(`subscriptions/${subscription}`, { what: 'end-period' });
    assert.deepEqual([...(await paidCents(who))].toSorted(), [3_920, 4_900]);
  });

  it('counts after the trial', async () => {
    const who = await user();
    const typed = await code({ percent_off: 50, duration: 'forever' });
    const { url } = await call(who, 'stripe-checkout-handler', buy(typed));
    assert.match(await (await fetch(String(url))).text(), /14 days free, then \$24\.50 a month/);
    await pay(url, GOOD_CARD);
    const subscription = await test.subscriptionOf(who);
    await test.control(`subscriptions/${subscription}`, { what: 'end-period' });
    assert.deepEqual(await paidCents(who), [2_450]);
  });

  it('is refused when it is unknown, switched off, expired, used up, too small an order, of another customer or product', async () => {
    const who = await user({ plan: null });
    const off = await code({ percent_off: 10 });
    const [known] = (await stripe.promotionCodes.list({ code: off })).data;
    await stripe.promotionCodes.update(known?.id ?? '', { active: false });
    const other = await stripe.customers.create({ email: 'other@theia.test' });
    for (const [typed, reason] of [
      ['NOTHING', 'This promotion code is not valid.'],
      [off, 'This promotion code is not valid.'],
      [await code({ percent_off: 10 }, { customer: other.id }), 'This promotion code is not valid.'],
      [await code({ percent_off: 10 }, { expires_at: 1_700_000_000 }), 'This promotion code has expired.'],
      [await code({ percent_off: 10 }, { max_redemptions: 0 }), 'This promotion code has been used up.'],
      [
        await code({ percent_off: 10 }, { restrictions: { minimum_amount: 5_000, minimum_amount_currency: 'usd' } }),
        'This promotion code needs an order of at least $50.00.',
      ],
      [
        await code({ percent_off: 10, applies_to: { products: ['prod_starter'] } }),
        'This promotion code does not apply to this choice.',
      ],
    ] as const)
      assert.equal(await refused(who, typed), `422 ${reason}`);
  });

  it('for first-time customers is refused to who has paid before', async () => {
    const who = await user({ plan: null });
    const typed = await code({ percent_off: 10 }, { restrictions: { first_time_transaction: true } });
    await check(who, typed);
    await test.buyCredit(who, 50);
    assert.equal(await refused(who, typed), '422 This promotion code is for first-time customers.');
  });

  it('that ends between showing and paying is not charged without it: the purchase and the page say so', async () => {
    const who = await user({ plan: null });
    const typed = await code({ percent_off: 10 });
    await check(who, typed);
    const { url } = await call(who, 'stripe-checkout-handler', buy(typed));
    const [known] = (await stripe.promotionCodes.list({ code: typed })).data;
    await stripe.promotionCodes.update(known?.id ?? '', { active: false });
    const page = await pay(url, GOOD_CARD);
    assert.equal(page.status, 402);
    assert.match(await page.text(), /This promotion code is inactive/);
    assert.equal(await refusal(who, 'stripe-checkout-handler', buy(typed)), '422 This promotion code is not valid.');
    assert.deepEqual(await paidCents(who), []);
  });

  it('with one use left is used once, also in two tabs', async () => {
    const [first, second] = [await user({ plan: null }), await user({ plan: null })];
    const typed = await code({ percent_off: 10 }, { max_redemptions: 1 });
    const pages = await Promise.all(
      [first, second].map(async (who) => (await call(who, 'stripe-checkout-handler', buy(typed)))['url']),
    );
    assert.equal((await pay(pages[0], GOOD_CARD)).status, 303);
    assert.equal((await pay(pages[1], GOOD_CARD)).status, 402);
  });

  it('is not taken for a plan that runs', async () => {
    const who = await user({ plan: null });
    const { url } = await call(who, 'stripe-checkout-handler', buy(null, 'Starter'));
    await pay(url, GOOD_CARD);
    await test.subscriptionOf(who);
    assert.match(await refused(who, 'STARS1'), /^409 .*Your plan runs already/);
  });

  it('may be entered on Stripe’s page when none was entered before', async () => {
    const who = await user({ plan: null });
    const typed = await code({ percent_off: 10 });
    const { url } = await call(who, 'stripe-checkout-handler', buy(null));
    const page = await fetch(String(url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'code', code: typed }),
    });
    assert.match(await page.text(), /\$44\.10/);
  });

  it('cannot be guessed: after ten wrong ones within an hour every code is refused, also at the purchase', async () => {
    const [who, other] = [await user({ plan: null }), await user({ plan: null })];
    const typed = await code({ percent_off: 10 });
    for (let tries = 0; tries < 12; tries += 1) await check(who, typed);
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => refused(who, `GUESS${index}`)));
    assert.equal(answers.filter((answer) => answer.startsWith('422')).length, 10);
    assert.match(await refused(who, typed), /^429 Too many promotion codes/);
    assert.match(await refusal(who, 'stripe-checkout-handler', buy(typed)), /^429 /);
    await check(other, typed);
    await sql`update private.promotion_code_tries set tried_at = now() - interval '61 minutes' where user_id = ${who.userId}`;
    await check(who, typed);
  });
});
