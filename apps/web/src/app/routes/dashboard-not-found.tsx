import { NotFound } from '@/components/layout/not-found.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Page not found');

export default function DashboardNotFoundRoute() {
  return <div className="grid place-items-center py-16"><NotFound /></div>;
}
