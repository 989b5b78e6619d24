import { SignUpPage } from '@/features/auth/signup-page.tsx';
import { QueryScope } from '../query-scope.tsx';

export default function SignUp() {
  return (
    <QueryScope>
      <SignUpPage />
    </QueryScope>
  );
}
