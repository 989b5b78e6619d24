import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '@/components/ui/card.tsx';
import { returnPath } from '@/lib/checkout/report-credit.ts';
import { BillingPanel } from './billing-panel.tsx';

export function BillingPage({ history }: { history: ReactNode }) {
  const [query] = useSearchParams();
  return (
    <>
      <PageHeading title="Billing" description="Your balance, plan, invoices and payments." />
      <BillingPanel returnTo={returnPath(query)} history={history} />
    </>
  );
}
