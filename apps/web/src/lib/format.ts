const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const pad = (value: number) => String(value).padStart(2, '0');

/** `MMM d, yyyy` in the reader's own time zone. */
export function formatDate(instant: string | Date): string {
  const date = new Date(instant);
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** `MMM d, yyyy HH:mm:ss` in the reader's own time zone. */
export function formatDateTime(instant: string | Date): string {
  const date = new Date(instant);
  return `${formatDate(date)} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** The ledger's smallest unit is a ten-thousandth of a dollar. */
const LEDGER_DECIMALS = 4;
const DECIMALS_MIN = 2;

type Amount = number | string | null | undefined;

function amountOf(amountUsd: Amount): number {
  const value = Number(amountUsd ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** How many decimals an amount needs: two, or as many more as say all of it. */
function decimalsOf(value: number): number {
  const digits = value.toFixed(LEDGER_DECIMALS).replace(/0+$/, '').split('.')[1]?.length ?? 0;
  return Math.max(DECIMALS_MIN, digits);
}

/** An amount of money with two decimals, or more where the value has them, so that what costs something is never 0.00; absent or unreadable amounts are 0.00. */
export function formatUsd(amountUsd: Amount): string {
  const value = amountOf(amountUsd);
  return value.toFixed(decimalsOf(value));
}

/** How all these amounts are written in one column or on one axis: with the decimals that the finest of them needs. */
export function usdFormatOf(amountsUsd: readonly Amount[]): (amountUsd: Amount) => string {
  const decimals = Math.max(DECIMALS_MIN, ...amountsUsd.map((amountUsd) => decimalsOf(amountOf(amountUsd))));
  return (amountUsd) => amountOf(amountUsd).toFixed(decimals);
}

/** A balance with two decimals; `exactBalance` says what that leaves out. */
export function formatBalance(balanceUsd: Amount): string {
  return amountOf(balanceUsd).toFixed(DECIMALS_MIN);
}

/** A balance to the ledger's last digit where two decimals do not say all of it, else null. */
export function exactBalance(balanceUsd: Amount): string | null {
  const value = amountOf(balanceUsd);
  return decimalsOf(value) > DECIMALS_MIN ? value.toFixed(decimalsOf(value)) : null;
}

/** A unit price in whole dollars, or as a decimal without closing zeros. */
export function formatUnitPrice(priceUsd: number | string): string {
  return String(Number(Number(priceUsd).toFixed(4)));
}

/** First 4 and last 4 characters with up to 12 dots between. */
export function maskApiKey(apiKey: string): string {
  if (apiKey.length <= 8) return '•'.repeat(apiKey.length);
  return `${apiKey.slice(0, 4)}${'•'.repeat(Math.min(12, apiKey.length - 8))}${apiKey.slice(-4)}`;
}

/** The first letter of the address in upper case, or `?` if there is none. */
export function initialOf(email: string | null | undefined): string {
  return email?.trim().charAt(0).toUpperCase() || '?';
}

/** A whole number with separators, as people read it. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** `MMM d` of a day written `YYYY-MM-DD`, whatever the reader's time zone. */
export function formatDay(day: string): string {
  const [, month = '1', date = '1'] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(date)}`;
}

/** `MMM d, yyyy` of an instant in UTC, in which billing periods are counted. */
export function formatUtcDate(instant: string | Date): string {
  const date = new Date(instant);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
