import { AuthEmailPage } from '@/features/auth/auth-email-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Verify your email');

export default function AuthEmail() {
  return <AuthEmailPage />;
}
