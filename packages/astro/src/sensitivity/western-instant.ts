import type { BodyId } from '../bodies/body-id.ts';
import { altitudeDeg, sectAt, type Sect } from '../dignities/sect.ts';
import type { BodyPosition, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { type ChartHouses, computeHouses } from '../houses/compute.ts';
import type { PlacedLot } from '../natal/chart.ts';
import { type Placement, placementFor } from '../natal/house-frame.ts';
import { placedLots } from '../natal/points.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { readBody } from '../natal/sky.ts';

/** What stays the same for all births in a window. */
export interface WesternBirth {
  readonly place: GeoPosition | null;
  readonly frame: Frame;
  readonly settings: ChartSettings;
}

/** A western chart at an instant, of which only what is asked for is computed, by the functions of `computeNatal`. */
export class WesternInstant {
  readonly #ephemeris: Ephemeris;
  readonly #birth: WesternBirth;
  readonly #jdUt: number;
  readonly #positions = new Map<BodyId, BodyPosition>();
  #houses: ChartHouses | null | undefined;
  #placement: Placement | null | undefined;
  #lots: readonly PlacedLot[] | null | undefined;

  constructor(ephemeris: Ephemeris, birth: WesternBirth, jdUt: number) {
    this.#ephemeris = ephemeris;
    this.#birth = birth;
    this.#jdUt = jdUt;
  }

  position(id: BodyId): BodyPosition {
    let position = this.#positions.get(id);
    if (position === undefined) {
      const { frame, settings } = this.#birth;
      position = readBody(this.#ephemeris, this.#jdUt, id, frame, settings);
      this.#positions.set(id, position);
    }
    return position;
  }

  /** Null without a place and in heliocentric charts. */
  get houses(): ChartHouses | null {
    return (this.#houses ??= this.#computeHouses());
  }

  #computeHouses(): ChartHouses | null {
    const { place, frame, settings } = this.#birth;
    if (place === null || frame.center === 'heliocentric') return null;
    return computeHouses(this.#ephemeris, this.#jdUt, place, settings.houseSystem, settings.polarFallback, frame);
  }

  get placement(): Placement | null {
    return (this.#placement ??= this.#computePlacement());
  }

  #computePlacement(): Placement | null {
    const { place, frame, settings } = this.#birth;
    const { houses } = this;
    if (place === null || houses === null) return null;
    return placementFor(
      this.#ephemeris,
      this.#jdUt,
      place,
      frame,
      this.#ephemeris.obliquity(this.#jdUt).trueDeg,
      houses,
      this.position('sun').declinationDeg,
      settings,
    );
  }

  /** Null without houses. */
  get sunAltitudeDeg(): number | null {
    const { place } = this.#birth;
    if (place === null || this.houses === null) return null;
    const { rightAscensionDeg, declinationDeg } = this.position('sun');
    return altitudeDeg(rightAscensionDeg, declinationDeg, this.houses.armcDeg, place.geoLatitudeDeg);
  }

  get sect(): Sect | null {
    const altitude = this.sunAltitudeDeg;
    return altitude === null ? null : sectAt(altitude);
  }

  get lots(): readonly PlacedLot[] | null {
    return (this.#lots ??= this.#placeLots());
  }

  #placeLots(): readonly PlacedLot[] | null {
    const { houses, placement, sect } = this;
    if (houses === null || placement === null || sect === null) return null;
    return placedLots((id) => this.position(id).longitudeDeg, houses.angles.asc, sect, placement, this.#birth.settings);
  }
}
