import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';

/** Redirects a signed-in user; visitors stay. */
export function RedirectSignedIn({ to }: { to: string }) {
  const { status } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'authenticated') void navigate(to, { replace: true });
  }, [status, navigate, to]);
  return null;
}
