import type { ReactNode } from 'react';
import { PageHeading } from '@/components/ui/page-heading.tsx';
import { paths } from '@/lib/paths.ts';
import { BillingPanel } from './billing-panel.tsx';

export function BillingPage({ history }: { history: ReactNode }) {
  return (
    <>
      <PageHeading title="Billing" description="Your balance, your plan, and everything you paid." />
      <BillingPanel returnTo={paths.billing} history={history} />
    </>
  );
}
