import { CircleCheck } from '@/components/icons/icons.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { paths } from '@/lib/paths.ts';

/** After a confirmation that left the account without a password, because several sign-ups waited for the address. */
export function ChoosePassword() {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-6 text-center">
      <CircleCheck className="size-10 text-ok" />
      <h1 className="text-heading">Email verified</h1>
      <p className="text-ink-muted">
        This address was used to sign up more than once, so the passwords entered then are void. Choose a password to
        finish.
      </p>
      <ButtonLink to={paths.newPassword}>Choose a password</ButtonLink>
    </div>
  );
}
