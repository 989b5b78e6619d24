/** Whose subscriptions: those of a key, as it calls the API, or all of an account (`keyId` null), in its dashboard. */
export interface SubscriptionOwner {
  readonly userId: string;
  readonly keyId: string | null;
}
