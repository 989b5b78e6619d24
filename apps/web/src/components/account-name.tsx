import { useSignedInUser } from '@/lib/auth/auth-state.ts';

/** Tells password managers whose password a form asks for. */
export function AccountName() {
  const { email } = useSignedInUser();
  return <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
