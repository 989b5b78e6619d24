import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { type BillingSettings, billingSettingsQuery, saveBillingSettings } from '@/lib/billing-settings.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { paymentMethodQuery } from './api/payment-method.ts';
import { amountText, usdAmount } from './money.ts';
import { MoneyField } from './money-field.tsx';
import { Switch } from './switch.tsx';

const SAVE_FAILED = 'The settings could not be saved. Please try again.';

/** The rules of the server (`apps/server/src/billing/functions/billing-settings.ts`). */
const rules = z
  .object({
    threshold: usdAmount(1, 10_000, 'Between $1 and $10,000'),
    amount: usdAmount(5, 5_000, 'Between $5 and $5,000'),
    ceiling: usdAmount(5, 100_000, 'Between $5 and $100,000'),
  })
  .refine(({ amount, ceiling }) => Number(ceiling) >= Number(amount), {
    path: ['ceiling'],
    error: 'At least the amount of one top-up',
  });

const textsOf = (settings: BillingSettings) => ({
  threshold: amountText(settings.auto_topup_threshold_usd),
  amount: amountText(settings.auto_topup_amount_usd),
  ceiling: amountText(settings.auto_topup_monthly_ceiling_usd),
});

function AutoTopUpForm({
  settings,
  hasCard,
  save,
}: {
  settings: BillingSettings;
  hasCard: boolean;
  save: (change: Partial<BillingSettings>, done: string) => Promise<void>;
}) {
  const { control, handleSubmit, formState, trigger, getValues } = useForm({
    mode: 'onTouched',
    resolver: zodResolver(rules),
    values: textsOf(settings),
    resetOptions: { keepDirtyValues: true },
  });
  const [switching, setSwitching] = useState(false);
  const busy = switching || formState.isSubmitting;
  const amounts = () => {
    const { threshold, amount, ceiling } = getValues();
    return {
      auto_topup_threshold_usd: Number(threshold),
      auto_topup_amount_usd: Number(amount),
      auto_topup_monthly_ceiling_usd: Number(ceiling),
    };
  };
  const onSwitch = async (on: boolean) => {
    if (on && !(await trigger())) return;
    setSwitching(true);
    await save(
      on ? { auto_topup: true, ...amounts() } : { auto_topup: false },
      on ? 'Automatic top-up is on' : 'Automatic top-up is off',
    );
    setSwitching(false);
  };
  const locked = !hasCard && !settings.auto_topup;
  return (
    <form noValidate onSubmit={handleSubmit(() => save(amounts(), 'Automatic top-up saved'))} className="grid gap-5">
      {settings.auto_topup_stopped !== null && !settings.auto_topup ? (
        <Alert tone="bad" title="Automatic top-up was switched off">
          <p>{settings.auto_topup_stopped} It stays off until you switch it on.</p>
        </Alert>
      ) : null}
      <Switch
        label="Top up automatically"
        checked={settings.auto_topup}
        disabled={busy || locked}
        onChange={(on) => void onSwitch(on)}
        description={
          locked
            ? 'Add a payment method first.'
            : 'Charges your card when the balance falls below the threshold: at most three tries, then it switches itself off.'
        }
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <MoneyField control={control} name="threshold" label="Below" disabled={busy} />
        <MoneyField control={control} name="amount" label="Add" disabled={busy} />
        <MoneyField control={control} name="ceiling" label="At most a month" disabled={busy} />
      </div>
      <Button type="submit" look="outline" className="justify-self-start" disabled={busy || !formState.isDirty}>
        {formState.isSubmitting ? <Spinner /> : null}Save
      </Button>
    </form>
  );
}

/** Automatic top-up: on or off, below what, by how much, and how much a month at most. */
export function AutoTopUpCard() {
  const user = useSignedInUser();
  const queries = useQueryClient();
  const query = billingSettingsQuery(user.id);
  const { data: settings, error, isPending, refetch } = useQuery(query);
  const { data: card } = useQuery(paymentMethodQuery(user.id));
  const save = async (change: Partial<BillingSettings>, done: string) => {
    try {
      await saveBillingSettings(change);
      await queries.refetchQueries({ queryKey: query.queryKey });
      toast(done, { variant: 'success' });
    } catch (thrown) {
      toast('Error', { description: errorMessage(thrown, SAVE_FAILED), variant: 'destructive' });
    }
  };
  return (
    <Card aria-labelledby="auto-top-up-title">
      <CardHeader
        id="auto-top-up-title"
        title="Automatic top-up"
        action={
          settings ? (
            <Badge tone={settings.auto_topup ? 'ok' : 'plain'}>{settings.auto_topup ? 'On' : 'Off'}</Badge>
          ) : null
        }
      />
      <div className="p-5 sm:p-6">
        {isPending ? <Skeleton className="h-56 w-full" /> : null}
        {error && !settings ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {settings ? <AutoTopUpForm settings={settings} hasCard={Boolean(card)} save={save} /> : null}
      </div>
    </Card>
  );
}
