/** A document of Stripe about a payment. Money is whole US cents, with tax; a credit note is negative. */
export interface InvoiceRow {
  readonly id: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string | null;
  /** ISO 8601, UTC. */
  readonly created_at: string;
  readonly about: string;
  readonly total_cents: number;
  readonly tax_cents: number;
  readonly status: 'paid' | 'partially_refunded' | 'refunded' | 'open' | 'void' | 'uncollectible' | 'issued';
  readonly page_url: string | null;
  readonly pdf_url: string | null;
}
