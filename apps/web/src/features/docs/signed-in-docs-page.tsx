import { QuickStart } from '@/components/quick-start/quick-start.tsx';
import { PageHeading } from '@/components/ui/page-heading.tsx';

/** The quick start with the reader's own key in every example. */
export function SignedInDocsPage({ apiKey }: { apiKey: string | undefined }) {
  return (
    <>
      <PageHeading title="Documentation" description="From your key to a first natal chart." />
      <QuickStart {...(apiKey ? { apiKey } : {})} keyStep={apiKey ? 'Your key is already in the examples. Paste one into a terminal and the call appears on your dashboard.' : 'Put your key in place of THE_YOUR_API_KEY:'} />
    </>
  );
}
