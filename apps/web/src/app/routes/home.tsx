import { LandingPage } from '@/features/landing/landing-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';
import { paths } from '@/lib/paths.ts';
import { site } from '@/lib/site.ts';
import { RedirectSignedIn } from '../redirect-signed-in.tsx';

export const meta = () => pageMeta(site.name, site.description);

export default function Home() {
  return (
    <>
      <RedirectSignedIn to={paths.dashboard} />
      <LandingPage />
    </>
  );
}
