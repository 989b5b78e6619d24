import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Stripe } from 'stripe';
import { createStripe } from '../../../server/src/stripe/stripe-client.ts';
import { type StripeSandbox, startStripeSandbox } from './stripe-sandbox.ts';

const CUSTOMERS = 23;

describe('lists of the sandbox, read with the official SDK', () => {
  let sandbox: StripeSandbox;
  let stripe: Stripe;
  /** Newest first, like the lists. */
  let ids: readonly string[] = [];
  before(async () => {
    sandbox = await startStripeSandbox({ webhookUrl: 'http://127.0.0.1:9/nowhere', products: [], folder: null });
    stripe = createStripe(sandbox.credentials);
    const made: string[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1)
      made.push((await stripe.customers.create({ email: index % 2 === 0 ? 'even@theia.test' : 'odd@theia.test' })).id);
    ids = made.toReversed();
  });
  after(() => sandbox.stop());

  const page = async (params: Stripe.CustomerListParams) => {
    const { data, has_more: more, url, object } = await stripe.customers.list(params);
    return { object, url, more, data: data.map(({ id }) => id) };
  };
  const refused = (params: object) =>
    stripe.customers.list(params).then(
      () => 'accepted',
      (error: { statusCode: number; code?: string; param?: string }) =>
        `${error.statusCode} ${error.code ?? ''} ${error.param ?? ''}`.trim(),
    );

  it('have ten objects per page by default, newest first, and say whether there are more', async () => {
    assert.deepEqual(await page({}), { object: 'list', url: '/v1/customers', more: true, data: ids.slice(0, 10) });
    assert.deepEqual(await page({ limit: CUSTOMERS }), {
      object: 'list',
      url: '/v1/customers',
      more: false,
      data: ids,
    });
    assert.deepEqual(await page({ limit: 1 }), {
      object: 'list',
      url: '/v1/customers',
      more: true,
      data: ids.slice(0, 1),
    });
  });

  it('continue after an object, and go back before one', async () => {
    assert.deepEqual(
      [
        (await page({ limit: 5, starting_after: ids[4]! })).data,
        (await page({ limit: 5, starting_after: ids[4]! })).more,
      ],
      [ids.slice(5, 10), true],
    );
    assert.deepEqual(
      [(await page({ starting_after: ids[20]! })).data, (await page({ starting_after: ids[20]! })).more],
      [ids.slice(21), false],
    );
    assert.deepEqual(
      [
        (await page({ limit: 5, ending_before: ids[10]! })).data,
        (await page({ limit: 5, ending_before: ids[10]! })).more,
      ],
      [ids.slice(5, 10), true],
    );
    assert.deepEqual(
      [
        (await page({ limit: 5, ending_before: ids[3]! })).data,
        (await page({ limit: 5, ending_before: ids[3]! })).more,
      ],
      [ids.slice(0, 3), false],
    );
  });

  it('are read completely by the SDK, page by page, in both directions and filtered', async () => {
    assert.deepEqual(
      (await stripe.customers.list({ limit: 4 }).autoPagingToArray({ limit: 1_000 })).map(({ id }) => id),
      ids,
    );
    assert.deepEqual(
      (await stripe.customers.list({ limit: 4 }).autoPagingToArray({ limit: 9 })).map(({ id }) => id),
      ids.slice(0, 9),
    );
    assert.deepEqual(
      (await stripe.customers.list({ limit: 4, ending_before: ids.at(-1)! }).autoPagingToArray({ limit: 1_000 })).map(
        ({ id }) => id,
      ),
      ids.slice(0, -1).toReversed(),
    );
    const odd: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 3, email: 'odd@theia.test' })) odd.push(id);
    assert.deepEqual(
      odd,
      ids.filter((_, index) => index % 2 === 1),
    );
    assert.deepEqual(await page({ created: { gt: Math.floor(Date.now() / 1_000) + 60 } }), {
      object: 'list',
      url: '/v1/customers',
      more: false,
      data: [],
    });
  });

  it('refuse limits outside 1 to 100, cursors that are not in the list, and two cursors at once', async () => {
    assert.deepEqual(
      [await refused({ limit: 0 }), await refused({ limit: 101 }), await refused({ limit: 1.5 })],
      [
        '400 parameter_invalid_integer limit',
        '400 parameter_invalid_integer limit',
        '400 parameter_invalid_integer limit',
      ],
    );
    assert.equal(await refused({ starting_after: 'cus_nobody' }), '400 resource_missing starting_after');
    assert.equal(await refused({ ending_before: 'cus_nobody' }), '400 resource_missing ending_before');
    assert.equal(await refused({ starting_after: ids[0], ending_before: ids[2] }), '400');
    assert.equal(await refused({ colour: 'red' }), '400 parameter_unknown colour');
  });

  it('and answers expand references, and refuse to expand other fields', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd', customer: ids[0]! });
    assert.equal(typeof (await stripe.paymentIntents.retrieve(id)).customer, 'string');
    assert.equal(
      ((await stripe.paymentIntents.retrieve(id, { expand: ['customer'] })).customer as Stripe.Customer).id,
      ids[0],
    );
    const [listed] = (await stripe.paymentIntents.list({ expand: ['data.customer'] })).data;
    assert.equal((listed!.customer as Stripe.Customer).object, 'customer');
    await assert.rejects(stripe.paymentIntents.retrieve(id, { expand: ['amount'] }), {
      statusCode: 400,
      param: 'expand',
    });
    await assert.rejects(stripe.paymentIntents.retrieve(id, { expand: ['colour'] }), {
      statusCode: 400,
      param: 'expand',
    });
    await stripe.customers.del(ids[0]!);
    assert.deepEqual(
      { ...((await stripe.paymentIntents.retrieve(id, { expand: ['customer'] })).customer as Stripe.DeletedCustomer) },
      { id: ids[0], object: 'customer', deleted: true },
    );
  });
});
