import { CircleUser, LogOut, X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { UserAvatar } from '@/components/ui/user-avatar.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { signOut } from '@/lib/auth/sign-out.ts';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';
import { AccountPanel } from './account-panel.tsx';
import { panelFrom, panels } from './panels.ts';

const entryClass = 'flex h-9 w-full items-center gap-2.5 rounded-lg px-3 text-sm font-medium transition-colors [&_svg]:size-4';

export function SettingsPage() {
  const user = useSignedInUser();
  const [params] = useSearchParams();
  const current = panelFrom(params.get('panel'));
  return (
    <>
      <div className="mb-6 flex items-center justify-between gap-4">
        <h1 className="text-heading">Settings</h1>
        <Link to={paths.dashboard} aria-label="Close settings" className="grid size-9 place-items-center rounded-full border border-line-strong bg-surface text-ink-muted hover:bg-sunken hover:text-ink"><X className="size-4" aria-hidden="true" /></Link>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="rounded-card border border-line bg-surface p-2 shadow-card md:sticky md:top-24">
          <div className="flex items-center gap-2.5 px-2 pb-3 pt-2">
            <UserAvatar email={user.email} size="sm" />
            <p className="min-w-0 truncate text-sm font-medium" title={user.email}>{user.email}</p>
          </div>
          <nav aria-label="Settings" className="border-t border-line pt-2">
            {panels.map(({ id, label }) => (
              <Link key={id} to={`?panel=${id}`} aria-current={id === current ? 'page' : undefined} className={cn(entryClass, id === current ? 'bg-accent-wash text-accent' : 'text-ink-muted hover:bg-sunken hover:text-ink')}><CircleUser aria-hidden="true" />{label}</Link>
            ))}
          </nav>
          <button type="button" onClick={() => void signOut()} className={cn(entryClass, 'text-ink-muted hover:bg-sunken hover:text-ink')}><LogOut aria-hidden="true" />Logout</button>
        </div>
        <AccountPanel />
      </div>
    </>
  );
}
