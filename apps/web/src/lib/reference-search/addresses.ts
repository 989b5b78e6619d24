import { endpoints } from 'virtual:reference';
import { paths } from '@/lib/paths.ts';
import type { Hit } from './find-entries.ts';

/** The query parameter of an endpoint on the dashboard's reference. */
export const ENDPOINT_PARAM = 'endpoint';

/** The address of an operation on the dashboard. */
export const operationAddress = (id: string): string => `${paths.reference}?${ENDPOINT_PARAM}=${id}`;

/** The address of an endpoint's page on the dashboard. */
export function dashboardEndpoint(name: string): string {
  const [operation] = endpoints.find((endpoint) => endpoint.name === name)?.operations ?? [];
  return operation === undefined ? paths.reference : operationAddress(operation.id);
}

/** Where a hit leads on the public pages. */
export function publicAddress({ entry, page, anchor }: Hit): string {
  const address = page.startsWith('/') ? page : `${paths.apiReference}/${page}`;
  return anchor === '' || entry.kind === 'endpoint' ? address : `${address}#${anchor}`;
}

/** Where a hit leads on the dashboard; pages that it does not have are the public ones. */
export function dashboardAddress(hit: Hit): string {
  if (hit.page.startsWith('/')) return publicAddress(hit);
  const address = dashboardEndpoint(hit.page);
  return hit.anchor === '' ? address : `${address}#${hit.anchor}`;
}
