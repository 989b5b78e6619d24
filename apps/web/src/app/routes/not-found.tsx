import { LogoMark } from '@/components/layout/logo.tsx';
import { NotFound } from '@/components/layout/not-found.tsx';

export function NotFoundRoute() {
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-5 py-16">
      <div className="grid justify-items-center gap-8">
        <LogoMark className="size-10" />
        <NotFound />
      </div>
    </main>
  );
}

export function DashboardNotFoundRoute() {
  return (
    <div className="grid place-items-center py-16">
      <NotFound />
    </div>
  );
}
