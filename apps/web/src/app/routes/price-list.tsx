import { PriceListPage } from '@/features/pricing/price-list-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Pricing');

export default function PriceList() {
  return <PriceListPage />;
}
