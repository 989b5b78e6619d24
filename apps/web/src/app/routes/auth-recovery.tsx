import { AuthRecoveryPage } from '@/features/auth/auth-recovery-page.tsx';

export default function AuthRecovery() {
  return <AuthRecoveryPage />;
}
