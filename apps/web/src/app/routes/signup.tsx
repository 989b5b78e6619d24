import { SignUpPage } from '@/features/auth/signup-page.tsx';

export default function SignUp() {
  return <SignUpPage />;
}
