import { LandingPage } from '@/features/landing/landing-page.tsx';
import { paths } from '@/lib/paths.ts';
import { RedirectSignedIn } from '../redirect-signed-in.tsx';

export default function Home() {
  return (
    <>
      <RedirectSignedIn to={paths.dashboard} />
      <LandingPage />
    </>
  );
}
