import { PricingPage } from '@/features/pricing/pricing-page.tsx';

export default function Pricing() {
  return <PricingPage />;
}
