import { PricingPage } from '@/features/pricing/pricing-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Pricing', 'Plans and add-ons of the Theia API, with a free 14-day trial.');

export default function Pricing() {
  return <PricingPage />;
}
