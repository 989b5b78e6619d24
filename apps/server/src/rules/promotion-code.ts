export const PROMOTION_CODE_CHARACTERS_MAX = 100;

/** A promotion code that can be used for a choice of plan and add-ons, and what it takes off. Money is whole cents. */
export interface AppliedPromotion {
  readonly code: string;
  readonly percent_off: number | null;
  readonly amount_off_cents: number | null;
  readonly duration: 'once' | 'repeating' | 'forever';
  /** With `repeating`: for how many months. */
  readonly months: number | null;
  /** ISO 8601; null: it does not expire. */
  readonly expires_at: string | null;
  readonly subtotal_cents: number;
  readonly discount_cents: number;
  readonly total_cents: number;
}
