import { groupThousands, localDay, localTime, utcDay, utcDayOfYear } from './plain-format.ts';

/** `MMM d, yyyy` in the user's time zone. */
export function formatDate(instant: string | Date): string {
  return localDay(new Date(instant));
}

/** `MMM d, yyyy HH:mm:ss` in the user's time zone. */
export function formatDateTime(instant: string | Date): string {
  const date = new Date(instant);
  return `${localDay(date)} ${localTime(date)}`;
}

/** The ledger's smallest unit is a ten-thousandth of a dollar. */
const LEDGER_DECIMALS = 4;
const DECIMALS_MIN = 2;

type Amount = number | string | null | undefined;

function parseAmount(amountUsd: Amount): number {
  const value = Number(amountUsd ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** How many decimals an amount needs: two, or more to show it exactly. */
function decimalsNeeded(value: number): number {
  const digits = value.toFixed(LEDGER_DECIMALS).replace(/0+$/, '').split('.')[1]?.length ?? 0;
  return Math.max(DECIMALS_MIN, digits);
}

/** An amount of money with two decimals, or more where the value has them, so that a cost is never shown as 0.00. Absent or unreadable amounts are 0.00. */
export function formatUsd(amountUsd: Amount): string {
  const value = parseAmount(amountUsd);
  return value.toFixed(decimalsNeeded(value));
}

/** A format for all amounts in one column or on one axis, with as many decimals as the most precise one needs. */
export function usdFormatFor(amountsUsd: readonly Amount[]): (amountUsd: Amount) => string {
  const decimals = Math.max(DECIMALS_MIN, ...amountsUsd.map((amountUsd) => decimalsNeeded(parseAmount(amountUsd))));
  return (amountUsd) => parseAmount(amountUsd).toFixed(decimals);
}

/** A number with thousands separators and a fixed number of decimals. */
function grouped(value: number, decimals: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A balance with two decimals and thousands separators; `exactBalance` gives the exact value. */
export function formatBalance(balanceUsd: Amount): string {
  return grouped(parseAmount(balanceUsd), DECIMALS_MIN);
}

/** The exact balance if two decimals do not show it completely, else null. */
export function exactBalance(balanceUsd: Amount): string | null {
  const value = parseAmount(balanceUsd);
  return decimalsNeeded(value) > DECIMALS_MIN ? grouped(value, decimalsNeeded(value)) : null;
}

/** A unit price in whole dollars, or as a decimal without trailing zeros. */
export function formatUnitPrice(priceUsd: number | string): string {
  return String(Number(Number(priceUsd).toFixed(4)));
}

/** First 4 and last 4 characters with up to 12 dots between. */
export function maskApiKey(apiKey: string): string {
  if (apiKey.length <= 8) return '•'.repeat(apiKey.length);
  return `${apiKey.slice(0, 4)}${'•'.repeat(Math.min(12, apiKey.length - 8))}${apiKey.slice(-4)}`;
}

/** The first letter of the address in upper case, or `?` if there is none. */
export function firstLetter(email: string | null | undefined): string {
  return email?.trim().charAt(0).toUpperCase() || '?';
}

/** A whole number with thousands separators. */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}

/** `MMM d` of a day written `YYYY-MM-DD`, independent of the user's time zone; empty for empty input. */
export function formatDay(day: string): string {
  return day === '' ? '' : utcDayOfYear(new Date(day));
}

/** `MMM d, yyyy` of an instant in UTC, in which billing periods are counted. */
export function formatUtcDate(instant: string | Date): string {
  return utcDay(new Date(instant));
}

/** Milliseconds with one decimal and thousands separators; empty where none are known. */
export function formatMs(ms: number | string | null): string {
  return ms === null ? '' : `${grouped(Number(ms), 1)} ms`;
}

const KILO = 1000;

/** A size as people read it: `812 B`, `7.5 kB`, `3.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  return bytes < KILO * KILO ? `${(bytes / KILO).toFixed(1)} kB` : `${(bytes / KILO / KILO).toFixed(1)} MB`;
}
