import { ApiProductsPage } from '@/features/marketing/api-products-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('API Products', 'Natal, transit, compatibility and yearly cycle calculations over one API.');

export default function ApiProducts() {
  return <ApiProductsPage />;
}
