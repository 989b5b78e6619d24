import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { LayoutDashboard, Menu, X } from '@/components/icons/icons.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { UserAvatar } from '@/components/ui/user-avatar.tsx';
import { useIsSignedIn, useUser } from '@/lib/auth/auth-state.ts';
import { cn } from '@/lib/cn.ts';
import { loadPart } from '@/lib/load-part.ts';
import { paths } from '@/lib/paths.ts';
import { Logo, ThemeToggle } from './logo.tsx';

/** If the menu cannot be loaded, the avatar links to the settings. */
const AccountMenu = lazy(() =>
  loadPart(() => import('./account-menu.tsx')).then(
    ({ AccountMenu: Menu }) => ({ default: Menu }),
    () => ({ default: SettingsLink }),
  ),
);

const links = [
  { to: paths.apiProducts, label: 'API Products' },
  { to: paths.plans, label: 'Pricing' },
  { to: paths.guide, label: 'Documentation' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
] as const;

/** The equivalent path for a signed-in user. */
const signedInPath = (path: string) => (path === paths.guide ? paths.reference : path);

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cn(
    'rounded-md px-3 py-2 text-sm font-medium whitespace-nowrap transition-colors md:max-lg:px-2 hover:text-ink',
    isActive ? 'text-ink' : 'text-ink-muted',
  );

function SettingsLink() {
  const user = useUser();
  return (
    <Link to={paths.settings} aria-label="Account settings" className="rounded-full">
      <UserAvatar email={user?.email} />
    </Link>
  );
}

function SignInButtons() {
  return (
    <>
      <ButtonLink to={paths.login} look="ghost" size="small">
        Log In
      </ButtonLink>
      <ButtonLink to={paths.signup} size="small">
        Sign Up
      </ButtonLink>
    </>
  );
}

function Links({ signedIn }: { signedIn: boolean }) {
  return links.map(({ to, label }) => (
    <NavLink key={to} to={signedIn ? signedInPath(to) : to} className={linkClass}>
      {label}
    </NavLink>
  ));
}

/** The menu on small screens. Its button, a followed link or Escape closes it. Escape restores the focus. */
function useSmallMenu() {
  const { pathname } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return { open, setOpen, toggle };
}

export function PublicHeader() {
  const signedIn = useIsSignedIn();
  const { open, setOpen, toggle } = useSmallMenu();
  return (
    <header className="sticky top-0 z-40 print:static print:bg-transparent border-b border-line bg-bg/85 backdrop-blur-md">
      <div className="page-width flex h-16 items-center gap-4">
        <Logo />
        <nav aria-label="Main" className="ml-4 hidden items-center md:flex print:hidden!">
          <Links signedIn={signedIn} />
        </nav>
        <div className="ml-auto flex items-center gap-2 print:hidden">
          <ThemeToggle />
          {signedIn ? (
            <>
              <ButtonLink to={paths.dashboard} look="ghost" size="small" className="max-md:hidden">
                <LayoutDashboard />
                Dashboard
              </ButtonLink>
              <Suspense fallback={<span className="size-9" />}>
                <AccountMenu />
              </Suspense>
            </>
          ) : (
            <div className="visitors-only hidden items-center gap-2 md:flex">
              <SignInButtons />
            </div>
          )}
          <Button
            ref={toggle}
            look="ghost"
            size="icon"
            className="md:hidden"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="small-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X /> : <Menu />}
          </Button>
        </div>
      </div>
      <div id="small-menu" hidden={!open} className="border-t border-line bg-bg md:hidden print:hidden">
        <nav aria-label="Main, small screens" className="page-width grid gap-1 py-3">
          <Links signedIn={signedIn} />
          {signedIn ? (
            <NavLink to={paths.dashboard} className={linkClass}>
              Dashboard
            </NavLink>
          ) : (
            <div className="visitors-only mt-2 grid grid-cols-2 gap-2 border-t border-line pt-4 pb-1">
              <SignInButtons />
            </div>
          )}
        </nav>
      </div>
    </header>
  );
}
