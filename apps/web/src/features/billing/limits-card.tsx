import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { type BillingSettings, billingSettingsQuery, saveBillingSettings } from '@/lib/billing-settings.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { amountText, usdAmountOrNothing } from './money.ts';
import { MoneyField } from './money-field.tsx';

const SAVE_FAILED = 'The settings could not be saved. Please try again.';

/** The rules of the server (`apps/server/src/billing/functions/billing-settings.ts`). */
const rules = z.object({
  cap: usdAmountOrNothing(0, 1_000_000, 'An amount up to $1,000,000, or nothing'),
  low: usdAmountOrNothing(0.01, 100_000, 'An amount up to $100,000, or nothing'),
});

const valueOf = (text: string) => (text.trim() === '' ? null : Number(text));

function LimitsForm({ settings, userId }: { settings: BillingSettings; userId: string }) {
  const queries = useQueryClient();
  const { control, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    resolver: zodResolver(rules),
    values: { cap: amountText(settings.spend_cap_usd), low: amountText(settings.low_balance_usd) },
    resetOptions: { keepDirtyValues: true },
  });
  const submit = handleSubmit(async ({ cap, low }) => {
    try {
      await saveBillingSettings({ spend_cap_usd: valueOf(cap), low_balance_usd: valueOf(low) });
      await queries.refetchQueries({ queryKey: billingSettingsQuery(userId).queryKey });
      toast('Limits saved', { variant: 'success' });
    } catch (thrown) {
      toast('Error', { description: errorMessage(thrown, SAVE_FAILED), variant: 'destructive' });
    }
  });
  const busy = formState.isSubmitting;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          control={control}
          name="cap"
          label="Spend cap a month"
          placeholder="No cap"
          hint="Calls beyond it are refused. Calls of your plan go on."
          disabled={busy}
        />
        <MoneyField
          control={control}
          name="low"
          label="Low-balance mail below"
          placeholder="No mail"
          hint="One mail each time the balance falls below it."
          disabled={busy}
        />
      </div>
      <Button type="submit" look="outline" className="justify-self-start" disabled={busy || !formState.isDirty}>
        {busy ? <Spinner /> : null}Save limits
      </Button>
    </form>
  );
}

/** How much the wallet may pay in a month, and when its owner wants to hear of it. */
export function LimitsCard() {
  const user = useSignedInUser();
  const { data: settings, error, isPending, refetch } = useQuery(billingSettingsQuery(user.id));
  return (
    <Card aria-labelledby="limits-title">
      <CardHeader
        id="limits-title"
        title="Limits"
        description="What the wallet may spend, and when you want to hear of it."
      />
      <div className="p-5 sm:p-6">
        {isPending ? <Skeleton className="h-40 w-full" /> : null}
        {error && !settings ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {settings ? <LimitsForm settings={settings} userId={user.id} /> : null}
      </div>
    </Card>
  );
}
