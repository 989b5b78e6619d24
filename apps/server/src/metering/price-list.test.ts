import assert from 'node:assert/strict';
import { it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint, PriceTier } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { randomCalls } from '@theia-astro/endpoints/testing/random-answers';
import * as fc from 'fast-check';
import { testDatabase } from '../testing/database.ts';
import { loadPrices } from './money.ts';

const { database } = await testDatabase();
const CALLS_PER_PRODUCT = 25;

/** The tier of a call; null where it is free or refused. */
function tierOf(endpoint: Endpoint, input: unknown): PriceTier | null {
  const nowMs = Date.UTC(2026, 0, 1);
  try {
    return endpoint.need(endpoint.parse(input, nowMs)).priceTier;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

it('every price tier of the catalogue has a price, whatever a call asks', async () => {
  const prices = await loadPrices(database.sql);
  for (const endpoint of catalog.filter(({ requestWords }) => requestWords.length > 0)) {
    const random = fc.sample(randomCalls(endpoint), { seed: 1, numRuns: CALLS_PER_PRODUCT });
    const tiers = [endpoint.example.request, ...random].map((call) => tierOf(endpoint, call));
    assert.notEqual(tiers[0], null, endpoint.name);
    for (const tier of tiers) assert.ok(tier === null || prices.has(tier), `${endpoint.name}: ${tier}`);
  }
});
