import type { Customer, TaxId } from './objects/objects.ts';
import type { SandboxContext } from './sandbox-context.ts';

/** The rates of the sandbox in percent, by country of the customer. Elsewhere nothing is collected. */
const RATES: Readonly<Record<string, number>> = {
  AT: 20,
  AU: 10,
  BE: 21,
  CH: 8.1,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IN: 18,
  IT: 22,
  NL: 21,
  PL: 23,
  SE: 25,
};
/** With one of these tax ids the customer accounts for the tax. */
const REVERSES: ReadonlySet<string> = new Set(['eu_vat', 'gb_vat', 'ch_vat', 'in_gst', 'au_abn']);

export interface TaxRule {
  readonly percent: number;
  readonly reason: 'standard_rated' | 'reverse_charge' | 'not_collecting';
}

/** The tax on sales to a customer; null while the address that decides it is missing. */
function taxRule({ address }: Pick<Customer, 'address'>, taxIds: readonly TaxId[]): TaxRule | null {
  const country = address?.country ?? null;
  if (country === null) return null;
  const percent = RATES[country];
  if (percent === undefined) return { percent: 0, reason: 'not_collecting' };
  return taxIds.some(({ type }) => REVERSES.has(type))
    ? { percent: 0, reason: 'reverse_charge' }
    : { percent, reason: 'standard_rated' };
}

/** The tax on an amount, in cents. */
export const taxOn = (cents: number, { percent }: TaxRule): number => Math.round((cents * percent) / 100);

export const taxIdsOf = ({ state }: SandboxContext, customer: string): readonly TaxId[] =>
  Object.values(state.taxIds).filter((held) => held.customer === customer);

export const taxRuleOf = (world: SandboxContext, customer: Customer): TaxRule | null =>
  taxRule(customer, taxIdsOf(world, customer.id));
