import { AuthEmailPage } from '@/features/auth/auth-email-page.tsx';
import { QueryScope } from '../query-scope.tsx';

export default function AuthEmail() {
  return (
    <QueryScope>
      <AuthEmailPage />
    </QueryScope>
  );
}
