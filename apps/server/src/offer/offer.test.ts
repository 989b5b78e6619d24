import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { testDatabase } from '../testing/database.ts';
import { OFFER_FILE, offerText, readOffer } from './read-offer.ts';

const { database } = await testDatabase();

it('shows visitors exactly the plans, add-ons and prices that the database charges', async () => {
  const offer = await readOffer(database.sql);
  assert.equal(readFileSync(OFFER_FILE, 'utf8'), offerText(offer), 'run: node apps/server/src/offer/write-offer.ts');
});

it('offers what the specification lists', async () => {
  const { plans, addons, trial } = await readOffer(database.sql);
  assert.deepEqual(
    plans.map(({ name, priceUsd, monthlyCalls, apiKeys }) => [name, priceUsd, monthlyCalls, apiKeys]),
    [
      ['Starter', 19, 50_000, 1],
      ['Growth', 49, 200_000, 2],
      ['Professional', 99, 750_000, 10],
    ],
  );
  assert.deepEqual(
    addons.map(({ name, priceUsd, plans: takenBy }) => [name, priceUsd, takenBy]),
    [
      ['Relationship Compatibility', 15, ['starter', 'growth']],
      ['Yearly Cycle', 15, ['starter']],
      ['Transits', 19, ['starter']],
    ],
  );
  assert.deepEqual(trial, { days: 14, plan: 'starter' });
  const [left] = await database.sql`select count(*)::int as n from auth.users`;
  assert.equal(left?.['n'], 0, 'creates no account when it is read');
});
