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

/** An amount of money with two decimals; absent or unreadable amounts are 0.00. */
export function formatUsd(amountUsd: number | string | null | undefined): string {
  const value = Number(amountUsd ?? 0);
  return (Number.isFinite(value) ? value : 0).toFixed(2);
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
