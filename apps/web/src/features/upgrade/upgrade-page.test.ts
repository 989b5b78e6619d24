import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { expect, openScreen } from '../../testing/screen.ts';

const ROW = {
  addons: [],
  natal_system: 'western',
  stripe_subscription_id: null,
  status: 'active',
  trial_ends_at: null,
};
const openWith = (path: string, source: string): Promise<Page> =>
  openScreen(path, {
    signedIn: true,
    answers: {
      'GET /rest/v1/subscriptions': { json: [ROW] },
      'GET /rest/v1/plan_in_force': { json: [{ plan: 'growth', plan_name: 'Growth', source }] },
    },
  });
const notice = (page: Page) => page.getByRole('note').filter({ hasText: 'Plan managed by support' });

describe('a plan that the operator granted', () => {
  it('is not changed on the upgrade page, which says whom to ask', async () => {
    const page = await openWith('/dashboard/upgrade', 'operator');
    await notice(page).getByRole('link', { name: 'Contact support' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Your plan' }).waitFor();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upgrade' })).toHaveCount(0);
    const bought = await openWith('/dashboard/upgrade', 'stripe');
    await bought.getByRole('button', { name: 'Upgrade' }).waitFor();
    await expect(notice(bought)).toHaveCount(0);
  });

  it('is not bought over on the pricing page', async () => {
    const page = await openWith('/pricing', 'operator');
    await notice(page).waitFor();
    await expect(page.getByRole('button', { name: /Start Free Trial|^Add / })).toHaveCount(0);
    const trial = await openWith('/pricing', 'trial');
    await expect(trial.getByRole('button', { name: /Start Free Trial/ })).toHaveCount(4);
    await expect(notice(trial)).toHaveCount(0);
  });
});
