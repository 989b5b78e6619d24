import { AuthEmailPage } from '@/features/auth/auth-email-page.tsx';

export default function AuthEmail() {
  return <AuthEmailPage />;
}
