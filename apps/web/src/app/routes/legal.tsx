import { LegalPage } from '@/features/marketing/legal-page.tsx';

export default function Legal() {
  return <LegalPage />;
}
