/** The id of a Stripe reference, which is an id or, expanded, the object. */
export function stripeId(reference: string | { readonly id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

/** Converts an instant from Stripe: whole seconds since 1970. */
export function fromUnixSeconds(unixSeconds: number): Date {
  return new Date(unixSeconds * 1000);
}
