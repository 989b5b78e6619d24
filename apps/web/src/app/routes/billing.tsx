import { BillingPage } from '@/features/billing/billing-page.tsx';
import { TopUpHistory } from '@/features/wallet/top-up-history.tsx';

export function Billing() {
  return <BillingPage history={<TopUpHistory />} />;
}
