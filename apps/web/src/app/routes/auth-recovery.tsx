import { AuthRecoveryPage } from '@/features/auth/auth-recovery-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Recover your account');

export default function AuthRecovery() {
  return <AuthRecoveryPage />;
}
