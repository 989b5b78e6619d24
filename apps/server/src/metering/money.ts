/** Money in ten-thousandths of a dollar, the smallest unit of `numeric(14, 4)`. Whole numbers, exact up to nine hundred billion dollars. */
export type TenThousandths = number;

/** Reads PostgreSQL's `numeric(14, 4)` text. @throws RangeError for anything else */
export function tenThousandths(amountUsd: string): TenThousandths {
  const match = /^(-?)(\d{1,11})(?:\.(\d{1,4}))?$/.exec(amountUsd);
  if (match === null) throw new RangeError('not an amount in US dollars with at most four decimals');
  const value = Number(match[2]) * 10_000 + Number((match[3] ?? '').padEnd(4, '0'));
  return match[1] === '-' ? -value : value;
}

/** A decimal string with four places, as in answers. */
export function usdText(amount: TenThousandths): string {
  const magnitude = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(magnitude / 10_000)}.${String(magnitude % 10_000).padStart(4, '0')}`;
}
