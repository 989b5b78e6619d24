import { useEffect, useState } from 'react';
import { ShieldCheck } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { publishSession } from '@/lib/auth/auth-state.ts';
import { endSession } from '@/lib/auth/sign-out.ts';
import { paths } from '@/lib/paths.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';

/** Shown after the owner stopped a change of the address: all sessions are ended, and the next step is a new password. */
export function ChangeStopped({ email }: { email: string }) {
  const [resetting, setResetting] = useState(false);
  useEffect(() => {
    void endSession().then(() => publishSession(null));
  }, []);
  return (
    <div role="status" className="grid justify-items-center gap-4 py-6 text-center">
      <ShieldCheck className="size-10 text-ok" />
      <h1 className="text-heading">Email change stopped</h1>
      <p className="text-ink-muted">
        Your address stays <strong className="font-medium break-all text-ink">{email}</strong>, and every session was
        signed out.
      </p>
      <p className="text-ink-muted">
        Somebody was signed in to your account. Choose a new password, so that they cannot come back.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => setResetting(true)}>Reset your password</Button>
        <ButtonLink to={paths.login} look="outline">
          Sign in
        </ButtonLink>
      </div>
      {resetting ? <ForgotPasswordDialog email={email} onClose={() => setResetting(false)} /> : null}
    </div>
  );
}
