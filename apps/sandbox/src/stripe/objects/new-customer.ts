import type { Customer } from './objects.ts';

export interface CustomerFacts {
  readonly id: string;
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly footer: string | null;
  readonly metadata: Record<string, string>;
}

export const newCustomer = ({ id, created, email, name, footer, metadata }: CustomerFacts): Customer => ({
  id,
  object: 'customer',
  balance: 0,
  created,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  email,
  name,
  phone: null,
  address: null,
  shipping: null,
  discount: null,
  invoice_prefix: id.slice(-8).toUpperCase(),
  invoice_settings: { custom_fields: null, default_payment_method: null, footer, rendering_options: null },
  livemode: false,
  metadata,
  next_invoice_sequence: 1,
  preferred_locales: [],
  tax_exempt: 'none',
  test_clock: null,
});
