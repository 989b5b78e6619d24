import { useQuery } from '@tanstack/react-query';
import { apiKeyQuery } from '@/features/api-keys/api/api-key.ts';
import { SignedInDocsPage } from '@/features/docs/signed-in-docs-page.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';

export default function Docs() {
  const user = useSignedInUser();
  const { data: apiKey } = useQuery(apiKeyQuery(user.id));
  return <SignedInDocsPage apiKey={apiKey?.api_key} />;
}
