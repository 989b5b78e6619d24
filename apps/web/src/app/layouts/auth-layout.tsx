import { Outlet } from 'react-router';
import { Analemma } from '@/components/layout/analemma.tsx';
import { Logo, SkipLink, ThemeToggle } from '@/components/layout/logo.tsx';

export function AuthLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,0.85fr)]">
      <SkipLink />
      <div className="flex flex-col px-5 sm:px-10">
        <header className="flex h-16 items-center justify-between">
          <Logo />
          <ThemeToggle />
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[25rem] flex-1 flex-col justify-center py-10"
        >
          <noscript>
            <p className="mb-6 rounded-lg border border-line bg-sunken p-3.5 text-sm text-ink-soft">
              Accounts need JavaScript: please switch it on for this page.
            </p>
          </noscript>
          {/* No box of its own: what takes the place of a wait has another height, and nothing that was there moves. */}
          <div className="contents">
            <Outlet />
          </div>
        </main>
      </div>
      <aside className="hidden border-l border-line bg-sunken/60 lg:sticky lg:top-0 lg:grid lg:h-dvh lg:place-items-center lg:p-10">
        <figure className="grid justify-items-center gap-5">
          <Analemma className="h-[min(70vh,34rem)]" />
          <figcaption className="max-w-64 text-center text-sm text-ink-muted">
            The Sun at mean noon, through one year: its declination against the clock.
          </figcaption>
        </figure>
      </aside>
    </div>
  );
}
