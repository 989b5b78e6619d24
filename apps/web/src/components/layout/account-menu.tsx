import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { KeyRound, LifeBuoy, LogOut, Settings, ShieldCheck } from '@/components/icons/icons.tsx';
import { menuClass, menuItemClass } from '@/components/ui/menu.tsx';
import { UserAvatar } from '@/components/ui/user-avatar.tsx';
import { useAfterPaint } from '@/lib/after-paint.ts';
import { useUser } from '@/lib/auth/auth-state.ts';
import { signOut } from '@/lib/auth/sign-out.ts';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';

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
      <DropdownMenu.Content align="end" sideOffset={8} className={cn(menuClass, 'w-60')}>
        <div className="border-b border-line px-2.5 pb-2.5 pt-1.5">
          <p className="text-xs text-ink-muted">Signed in as</p>
          <p className="truncate text-sm font-medium" title={user?.email}>
            {user?.email}
          </p>
        </div>
        <div className="py-1.5">
          {links.map(({ to, label, icon: Icon }) => (
            <DropdownMenu.Item key={label} asChild className={menuItemClass}>
              <Link to={to}>
                <Icon />
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
        </div>
        <div className="border-t border-line pt-1.5">
          <DropdownMenu.Item className={menuItemClass} onSelect={() => void signOut()}>
            <LogOut />
            Logout
          </DropdownMenu.Item>
        </div>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
