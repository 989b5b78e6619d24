import { PriceListPage } from '@/features/pricing/price-list-page.tsx';

export default function PriceList() {
  return <PriceListPage />;
}
