import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { testDatabase } from '../testing/database.ts';
import { ADDON_NAMES } from './addon-names.ts';
import { DEFAULT_BILLING_SETTINGS } from './billing-settings.ts';
import { KEY_LABEL_CHARACTERS_MAX } from './keys.ts';

const { database } = await testDatabase();
const { sql } = database;

it('the default settings of the wallet equal those of the table', async () => {
  const id = randomUUID();
  await sql`insert into auth.users (id, email) values (${id}, ${`${id}@rules.invalid`})`;
  await sql`insert into public.billing_settings (user_id) values (${id}) on conflict do nothing`;
  const [row] = await sql`
    select spend_cap_usd::float8, low_balance_usd::float8, quota_mails, auto_topup, auto_topup_threshold_usd::float8,
           auto_topup_amount_usd::float8, auto_topup_monthly_ceiling_usd::float8
    from public.billing_settings where user_id = ${id}`;
  assert.deepEqual({ ...row }, DEFAULT_BILLING_SETTINGS);
});

it('the longest key name is as long as its column allows', async () => {
  const [row] = await sql<{ rule: string }[]>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'private.api_keys'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%length(label)%'`;
  assert.match(row?.rule ?? '', new RegExp(`<= ${KEY_LABEL_CHARACTERS_MAX}\\)`));
});

it('every add-on for sale has an id that a subscription accepts', async () => {
  const sold = await sql<
    { name: string }[]
  >`select name from public.stripe_products where type = 'addon' order by name`;
  assert.deepEqual(
    sold.map(({ name }) => name),
    Object.values(ADDON_NAMES).toSorted(),
  );
});

it('an add-on has one name here and in the database', async () => {
  const rows = await sql<
    { id: string; name: string | null }[]
  >`select a as id, private.addon_name(a) as name from unnest(${Object.keys(ADDON_NAMES)}::text[]) a`;
  assert.deepEqual(Object.fromEntries(rows.map(({ id, name }) => [id, name])), ADDON_NAMES);
});
