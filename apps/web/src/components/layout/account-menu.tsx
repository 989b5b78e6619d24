import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { KeyRound, LifeBuoy, LogOut, Settings, ShieldCheck } from '@/components/icons/icons.tsx';
import { UserAvatar } from '@/components/ui/user-avatar.tsx';
import { useAfterPaint } from '@/lib/after-paint.ts';
import { useUser } from '@/lib/auth/auth-state.ts';
import { signOut } from '@/lib/auth/sign-out.ts';
import { paths } from '@/lib/paths.ts';

const itemClass =
  'flex w-full items-center gap-2.5 rounded-md px-2.5 py-2 pointer-coarse:py-2.5 text-sm text-ink-soft outline-none data-[highlighted]:bg-sunken data-[highlighted]:text-ink [&_svg]:size-4 [&_svg]:text-ink-muted';

const links = [
  { to: `${paths.settings}?panel=account`, label: 'Account Settings', icon: Settings },
  { to: paths.apiKeys, label: 'API Keys', icon: KeyRound },
  { to: paths.auditLog, label: 'Audit log', icon: ShieldCheck },
  { to: `${paths.settings}?panel=support`, label: 'Support', icon: LifeBuoy },
] as const;

/** The avatar of the signed-in user, opening the account menu. */
export function AccountMenu() {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const isShown = useAfterPaint(isOpen);
  return (
    <DropdownMenu.Root modal={false} open={isShown} onOpenChange={setOpen}>
      <DropdownMenu.Trigger aria-label="Account menu" className="rounded-full">
        <UserAvatar email={user?.email} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="z-50 w-60 animate-rise rounded-xl border border-line bg-surface p-1.5 shadow-pop"
      >
        <div className="border-b border-line px-2.5 pb-2.5 pt-1.5">
          <p className="text-xs text-ink-muted">Signed in as</p>
          <p className="truncate text-sm font-medium" title={user?.email}>
            {user?.email}
          </p>
        </div>
        <div className="py-1.5">
          {links.map(({ to, label, icon: Icon }) => (
            <DropdownMenu.Item key={label} asChild className={itemClass}>
              <Link to={to}>
                <Icon />
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
        </div>
        <div className="border-t border-line pt-1.5">
          <DropdownMenu.Item className={itemClass} onSelect={() => void signOut()}>
            <LogOut />
            Logout
          </DropdownMenu.Item>
        </div>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
