import { type ComponentType, useEffect, useState } from 'react';
import { loaders } from 'virtual:reference';
import { EndpointPage } from '@/features/reference/endpoint-page.tsx';
import type { EndpointPage as Page } from '@/features/reference/model.ts';
import { SamplePanel } from '@/features/reference/sample-panel.tsx';
import { useUserId } from '@/lib/auth/auth-state.ts';

/** The first key of the signed-in user; undefined until it is read, and for visitors. Without it samples keep their placeholder. */
function useOwnKey(): string | undefined {
  const userId = useUserId();
  const [key, setKey] = useState<{ userId: string; apiKey: string } | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    void import('@/features/api-keys/operations/first-key.ts')
      .then(({ loadFirstKey }) => loadFirstKey(userId))
      .then(
        (found) => {
          if (isCurrent && found !== null) setKey({ userId, apiKey: found.api_key });
        },
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return key !== null && key.userId === userId ? key.apiKey : undefined;
}

function OwnSamples({ page }: { page: Page }) {
  return <SamplePanel page={page} first={page.operations[0]} apiKey={useOwnKey()} />;
}

/** The page of one endpoint, with what the reference says about it. */
export async function loadEndpoint(name: string): Promise<ComponentType> {
  const load = loaders[name];
  if (load === undefined) throw new Error(`No endpoint ${name}`);
  const { page } = await load();
  return function Endpoint() {
    return <EndpointPage page={page} samples={<OwnSamples page={page} />} />;
  };
}
