import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  CircleUser,
  type Icon,
  LifeBuoy,
  LogOut,
  Sparkles,
  Trash2,
  WalletCards,
  X,
} from '@/components/icons/icons.tsx';
import { UserAvatar } from '@/components/ui/user-avatar.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { mustChoosePassword } from '@/lib/auth/must-choose-password.ts';
import { signOut } from '@/lib/auth/sign-out.ts';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { panelFrom, type PanelId, panels } from './panels.ts';
import { LeadingSections } from './section.tsx';
import { Sessions } from './sessions.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { TwoFactor } from './two-factor.tsx';

function AccountPanel() {
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

const entryClass =
  'flex h-10 w-full lg:h-9 items-center gap-2.5 rounded-lg px-3 text-sm font-medium whitespace-nowrap transition-colors [&_svg]:size-4 [&_svg]:shrink-0';
const quietClass = 'text-ink-muted hover:bg-sunken hover:text-ink';
const icons: Readonly<Record<PanelId, Icon>> = {
  account: CircleUser,
  apps: Sparkles,
  billing: WalletCards,
  support: LifeBuoy,
  delete: Trash2,
};

/** The panels of other features. */
type OtherPanels = Readonly<Record<Exclude<PanelId, 'account'>, ReactNode>>;

export function SettingsPage({ others }: { others: OtherPanels }) {
  const user = useSignedInUser();
  const [params] = useSearchParams();
  const current = panelFrom(params.get('panel'));
  return (
    <>
      <div className="mb-6 flex items-center justify-between gap-4">
        <h1 className="text-heading">Settings</h1>
        <Link
          to={paths.dashboard}
          aria-label="Close settings"
          className="grid size-9 place-items-center rounded-full border border-line-strong bg-surface text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <X className="size-4" />
        </Link>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="rounded-card border border-line bg-surface p-2 shadow-card lg:sticky lg:top-24 print:hidden">
          <div className="flex items-center gap-2.5 px-2 pb-3 pt-2">
            <UserAvatar email={user.email} size="sm" />
            <p className="min-w-0 text-sm font-medium wrap-anywhere">{user.email}</p>
          </div>
          <nav aria-label="Settings" className="grid grid-cols-2 gap-0.5 border-t border-line pt-2 lg:grid-cols-1">
            {panels.map(({ id, label }) => {
              const Icon = icons[id];
              return (
                <Link
                  key={id}
                  to={`?panel=${id}`}
                  aria-current={id === current ? 'page' : undefined}
                  className={cn(entryClass, id === current ? 'bg-accent-wash text-accent' : quietClass)}
                >
                  <Icon />
                  {label}
                </Link>
              );
            })}
            <button type="button" onClick={() => void signOut()} className={cn(entryClass, quietClass)}>
              <LogOut />
              Logout
            </button>
          </nav>
        </div>
        <div className="min-w-0">{current === 'account' ? <AccountPanel /> : others[current]}</div>
      </div>
    </>
  );
}
