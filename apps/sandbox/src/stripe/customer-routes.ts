import { type Fields, list, nested, text, textMap } from './form-body.ts';
import { idFor, store } from './objects/create.ts';
import type { Customer } from './objects/objects.ts';
import type { On } from './register-call.ts';
import { CUSTOMER, NONE, PAGE, TAX_ID } from './shapes.ts';
import { taxIdsOf } from './tax.ts';
import { listPage } from './lists.ts';
import { badParameter, missing } from './stripe-error.ts';
import { endSubscription } from './subscriptions.ts';
import { findNamed, findObject, sendEvent, type SandboxContext } from './sandbox-context.ts';

const TAX_IDS_MAX = 5;
const FIELD_NAME_MAX = 40;
const FIELD_VALUE_MAX = 140;
/** The patterns that the sandbox knows; other types take any text. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  eu_vat: /^[A-Z]{2}[0-9A-Z+*]{2,12}$/,
  gb_vat: /^GB([0-9]{9}([0-9]{3})?|(GD|HA)[0-9]{3})$/,
  us_ein: /^[0-9]{2}-[0-9]{7}$/,
};

/** `/v1/customers` with their addresses and tax ids. */
export function customerRoutes(on: On, world: SandboxContext): void {
  const { state } = world;
  on('POST', '/v1/customers', CUSTOMER, (form) => {
    const id = idFor('customers');
    const customer = store(world, 'customers', {
      id,
      email: text(form, 'email'),
      name: text(form, 'name'),
      invoice_prefix: id.slice(-8).toUpperCase(),
      metadata: textMap(form, 'metadata'),
    });
    customer.invoice_settings.footer = text(nested(form, 'invoice_settings'), 'footer');
    sendEvent(world, 'customer.created', customer);
    return customer;
  });
  on('POST', '/v1/customers/:id', CUSTOMER, (form, id) => {
    const customer = findObject(state.customers, 'customer', id);
    const settings = nested(form, 'invoice_settings');
    const method = text(settings, 'default_payment_method');
    if (
      method !== null &&
      findNamed(state.methods, 'PaymentMethod', 'invoice_settings[default_payment_method]', method).customer !== id
    )
      throw badParameter(
        'invoice_settings[default_payment_method]',
        'The payment method must be attached to the customer.',
      );
    if (method !== null) customer.invoice_settings.default_payment_method = method;
    if (settings['custom_fields'] !== undefined) customer.invoice_settings.custom_fields = readCustomFields(settings);
    if (settings['footer'] !== undefined) customer.invoice_settings.footer = emptyToNull(text(settings, 'footer'));
    if (form['email'] !== undefined) customer.email = emptyToNull(text(form, 'email'));
    if (form['name'] !== undefined) customer.name = emptyToNull(text(form, 'name'));
    if (form['address'] !== undefined) customer.address = readAddress(form);
    sendEvent(world, 'customer.updated', customer);
    return customer;
  });
  on('DELETE', '/v1/customers/:id', NONE, (_, id) => {
    findObject(state.customers, 'customer', id);
    for (const subscription of Object.values(state.subscriptions))
      if (subscription.customer === id && subscription.status !== 'canceled') endSubscription(world, subscription);
    for (const method of Object.values(state.methods)) if (method.customer === id) method.customer = null;
    for (const taxId of taxIdsOf(world, id)) delete state.taxIds[taxId.id];
    sendEvent(world, 'customer.deleted', findObject(state.customers, 'customer', id));
    delete state.customers[id];
    return { id, object: 'customer', deleted: true };
  });
  on('GET', '/v1/customers/:id/tax_ids', PAGE, (form, id) => {
    findObject(state.customers, 'customer', id);
    return listPage([...taxIdsOf(world, id)], form, `/v1/customers/${id}/tax_ids`);
  });
  on('POST', '/v1/customers/:id/tax_ids', TAX_ID, (form, id) => {
    findObject(state.customers, 'customer', id);
    const [type, value] = [text(form, 'type') ?? '', text(form, 'value') ?? ''];
    if (!(PATTERNS[type]?.test(value) ?? value !== ''))
      throw badParameter('value', `Invalid value for ${type}.`, 'tax_id_invalid');
    if (taxIdsOf(world, id).length >= TAX_IDS_MAX)
      throw badParameter('value', `A customer can have up to ${TAX_IDS_MAX} tax IDs.`);
    const taxId = store(world, 'taxIds', {
      country: type === 'eu_vat' ? value.slice(0, 2) : type.slice(0, 2).toUpperCase(),
      customer: id,
      owner: { type: 'customer', customer: id, customer_account: null },
      type,
      value,
    });
    sendEvent(world, 'customer.tax_id.created', taxId);
    return taxId;
  });
  on('DELETE', '/v1/customers/:id/tax_ids/:taxId', NONE, (_, id, taxId = '') => {
    const held = state.taxIds[taxId];
    if (held === undefined || held.customer !== id) throw missing('tax_id', taxId);
    delete state.taxIds[taxId];
    sendEvent(world, 'customer.tax_id.deleted', held);
    return { id: taxId, object: 'tax_id', deleted: true };
  });
}

const emptyToNull = (given: string | null): string | null => (given === '' ? null : given);

function readAddress(form: Fields): NonNullable<Customer['address']> | null {
  if (form['address'] === '') return null;
  const part = (name: string): string | null => emptyToNull(text(nested(form, 'address'), name));
  return {
    line1: part('line1'),
    line2: part('line2'),
    city: part('city'),
    state: part('state'),
    postal_code: part('postal_code'),
    country: part('country'),
  };
}

function readCustomFields(settings: Fields): Customer['invoice_settings']['custom_fields'] {
  if (settings['custom_fields'] === '') return null;
  return list(settings, 'custom_fields').map((field) => {
    const [name, value] = [text(field, 'name') ?? '', text(field, 'value') ?? ''];
    if (name.length > FIELD_NAME_MAX || value.length > FIELD_VALUE_MAX)
      throw badParameter(
        'invoice_settings[custom_fields]',
        'A custom field has a name of 40 and a value of 140 characters at most.',
      );
    return { name, value };
  });
}
