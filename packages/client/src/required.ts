/** A birth by its local date, with or without the time of day. */
export interface LocalBirth {
  birth_date: string;
  utc?: undefined;
}

/** A birth by its local date and time. */
export interface TimedLocalBirth extends LocalBirth {
  birth_time: string;
}

/** A birth as an instant, instead of `birth_date` and `birth_time`. */
export interface InstantOfBirth {
  utc: string;
  birth_date?: undefined;
  birth_time?: undefined;
}

/** Compilers name the last choice when none fits. */
export type Birth = InstantOfBirth | LocalBirth;

/** A birth whose time of day is needed. */
export type TimedBirth = InstantOfBirth | TimedLocalBirth;

/** A place by its coordinates, instead of `location`. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place by its name. */
export interface NamedPlace {
  location: string;
}

/** A place that must be given. */
export type KnownPlace = Coordinates | NamedPlace;
