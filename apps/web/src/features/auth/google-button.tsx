import { GoogleLogo } from '@/components/icons/google-logo.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { signInWithGoogle } from './operations/sign-in.ts';

export function GoogleButton() {
  const { mutate: start, isPending: busy } = useOperation(signInWithGoogle);
  return (
    <>
      <div className="my-6 flex items-center gap-4 text-xs text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      <Button look="outline" className="h-11 w-full" disabled={busy} onClick={() => start()}>
        <GoogleLogo />
        Sign in with Google
      </Button>
    </>
  );
}
