import type { EndpointRow } from '@theia-astro/server/rules/operations/webhooks';

/** What an endpoint is called: its name, or its host if it has none. */
export function endpointName({ label, url }: Pick<EndpointRow, 'label' | 'url'>): string {
  if (label !== '') return label;
  return URL.canParse(url) ? new URL(url).host : url;
}
