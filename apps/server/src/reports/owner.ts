/** Whose reports: those of a key, as it calls the API, or all of an account (`keyId` null), in its dashboard. */
export interface ReportOwner {
  readonly userId: string;
  readonly keyId: string | null;
}
