import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import type { Place } from '@theia-astro/places/places';
import type { Warning } from '../endpoint.ts';
import type { LocalMoment, NamedZone, ZoneChoice } from '../request/asked.ts';
import type { Moment } from '../time/range.ts';
import type { WirePlace, WireTime } from '../wire/place-and-time.ts';

/** A resolved place, with its coordinates and warnings. */
export interface ResolvedPlace {
  readonly place: Place;
  readonly geo: GeoPosition;
  readonly warnings: readonly Warning[];
}

/** A resolved birth: place, instant and zone. */
export interface ResolvedBirth {
  readonly time: WireTime;
  readonly place: WirePlace | null;
  readonly moment: Moment;
  /** The local date, in the calendar that was used; null when the birth was given as an instant. */
  readonly local: LocalMoment | null;
  /** Null only when the product does not need a place and none was given. */
  readonly geo: GeoPosition | null;
  /** IANA name for companion dates and local output; null with an explicit offset and with bare UTC. */
  readonly zone: ZoneChoice | null;
  /** The zone of the place, whatever zone was given. */
  readonly placeZone: NamedZone | null;
  readonly warnings: readonly Warning[];
}
