import type { KeyLimits } from '@theia-astro/server/rules/operations/keys';

/** The limits of a key as a form has them: lists as lines, the last day as `YYYY-MM-DD` in the user's time zone. */
export interface LimitsDraft {
  readonly products: string[];
  readonly origins: string;
  readonly addresses: string;
  readonly lastDay: string;
}

export function draftOf(row: KeyLimits): LimitsDraft {
  return {
    products: row.allowed_products,
    origins: row.allowed_origins.join('\n'),
    addresses: row.allowed_addresses.join('\n'),
    lastDay: row.expires_at === null ? '' : dayOf(new Date(Date.parse(row.expires_at) - 1)),
  };
}

/** What the form changes about a key. */
export function changedLimits(row: KeyLimits, draft: LimitsDraft): Partial<KeyLimits> {
  const before = draftOf(row);
  return {
    ...(sameWords(before.products, draft.products) ? {} : { allowed_products: draft.products }),
    ...(before.origins === draft.origins ? {} : { allowed_origins: linesOf(draft.origins) }),
    ...(before.addresses === draft.addresses ? {} : { allowed_addresses: linesOf(draft.addresses) }),
    ...(before.lastDay === draft.lastDay ? {} : { expires_at: endOf(draft.lastDay) }),
  };
}

function sameWords(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((word) => others.includes(word));
}

function linesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((line) => line !== '');
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Midnight after a day, in the user's time zone. */
function endOf(day: string): string | null {
  const [year, month, date] = day.split('-').map(Number);
  return year === undefined || month === undefined || date === undefined
    ? null
    : new Date(year, month - 1, date + 1).toISOString();
}
