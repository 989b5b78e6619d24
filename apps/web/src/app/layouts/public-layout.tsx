import { Outlet } from 'react-router';
import { PublicFooter } from '@/components/layout/public-footer.tsx';
import { PublicHeader } from '@/components/layout/public-header.tsx';
import { SkipLink } from '@/components/layout/logo.tsx';

export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
