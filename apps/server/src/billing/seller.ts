import type { Seller } from '../config/config.ts';

/** Who sells, as the foot of an invoice; null: not configured. */
export function footerOf(seller: Seller | null): string | null {
  if (seller === null) return null;
  return [seller.name, ...seller.address, ...(seller.taxId === null ? [] : [`Tax ID ${seller.taxId}`])].join('\n');
}
