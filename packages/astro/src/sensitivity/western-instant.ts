import type { Pattern } from '../patterns/shapes.ts';
import type { AspectPoint } from '../aspects/aspect.ts';
import { findAspects, orbTable } from '../aspects/find.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { altitudeDeg, type Sect, sectAt } from '../dignities/sect.ts';
import type { BodyPosition, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { type ChartHouses, computeHouses } from '../houses/compute.ts';
import { houseNumber } from '../houses/placement.ts';
import type { PlacedLot } from '../natal/chart.ts';
import { type Placement, placementFor } from '../natal/house-frame.ts';
import { chartPatterns } from '../natal/optional-parts.ts';
import { placedLots } from '../natal/points.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { readBody } from '../natal/sky.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import type { Fact, FactChange, FactHistory } from './facts.ts';

/** What stays the same for all births in a window. */
export interface WesternBirth {
  readonly place: GeoPosition | null;
  readonly frame: Frame;
  readonly settings: ChartSettings;
}

/** A western chart at an instant that computes only the parts it is read for, by the functions of `computeNatal`. */
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

/**
 * Figures of planets. They change only where a planet changes its sign or house or an aspect of two planets begins or
 * ends, so they are evaluated after each of these changes (`instants`, ascending, the start of the window first).
 */
export function patternHistories(
  at: (jdUt: number) => WesternInstant,
  instants: readonly number[],
  bodies: readonly BodyId[],
  settings: ChartSettings,
): FactHistory[] {
  const table = orbTable(settings);
  const known = new Map<string, { fact: Fact; first: boolean; present: boolean; changes: FactChange[] }>();
  instants.forEach((jdUt, node) => {
    const found = new Map(patternsAt(at(jdUt), bodies, table, settings).map((fact) => [JSON.stringify(fact), fact]));
    for (const [key, fact] of found)
      if (!known.has(key)) known.set(key, { fact, first: node === 0, present: node === 0, changes: [] });
    for (const [key, history] of known) {
      const present = found.has(key);
      if (present === history.present) continue;
      const type = history.fact.pattern!.kind;
      history.changes.push({ jdUt, from: present ? null : type, to: present ? type : null });
      history.present = present;
    }
  });
  return [...known.values()].map(({ fact, first, changes }) => ({
    fact,
    first: first ? fact.pattern!.kind : null,
    changes,
  }));
}

function patternsAt(
  instant: WesternInstant,
  bodies: readonly BodyId[],
  table: ReturnType<typeof orbTable>,
  settings: ChartSettings,
): Fact[] {
  const { houses, placement } = instant;
  const aspectPoints: AspectPoint[] = [];
  const points = bodies.map((id) => {
    const { longitudeDeg, latitudeDeg, speedDegPerDay } = instant.position(id);
    aspectPoints.push({ id, longitudeDeg, speedDegPerDay });
    return {
      id,
      signIndex: signIndexAt(longitudeDeg),
      house: placement === null ? null : houseNumber(placement(longitudeDeg, latitudeDeg)),
    };
  });
  return chartPatterns(findAspects(aspectPoints, table), points, houses, settings).map((pattern) => ({
    kind: 'pattern',
    point: null,
    pattern: patternIdentity(pattern),
  }));
}

/** The key of a figure. */
function patternIdentity({ kind, points, apex, sign, house }: Pattern): NonNullable<Fact['pattern']> {
  return { kind, points, apex, sign, house };
}
