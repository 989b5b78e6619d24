import { useQuery } from '@tanstack/react-query';
import { firstKeyQuery } from '@/features/api-keys/operations/first-key.ts';
import { ReferencePage } from '@/features/reference/reference-page.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';

export function Docs() {
  const user = useSignedInUser();
  const { data: apiKey, isFetched } = useQuery({ ...firstKeyQuery(user.id), meta: { missing: 'your API key' } });
  return <ReferencePage apiKey={apiKey?.api_key} isKeyPending={!isFetched} />;
}
