import { randomUUID } from 'node:crypto';
import { ADDONS_OF_PLAN } from '../billing/products.ts';
import type { Sql } from '../database/database.ts';
import { addonId } from '../rules/addon-names.ts';

/** The products for sale, for the public pages. Money is US dollars. */
export interface Offer {
  readonly plans: readonly {
    readonly id: string;
    readonly name: string;
    readonly priceUsd: number;
    readonly monthlyCalls: number;
    readonly apiKeys: number;
    readonly callsPerSecond: number;
  }[];
  /** `plans`: the plans that can take the add-on. */
  readonly addons: readonly {
    readonly id: string;
    readonly name: string;
    readonly priceUsd: number;
    readonly plans: readonly string[];
  }[];
  /** Per successful call, cheapest first. A product that is not `available` is announced but not sold. */
  readonly priceList: readonly {
    readonly tier: string;
    readonly name: string;
    readonly description: string;
    readonly unitPriceUsd: number;
    readonly available: boolean;
  }[];
  readonly trial: { readonly days: number; readonly plan: string };
}

/** Reads the offer from a migrated database, and the trial from a sign-up that is rolled back. */
export async function readOffer(sql: Sql): Promise<Offer> {
  const plans = await sql<Offer['plans'][number][]>`
    select id, name, price_usd::float8 as "priceUsd", monthly_calls as "monthlyCalls", api_keys as "apiKeys", rate_per_second as "callsPerSecond"
    from public.plans order by price_usd`;
  const addons = await sql<{ name: string; priceUsd: number }[]>`
    select name, amount_usd::float8 as "priceUsd" from public.stripe_products where type = 'addon' and active order by amount_usd, name`;
  const priceList = await sql<Offer['priceList'][number][]>`
    select report_tier as tier, name, description, unit_price_usd::float8 as "unitPriceUsd", available from public.price_list order by unit_price_usd, report_tier`;
  return {
    plans: [...plans],
    addons: addons.map((addon) => ({
      id: addonId(addon.name) ?? addon.name,
      ...addon,
      plans: plans.map(({ id }) => id).filter((id) => ADDONS_OF_PLAN[id]?.includes(addon.name)),
    })),
    priceList: [...priceList],
    trial: await readTrial(sql),
  };
}

class RolledBack extends Error {}

async function readTrial(sql: Sql): Promise<Offer['trial']> {
  const found: { trial?: Offer['trial'] } = {};
  await sql
    .begin(async (transaction) => {
      const id = randomUUID();
      await transaction`insert into auth.users (id, email) values (${id}, ${`${id}@offer.invalid`})`;
      const [row] = await transaction<Offer['trial'][]>`
      select (extract(epoch from trial_ends_at - anchor_at) / 86400)::float8 as days, plan from public.subscriptions where user_id = ${id} and status = 'trialing'
        and trial_ends_at is not null and plan is not null`;
      if (row !== undefined) found.trial = { days: row.days, plan: row.plan };
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (found.trial === undefined) throw new Error('A sign-up starts no trial');
  return found.trial;
}

/** The file with the committed offer, which the web build uses without a database. */
export const OFFER_FILE = new URL('../../../web/src/lib/offer.json', import.meta.url);

export const offerText = (offer: Offer): string => `${JSON.stringify(offer, null, 2)}\n`;
