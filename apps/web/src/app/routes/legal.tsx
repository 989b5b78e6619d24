import { LegalPage } from '@/features/marketing/legal-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Legal', 'Terms of service, privacy policy and licences of Theia.');

export default function Legal() {
  return <LegalPage />;
}
