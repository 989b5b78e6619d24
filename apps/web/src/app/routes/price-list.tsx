import { PriceListPage } from '@/features/price-list/price-list-page.tsx';

export default function PriceList() {
  return <PriceListPage />;
}
