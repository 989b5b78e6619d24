import { UsagePage } from '@/features/usage/usage-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Usage');

export default function Usage() {
  return <UsagePage />;
}
