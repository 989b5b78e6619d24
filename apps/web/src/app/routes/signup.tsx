import { SignUpPage } from '@/features/auth/signup-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Create an account');

export default function SignUp() {
  return <SignUpPage />;
}
