import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { billingSettingsQuery, type LoadedBillingSettings } from '@/lib/operations/load-billing-settings.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { MoneyField } from './money-field.tsx';
import { amountText } from './money.ts';
import { limits, limitsChange, saveBillingSettings } from './operations/settings.ts';
import { Switch } from './switch.tsx';

/** Switches the mails about the quota. */
function QuotaMails({ settings }: { settings: LoadedBillingSettings }) {
  const user = useSignedInUser();
  const { mutate: save, isPending, variables } = useOperation(saveBillingSettings(user.id));
  return (
    <Switch
      label="Quota emails"
      description="One email at 80 % of the calls of a period, one at 100 %."
      checked={(isPending ? variables.change.quota_mails : undefined) ?? settings.quota_mails}
      onChange={(on) =>
        save({
          change: { quota_mails: on },
          saved: on ? 'Quota emails are on' : 'Quota emails are off',
        })
      }
    />
  );
}

function LimitsForm({ settings, userId }: { settings: LoadedBillingSettings; userId: string }) {
  const save = useOperation(saveBillingSettings(userId));
  const { control, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    resolver: zodResolver(limits),
    values: { cap: amountText(settings.spend_cap_usd), low: amountText(settings.low_balance_usd) },
    resetOptions: { keepDirtyValues: true },
  });
  const submit = handleSubmit((typed) => save.mutate({ change: limitsChange(typed), saved: 'Limits saved' }));
  const busy = save.isPending;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          control={control}
          name="cap"
          label="Spend cap a month"
          placeholder="No cap"
          hint="Calls beyond it are rejected. Calls of your plan go on."
          disabled={busy}
        />
        <MoneyField
          control={control}
          name="low"
          label="Low-balance email below"
          placeholder="No mail"
          hint="One email each time the balance falls below this amount."
          disabled={busy}
        />
      </div>
      <Button type="submit" look="outline" className="justify-self-start" disabled={busy || !formState.isDirty}>
        {busy ? <Spinner /> : null}Save limits
      </Button>
    </form>
  );
}

/** The monthly spend cap of the wallet, and the balance below which its owner gets a mail. */
export function LimitsCard() {
  const user = useSignedInUser();
  const { data: settings, error, isPending, refetch } = useQuery(billingSettingsQuery(user.id));
  return (
    <Card aria-labelledby="limits-title">
      <CardHeader
        id="limits-title"
        title="Limits"
        description="How much the wallet may spend, and when you get an email about it."
      />
      <div className="p-5 sm:p-6">
        {isPending ? <Skeleton className="h-56 w-full" /> : null}
        {error && !settings ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {settings ? (
          <div className="grid gap-6">
            <LimitsForm settings={settings} userId={user.id} />
            <QuotaMails settings={settings} />
          </div>
        ) : null}
      </div>
    </Card>
  );
}
