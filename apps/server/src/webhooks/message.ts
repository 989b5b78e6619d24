import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { signatureHeaders } from './signing-secret.ts';

/** The headers of a delivery that is sent now: what signs it, and who sends it. */
export function messageHeaders(
  secrets: readonly string[],
  { id, body }: { readonly id: string; readonly body: string },
): Record<string, string> {
  return {
    ...signatureHeaders(secrets, { id, timestamp: Math.floor(Date.now() / 1_000), body }),
    'user-agent': `Theia/${THEIA_VERSION} (webhooks)`,
  };
}
