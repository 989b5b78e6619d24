/** Whose rows: those of an API key, or all of an account (`keyId` null). Conditions use `private.is_owned`. */
export interface ResourceOwner {
  readonly userId: string;
  readonly keyId: string | null;
}
