import { HomePage } from '@/features/home/home-page.tsx';
import { paths } from '@/lib/paths.ts';
import { RedirectSignedIn } from '../redirect-signed-in.tsx';

export default function Home() {
  return (
    <>
      <RedirectSignedIn to={paths.dashboard} />
      <HomePage />
    </>
  );
}
