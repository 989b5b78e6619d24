import { CallPricesPage } from '@/features/call-prices/call-prices-page.tsx';

export default function CallPrices() {
  return <CallPricesPage />;
}
