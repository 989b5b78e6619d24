import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addonsFor, choosePlan, isCurrent, startingChoice, toggleAddon, totalUsd } from './plan-choice.ts';

const TRIAL = { plan: 'starter', addons: [] } as const;
const names = (plan: 'starter' | 'growth' | 'professional') =>
  addonsFor(plan)
    .map(({ name }) => name)
    .toSorted();

test('Starter offers all three add-ons, Growth only Relationship Compatibility, Professional none', () => {
  assert.deepEqual(names('starter'), ['Relationship Compatibility', 'Transits', 'Yearly Cycle']);
  assert.deepEqual(names('growth'), ['Relationship Compatibility']);
  assert.deepEqual(names('professional'), []);
});

test('choosing a plan removes every add-on', () => {
  const loaded = toggleAddon(choosePlan('starter'), 'Transits');
  assert.deepEqual(loaded.addons, ['Transits']);
  for (const plan of ['professional', 'growth', 'starter'] as const)
    assert.deepEqual(choosePlan(plan), { plan, addons: [] });
  assert.deepEqual(toggleAddon(loaded, 'Transits').addons, []);
});

test('nothing can be bought while the choice equals the current plan', () => {
  assert.deepEqual(startingChoice({ plan: null, addons: [] }), { plan: 'starter', addons: [] });
  assert.equal(isCurrent(choosePlan('starter'), { ...TRIAL, addons: [] }), true);
  assert.equal(isCurrent(toggleAddon(choosePlan('starter'), 'Transits'), { ...TRIAL, addons: [] }), false);
  assert.equal(isCurrent(choosePlan('growth'), { ...TRIAL, addons: [] }), false);
  assert.equal(isCurrent(choosePlan('starter'), { plan: null, addons: [] }), false);
  const growth = { plan: 'growth', addons: ['relationship'] } as const;
  assert.equal(
    isCurrent(startingChoice({ ...growth, addons: [...growth.addons] }), { ...growth, addons: [...growth.addons] }),
    true,
  );
  assert.equal(isCurrent(choosePlan('growth'), { ...growth, addons: [...growth.addons] }), false);
});

test('the summary adds up', () => {
  assert.equal(totalUsd(choosePlan('professional')), 99);
  assert.equal(totalUsd(toggleAddon(choosePlan('growth'), 'Relationship Compatibility')), 64);
  assert.equal(
    totalUsd(['Relationship Compatibility', 'Yearly Cycle', 'Transits'].reduce(toggleAddon, choosePlan('starter'))),
    68,
  );
});
