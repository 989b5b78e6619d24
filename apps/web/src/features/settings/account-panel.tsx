import { useState } from 'react';
import { mustChoosePassword } from '@/lib/auth/must-choose-password.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { LeadingSections } from './lead.tsx';
import { Sessions } from './sessions.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { TwoFactor } from './two-factor.tsx';

export function AccountPanel() {
  const [passwordFirst] = useState(mustChoosePassword);
  return (
    <LeadingSections first={passwordFirst ? 'password-title' : 'email-title'}>
      <div className="grid min-w-0 gap-5">
        {passwordFirst ? <ChangePassword /> : null}
        <ChangeEmail />
        {passwordFirst ? null : <ChangePassword />}
        <SignInMethods />
        <TwoFactor />
        <Sessions />
      </div>
    </LeadingSections>
  );
}
