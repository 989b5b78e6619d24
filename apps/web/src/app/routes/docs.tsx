import { useQuery } from '@tanstack/react-query';
import { apiKeyQuery } from '@/features/api-keys/api/api-key.ts';
import { DocsPage } from '@/features/docs/docs-page.tsx';
import { Playground } from '@/features/playground/playground.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';

export default function Docs() {
  const user = useSignedInUser();
  const { data: apiKey } = useQuery(apiKeyQuery(user.id));
  return (
    <DocsPage
      apiKey={apiKey?.api_key}
      renderPlayground={({ id, method, path, example, open }) => (
        <Playground key={id} method={method} path={path} example={example} apiKey={apiKey?.api_key} open={open} />
      )}
    />
  );
}
