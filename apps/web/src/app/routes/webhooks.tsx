import { useQuery } from '@tanstack/react-query';
import { firstKeyQuery } from '@/features/api-keys/operations/first-key.ts';
import { WebhooksPage } from '@/features/webhooks/webhooks-page.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';

export function Webhooks() {
  const user = useSignedInUser();
  const { data: apiKey } = useQuery({ ...firstKeyQuery(user.id), meta: { missing: 'your API key' } });
  return <WebhooksPage apiKey={apiKey?.api_key} />;
}
