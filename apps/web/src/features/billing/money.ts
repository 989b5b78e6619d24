import { type UsdRange, usdWithin } from '@theia-astro/server/rules/billing-settings';
import { z } from '@/lib/zod.ts';

const TYPED = /^\d+(\.\d{1,2})?$/;

const inRange = (text: string, range: UsdRange) => TYPED.test(text) && usdWithin(range).safeParse(Number(text)).success;

/** Typed dollars: at most two decimals, within a range. */
export function usdAmount(range: UsdRange) {
  return z
    .string()
    .trim()
    .refine((text) => inRange(text, range), {
      error: `Between $${range.min.toLocaleString('en')} and $${range.max.toLocaleString('en')}`,
    });
}

/** The same, or empty. */
export function usdAmountOrNothing(range: UsdRange) {
  return z
    .string()
    .trim()
    .refine((text) => text === '' || inRange(text, range), {
      error: `An amount up to $${range.max.toLocaleString('en')}, or nothing`,
    });
}

/** The text of a money field; empty for none. */
export function amountText(usd: number | null): string {
  return usd === null ? '' : usd.toFixed(2);
}

const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1234.5` → `$1,234.50` */
export function dollars(usd: number | string | null | undefined): string {
  return currency.format(Number(usd ?? 0));
}
