import { ApiProductsPage } from '@/features/marketing/api-products-page.tsx';

export default function ApiProducts() {
  return <ApiProductsPage />;
}
