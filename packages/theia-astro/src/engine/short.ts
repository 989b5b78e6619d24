/** Short names for the fields that begin most requests. */
export const SHORT_NAMES = { date: 'birth_date', time: 'birth_time', place: 'location' } as const;

export type ShortName = keyof typeof SHORT_NAMES;

/** A request in which a birth, that of a partner too, may be written with `date`, `time` and `place`, where it has no fields of these names. */
export type Short<Request> = Request extends object
  ? {
      [Name in keyof Request]: Name extends 'person_a' | 'person_b' | 'partner' ? Short<Request[Name]> : Request[Name];
    } & { [Name in ShortOf<Request>]?: Request[Extract<(typeof SHORT_NAMES)[Name], keyof Request>] }
  : Request;

type ShortOf<Request> = {
  [Name in ShortName]: Name extends keyof Request
    ? never
    : (typeof SHORT_NAMES)[Name] extends keyof Request
      ? Name
      : never;
}[ShortName];
