import { Link } from 'react-router';
import { Monitor, Moon, Sun } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';
import { site } from '@/lib/site.ts';
import { setTheme, type Theme, useTheme } from '@/lib/theme.ts';

export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:z-[70] focus:rounded-lg focus:bg-accent focus:px-4 focus:py-2 focus:text-sm focus:font-medium focus:text-accent-ink"
    >
      Skip to content
    </a>
  );
}

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeToggle() {
  const theme = useTheme();
  const Icon = icons[theme];
  return (
    <Button
      look="ghost"
      size="icon"
      title={`Theme: ${theme}`}
      aria-label={`Theme: ${theme}. Switch to ${next[theme]}`}
      onClick={() => setTheme(next[theme])}
      icon={Icon}
    />
  );
}

/** The logo: a half disc rising inside a circle. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={cn('size-7', className)}>
      <circle cx="16" cy="16" r="13" stroke="currentColor" strokeWidth="1.75" />
      <path d="M3 16h6.2M22.8 16H29" stroke="currentColor" strokeWidth="1.75" />
      <path d="M9.2 16a6.8 6.8 0 0 1 13.6 0Z" fill="var(--sun-fill)" />
      <path d="M16 3v2.6" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

/** Links to the dashboard when signed in, otherwise to the landing page. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      to={useIsSignedIn() ? paths.dashboard : paths.home}
      className="inline-flex items-center gap-2.5 rounded-md text-ink"
    >
      <LogoMark />
      <span className={cn('text-[1.0625rem] font-semibold tracking-tight', compact && 'sr-only')}>{site.name}</span>
    </Link>
  );
}
