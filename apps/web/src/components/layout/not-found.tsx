import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { safeRedirectPath } from '@/lib/last-route.ts';
import { paths } from '@/lib/paths.ts';

export function NotFound() {
  const signedIn = useIsSignedIn();
  const navigate = useNavigate();
  const goBack = () => {
    if (window.history.length > 1) void navigate(-1);
    else void navigate(signedIn ? paths.dashboard : safeRedirectPath());
  };
  return (
    <div className="max-w-md text-center">
      <p className="eyebrow">404</p>
      <h1 className="mt-3 text-title">Oops! Page not found</h1>
      <p className="mt-3 text-ink-muted">There is nothing at this address. It may have moved, or never risen.</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button look="outline" onClick={goBack}>
          Go Back
        </Button>
        <ButtonLink to={signedIn ? paths.dashboard : paths.home}>
          {signedIn ? 'Return to Dashboard' : 'Return to Home'}
        </ButtonLink>
      </div>
    </div>
  );
}
