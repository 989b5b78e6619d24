import type { PortalSession } from './objects.ts';

export const newPortalSession = ({
  id,
  created,
  customer,
  url,
  returnUrl,
}: {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly url: string;
  readonly returnUrl: string | null;
}): PortalSession => ({
  id,
  object: 'billing_portal.session',
  configuration: 'bpc_sandbox',
  created,
  customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: returnUrl,
  url,
});
