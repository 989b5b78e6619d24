import { Menu, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })));

const links = [
  { to: paths.apiProducts, label: 'API Products' },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.documentation, label: 'Documentation' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
] as const;

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cn('rounded-md px-3 py-2 text-sm font-medium transition-colors hover:text-ink', isActive ? 'text-ink' : 'text-ink-muted');

function SignInButtons() {
  return (
    <>
      <ButtonLink to={paths.login} look="ghost" size="small">Log In</ButtonLink>
      <ButtonLink to={paths.signup} size="small">Sign Up</ButtonLink>
    </>
  );
}

export function PublicHeader() {
  const { status } = useAuth();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const signedIn = status === 'authenticated';
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setOpen(false);
  }
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-bg/85 backdrop-blur-md">
      <div className="page-width flex h-16 items-center gap-4">
        <Logo />
        <nav aria-label="Main" className="ml-4 hidden items-center md:flex">
          {links.map(({ to, label }) => <NavLink key={to} to={to} className={linkClass}>{label}</NavLink>)}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeToggle />
          {signedIn ? (
            <Suspense fallback={<span className="size-9" />}><AccountMenu /></Suspense>
          ) : (
            <div className="hidden items-center gap-2 md:flex"><SignInButtons /></div>
          )}
          <Button
            look="ghost" size="icon" className="md:hidden"
            aria-label={open ? 'Close menu' : 'Open menu'} aria-expanded={open} aria-controls="small-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </Button>
        </div>
      </div>
      <div id="small-menu" hidden={!open} className="border-t border-line bg-bg md:hidden">
        <nav aria-label="Main, small screens" className="page-width grid gap-1 py-3">
          {links.map(({ to, label }) => <NavLink key={to} to={to} className={linkClass}>{label}</NavLink>)}
          {signedIn ? null : <div className="mt-2 grid grid-cols-2 gap-2 border-t border-line pt-4 pb-1"><SignInButtons /></div>}
        </nav>
      </div>
    </header>
  );
}
