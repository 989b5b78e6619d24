import { Outlet } from 'react-router';
import { HydrateNear } from '@/components/hydrate-near.tsx';
import { PublicFooter } from '@/components/layout/public-footer.tsx';
import { PublicHeader } from '@/components/layout/public-header.tsx';
import { SkipLink } from '@/components/layout/skip-link.tsx';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';

/** Is rendered again when it is known that somebody is signed in, who has another footer. */
function Footer() {
  useIsSignedIn();
  return (
    <HydrateNear>
      <PublicFooter />
    </HydrateNear>
  );
}

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
