import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { useTaxAdded } from '@/lib/checkout/use-tax-added.ts';
import { billingSettingsQuery, type LoadedBillingSettings } from '@/lib/operations/load-billing-settings.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { MoneyField } from './money-field.tsx';
import { amountText } from './money.ts';
import { paymentMethodQuery } from './operations/payments.ts';
import { autoTopUp, autoTopUpChange, saveBillingSettings } from './operations/settings.ts';
import { Switch } from './switch.tsx';

const settingTexts = (settings: LoadedBillingSettings) => ({
  threshold: amountText(settings.auto_topup_threshold_usd),
  amount: amountText(settings.auto_topup_amount_usd),
  ceiling: amountText(settings.auto_topup_monthly_ceiling_usd),
});

interface AutoTopUpFormProps {
  settings: LoadedBillingSettings;
  hasCard: boolean;
  userId: string;
}

function AutoTopUpForm({ settings, hasCard, userId }: AutoTopUpFormProps) {
  const { control, handleSubmit, formState, trigger, getValues } = useForm({
    mode: 'onTouched',
    resolver: zodResolver(autoTopUp),
    values: settingTexts(settings),
    resetOptions: { keepDirtyValues: true },
  });
  const save = useOperation(saveBillingSettings(userId));
  const busy = save.isPending;
  const amounts = () => autoTopUpChange(getValues());
  const onSwitch = async (on: boolean) => {
    if (on && !(await trigger())) return;
    save.mutate({
      change: on ? { auto_topup: true, ...amounts() } : { auto_topup: false },
      saved: on ? 'Automatic top-up is on' : 'Automatic top-up is off',
    });
  };
  const taxAdded = useTaxAdded();
  const locked = !hasCard && !settings.auto_topup;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(() => save.mutate({ change: amounts(), saved: 'Automatic top-up saved' }))}
      className="grid gap-5"
    >
      {settings.auto_topup_stopped !== null && !settings.auto_topup ? (
        <Alert tone="bad" title="Automatic top-up was turned off">
          <p>{settings.auto_topup_stopped} It stays off until you turn it on.</p>
        </Alert>
      ) : null}
      <Switch
        label="Top up automatically"
        checked={(busy ? save.variables.change.auto_topup : undefined) ?? settings.auto_topup}
        disabled={locked}
        onChange={(on) => void onSwitch(on)}
        description={
          locked
            ? 'Add a payment method first.'
            : `Charges your card${taxAdded ? ', plus tax,' : ''} when the balance falls below the threshold: at most three tries, then it switches itself off.`
        }
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <MoneyField control={control} name="threshold" label="Below" disabled={busy} />
        <MoneyField control={control} name="amount" label="Add" disabled={busy} />
        <MoneyField control={control} name="ceiling" label="Monthly limit" disabled={busy} />
      </div>
      <Button type="submit" look="outline" className="justify-self-start" disabled={busy || !formState.isDirty}>
        {busy ? <Spinner /> : null}Save
      </Button>
    </form>
  );
}

/** Automatic top-up: on or off, threshold, amount and monthly limit. */
export function AutoTopUpCard() {
  const user = useSignedInUser();
  const { data: settings, error, isPending, refetch } = useQuery(billingSettingsQuery(user.id));
  const { data: card } = useQuery(paymentMethodQuery(user.id));
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
        {settings ? <AutoTopUpForm settings={settings} hasCard={Boolean(card)} userId={user.id} /> : null}
      </div>
    </Card>
  );
}
