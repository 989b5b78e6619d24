import { IndexPage } from '@/features/reference/index-page.tsx';

export default function Reference() {
  return <IndexPage />;
}
