import type { TaxId } from './objects.ts';

export const newTaxId = ({
  id,
  created,
  customer,
  type,
  value,
}: Pick<TaxId, 'id' | 'created' | 'customer' | 'type' | 'value'>): TaxId => ({
  id,
  object: 'tax_id',
  country: type === 'eu_vat' ? value.slice(0, 2) : type.slice(0, 2).toUpperCase(),
  created,
  customer,
  customer_account: null,
  livemode: false,
  owner: { type: 'customer', customer, customer_account: null },
  type,
  value,
  verification: { status: 'pending', verified_address: null, verified_name: null },
});
