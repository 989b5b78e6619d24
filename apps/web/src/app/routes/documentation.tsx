import { DocumentationPage } from '@/features/docs/documentation-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';
import { paths } from '@/lib/paths.ts';
import { RedirectSignedIn } from '../redirect-signed-in.tsx';

export const meta = () => pageMeta('Documentation', 'Quick start of the Theia API: from a key to a first natal chart.');

export default function Documentation() {
  return (
    <>
      <RedirectSignedIn to={paths.dashboard} />
      <DocumentationPage />
    </>
  );
}
