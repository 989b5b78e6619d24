import { LegalPage } from '@/features/legal/legal-page.tsx';

export default function Legal() {
  return <LegalPage />;
}
