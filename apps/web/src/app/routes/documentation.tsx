import { GuidePage } from '@/features/guide/guide-page.tsx';
import { paths } from '@/lib/paths.ts';
import { RedirectSignedIn } from '../redirect-signed-in.tsx';

export default function Documentation() {
  return (
    <>
      <RedirectSignedIn to={paths.dashboard} />
      <GuidePage />
    </>
  );
}
