import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';

/** Redirects a signed-in user; visitors stay. */
export function RedirectSignedIn({ to }: { to: string }) {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(to, { replace: true });
  }, [isSignedIn, navigate, to]);
  return null;
}
