import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '@/components/ui/alert.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { usePaymentReturn } from '@/lib/checkout/use-payment-return.ts';
import { usePaymentsOff } from '@/lib/checkout/use-payments-off.ts';
import { paths } from '@/lib/paths.ts';
import { AutoTopUpCard } from './auto-top-up-card.tsx';
import { BalanceCard } from './balance-card.tsx';
import { CostCard } from './cost-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { paymentMethodQuery } from './operations/payments.ts';
import { planQuery } from './operations/plan.ts';
import { billingWalletQuery, useFreshBilling } from './operations/wallet.ts';
import { PaymentMethodCard } from './payment-method-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { primaryAction } from './primary-action.ts';
import { TopUpCard } from './top-up-card.tsx';
import { TransactionsCard } from './transactions-card.tsx';

const CHECK_MS = 3000;

/** Handles the return from a payment page. Returns true while the check mark of a saved card should be shown: for 3 s after the card appears. */
function useReturn(): boolean {
  const user = useSignedInUser();
  const { isSaved, forget } = usePaymentReturn('billing');
  const { data: method } = useQuery(paymentMethodQuery(user.id));
  const shown = isSaved && Boolean(method);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(forget, CHECK_MS);
    return () => clearTimeout(timer);
  }, [shown, forget]);
  return shown;
}

/** The complete billing panel. `returnTo` is the page that payment pages return to; `history` shows the automatic top-ups. */
export function BillingPanel({ returnTo, history }: { returnTo: string; history: ReactNode }) {
  const user = useSignedInUser();
  const { hash } = useLocation();
  useFreshBilling(user.id);
  const justSaved = useReturn();
  const paymentsOff = usePaymentsOff();
  const { data: plan } = useQuery(planQuery(user.id));
  const { data: wallet } = useQuery(billingWalletQuery(user.id));
  const usual = primaryAction(plan, wallet && Number(wallet.balanceUsd), paymentsOff);
  const primary = returnTo === paths.reports && !paymentsOff ? 'credit' : usual;
  useEffect(() => {
    const target = ['#top-up', '#billing-details', '#invoices'].find((known) => known === hash);
    if (target !== undefined) document.getElementById(target.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className="@container grid gap-5">
      {paymentsOff ? (
        <Alert tone="plain" title="Payments are not set up on this installation">
          <p>Whoever runs it can book credit for you: write to support.</p>
        </Alert>
      ) : null}
      <div className="grid gap-5 @3xl:grid-cols-2">
        <BalanceCard />
        <PlanCard returnTo={returnTo} isPrimary={primary === 'plan'} />
      </div>
      <CostCard />
      <div className="grid gap-5 @3xl:grid-cols-2">
        <TopUpCard returnTo={returnTo} isPrimary={primary === 'credit'} />
        <PaymentMethodCard returnTo={returnTo} justSaved={justSaved} isPrimary={primary === 'card'} />
      </div>
      <div className="grid gap-5 @3xl:grid-cols-2">
        <AutoTopUpCard />
        <LimitsCard />
      </div>
      {history}
      {paymentsOff ? null : <DetailsCard />}
      <TransactionsCard />
      {paymentsOff ? null : <InvoicesCard />}
    </div>
  );
}
