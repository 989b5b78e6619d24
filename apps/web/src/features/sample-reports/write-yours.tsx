import { ButtonLink } from '@/components/ui/button.tsx';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { paths } from '@/lib/paths.ts';

/** Leads to the form for a report. Visitors sign up first. */
export function WriteYours() {
  return useIsSignedIn() ? (
    <ButtonLink to={paths.reports} size="large">
      Write one for a birth
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.signup} size="large">
      Start Free Trial
    </ButtonLink>
  );
}
