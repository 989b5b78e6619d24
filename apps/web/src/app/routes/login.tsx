import { LoginPage } from '@/features/auth/login-page.tsx';
import { QueryScope } from '../query-scope.tsx';

export default function Login() {
  return (
    <QueryScope>
      <LoginPage />
    </QueryScope>
  );
}
