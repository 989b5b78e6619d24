import { useState } from 'react';
import { hasSession } from '@/lib/auth/has-session.ts';
import { FunctionError } from '@/lib/call-function.ts';
import { storeReturnLocation } from '@/lib/checkout/return-location.ts';
import { addons, planOf } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import type { Choice } from '@/lib/plan-choice.ts';
import { toast } from '@/lib/toast.ts';
import { priceIdOf, startUpgrade } from './api/upgrade.ts';

const complain = (title: string, description: string) => toast(title, { description, variant: 'destructive' });
const notSignedIn = () => complain('Authentication Required', 'Please log in to upgrade your plan');
const noPrice = () => complain('Error', 'Could not find price for selected plan');
const checkoutFailed = (message: string) =>
  complain('Checkout Failed', message || 'Could not initiate checkout process');
const upgradeFailed = () => complain('Upgrade Error', 'There was a problem upgrading your plan. Please try again.');

/** Buys the choice: signed in, every price looked up by its name, then the payment page. Stays busy while the browser is on its way there. */
export function useUpgrade() {
  const [busy, setBusy] = useState(false);

  /** True when the browser is leaving. */
  const attempt = async (choice: Choice, natalSystem: 'western' | 'vedic' | null): Promise<boolean> => {
    if (!(await hasSession())) return (notSignedIn(), false);
    const unknown = choice.addons.find((name) => !addons.some((addon) => addon.name === name));
    if (unknown !== undefined) return (checkoutFailed(`Unknown add-on: ${unknown}`), false);
    const planType = planOf(choice.plan).name;
    const priceIds = (await Promise.all([planType, ...choice.addons].map(priceIdOf))).filter((id) => id !== null);
    if (priceIds.length === 0) return (noPrice(), false);
    const url = await startUpgrade({ priceIds, planType, addOns: [...choice.addons], natalSystem });
    if (url === null) return (upgradeFailed(), false);
    storeReturnLocation(`${paths.upgrade}?plan=${choice.plan}`);
    window.location.assign(url);
    return true;
  };

  const upgrade = async (choice: Choice, natalSystem: 'western' | 'vedic' | null) => {
    setBusy(true);
    try {
      if (await attempt(choice, natalSystem)) return;
    } catch (thrown) {
      if (thrown instanceof FunctionError) checkoutFailed(thrown.message);
      else upgradeFailed();
    }
    setBusy(false);
  };
  return { upgrade, busy };
}
