import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { TwoFactor } from './two-factor.tsx';

export function AccountPanel() {
  return (
    <div className="grid min-w-0 gap-5">
      <ChangeEmail />
      <ChangePassword />
      <TwoFactor />
    </div>
  );
}
