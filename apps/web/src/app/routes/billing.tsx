import { BillingPage } from '@/features/billing/billing-page.tsx';

export default function Billing() {
  return <BillingPage />;
}
