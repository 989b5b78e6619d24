import { BillingPage } from '@/features/billing/billing-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Billing');

export default function Billing() {
  return <BillingPage />;
}
