import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Need, PriceTier } from '@theia-astro/endpoints/endpoint';
import { ADD_ONS, PLANS } from '@theia-astro/endpoints/plan';
import { testDatabase } from '../testing/database.ts';
import { planIncludes, requiredPlan } from './admission.ts';

const { database } = await testDatabase();

const natal = (system: 'western' | 'vedic'): Need => ({
  priceTier: 'natal',
  minimumPlan: 'starter',
  natalSystem: system,
});
const sidereal: Need = { priceTier: 'natal', minimumPlan: 'growth', natalSystem: 'western' };
const synastry: Need = { priceTier: 'synastry', minimumPlan: 'professional', natalSystem: null };

describe('what a plan includes', () => {
  it('Starter serves natal in the one system the account chose, Growth in both', () => {
    const starter = { plan: 'starter', addons: [], natalSystem: 'western' } as const;
    assert.equal(planIncludes(starter, natal('western')), true);
    assert.equal(planIncludes(starter, natal('vedic')), false);
    assert.equal(planIncludes({ ...starter, natalSystem: 'vedic' }, natal('vedic')), true);
    assert.equal(planIncludes(starter, sidereal), false);
    assert.equal(planIncludes({ ...starter, plan: 'growth' }, sidereal), true);
    assert.equal(requiredPlan(starter, natal('vedic')), 'growth');
    assert.equal(requiredPlan(starter, synastry), 'professional');
  });

  it('an add-on unlocks its product on a lower plan, and nothing without a plan', () => {
    assert.equal(planIncludes({ plan: 'starter', addons: ['relationship'], natalSystem: 'western' }, synastry), true);
    assert.equal(planIncludes({ plan: null, addons: ['relationship'], natalSystem: 'western' }, synastry), false);
  });

  it('is the same rule here and in the database, for every plan, add-on, product and system', async () => {
    const tiers: readonly (PriceTier | null)[] = [
      null,
      'natal',
      'positions',
      'vedic',
      'transits',
      'yearly_cycle',
      'synastry',
      'composite',
      'return',
    ];
    const systems = ['western', 'vedic'] as const;
    const cases = [null, ...PLANS].flatMap((plan) =>
      [[], ...ADD_ONS.map((addon) => [addon]), ADD_ONS].flatMap((addons) =>
        systems.flatMap((own) =>
          tiers.flatMap((priceTier) =>
            PLANS.flatMap((minimumPlan) =>
              [null, ...systems].map((natalSystem) => ({ plan, addons, own, priceTier, minimumPlan, natalSystem })),
            ),
          ),
        ),
      ),
    );
    const rows = await database.sql<{ included: boolean }[]>`
      select private.plan_includes(c ->> 'plan', array(select json_array_elements_text(c -> 'addons')), c ->> 'own', c ->> 'priceTier', c ->> 'minimumPlan', c ->> 'natalSystem') as included
      from json_array_elements(${JSON.stringify(cases)}::text::json) with ordinality as e (c, n) order by n`;
    const here = cases.map(({ plan, addons, own, priceTier, minimumPlan, natalSystem }) =>
      planIncludes({ plan, addons, natalSystem: own }, { priceTier, minimumPlan, natalSystem }),
    );
    assert.deepEqual(
      rows.map((row) => row.included),
      here,
    );
    assert.ok(here.includes(true) && here.includes(false));
  });
});
