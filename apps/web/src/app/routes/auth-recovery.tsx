import { AuthRecoveryPage } from '@/features/auth/auth-recovery-page.tsx';
import { QueryScope } from '../query-scope.tsx';

export default function AuthRecovery() {
  return (
    <QueryScope>
      <AuthRecoveryPage />
    </QueryScope>
  );
}
