import { ApiProductsPage } from '@/features/api-products/api-products-page.tsx';

export default function ApiProducts() {
  return <ApiProductsPage />;
}
