import { recovery } from '@/lib/auth/recovery.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { LeadingSections } from './lead.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';

export function AccountPanel() {
  return (
    <LeadingSections first={recovery.isActive() ? 'password-title' : 'email-title'}>
      <div className="grid min-w-0 gap-5">
        <ChangeEmail />
        <ChangePassword />
        <TwoFactor />
        <Sessions />
      </div>
    </LeadingSections>
  );
}
