import { LoginPage } from '@/features/auth/login-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Sign in');

export default function Login() {
  return <LoginPage />;
}
