import { z } from 'zod';

const DECIMAL = /^\d{1,7}(\.\d{1,2})?$/;

/** Typed dollars as a number: at most two decimals, within a range. */
export function usdAmount(min: number, max: number, message: string) {
  return z
    .string()
    .trim()
    .refine((text) => DECIMAL.test(text) && Number(text) >= min && Number(text) <= max, { error: message });
}

/** The same, or nothing at all. */
export function usdAmountOrNothing(min: number, max: number, message: string) {
  const rule = usdAmount(min, max, message);
  return z.string().refine((text) => text.trim() === '' || rule.safeParse(text).success, { error: message });
}

/** The text of a money field; empty for none. */
export function amountText(usd: number | null): string {
  return usd === null ? '' : usd.toFixed(2);
}

/** `1234.5` → `$1,234.50` */
export function dollars(usd: number | string | null | undefined): string {
  const [whole = '0', cents = '00'] = Number(usd ?? 0)
    .toFixed(2)
    .split('.');
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
