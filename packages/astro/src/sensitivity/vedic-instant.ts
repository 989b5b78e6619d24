import { toEngineBody } from '../bodies/engine-body.ts';
import { southNodeFrom } from '../points/point-id.ts';
import type { BodyPosition, EclipticPosition, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { ascendantAt, type VedicChart, type VedicSettings } from '../vedic/chart.ts';
import { chalitFrame, type ChalitFrame } from '../vedic/chart-chalit.ts';
import { vedicChartOnDay } from '../vedic/chart-compute.ts';
import type { GrahaId } from '../vedic/zodiac.ts';

/** What stays the same for all births in a window. */
export interface VedicWindowBirth {
  readonly place: GeoPosition;
  readonly frame: Frame;
  /** Of the limbs, which are geocentric. */
  readonly limbFrame: Frame;
  readonly settings: VedicSettings;
}

/** A Vedic chart at an instant, of which only what is asked for is computed, by the functions of `computeVedicChart`. */
export class VedicInstant {
  readonly #ephemeris: Ephemeris;
  readonly #birth: VedicWindowBirth;
  readonly #jdUt: number;
  #lagnaDeg: number | undefined;
  #chalit: ChalitFrame | undefined;
  #chart: VedicChart | undefined;

  constructor(ephemeris: Ephemeris, birth: VedicWindowBirth, jdUt: number) {
    this.#ephemeris = ephemeris;
    this.#birth = birth;
    this.#jdUt = jdUt;
  }

  graha(id: GrahaId): BodyPosition {
    const { frame, settings } = this.#birth;
    if (id === 'rahu' || id === 'ketu') {
      const body = toEngineBody('north_node', { node: settings.node, lilith: 'mean' });
      const rahu = this.#ephemeris.position(this.#jdUt, body, frame);
      return id === 'rahu' ? rahu : southNodeFrom(rahu);
    }
    return this.#ephemeris.position(this.#jdUt, id, frame);
  }

  /** Moon or Sun as the limbs see them. */
  luminary(id: 'moon' | 'sun'): EclipticPosition {
    return this.#ephemeris.ecliptic(this.#jdUt, id, this.#birth.limbFrame);
  }

  /** Sidereal longitude of the ascendant. */
  get lagnaDeg(): number {
    const { place, frame } = this.#birth;
    return (this.#lagnaDeg ??= ascendantAt(this.#ephemeris, this.#jdUt, place, frame));
  }

  /** Sidereal longitude of the lagna or of a graha. */
  longitudeDeg(id: GrahaId | 'lagna'): number {
    return id === 'lagna' ? this.lagnaDeg : this.graha(id).longitudeDeg;
  }

  get chalit(): ChalitFrame {
    return (this.#chalit ??= this.#computeChalit());
  }

  #computeChalit(): ChalitFrame {
    const { place, frame, settings } = this.#birth;
    const jdUt = this.#jdUt;
    return chalitFrame(
      this.#ephemeris,
      jdUt,
      place,
      frame,
      this.#ephemeris.obliquity(jdUt).trueDeg,
      settings,
      this.graha('sun').declinationDeg,
    );
  }

  /** The whole chart, without its vedic day. */
  get chart(): VedicChart {
    return (this.#chart ??= this.#computeChart());
  }

  #computeChart(): VedicChart {
    const { place, settings } = this.#birth;
    const birth = { jdUt: this.#jdUt, unknownTime: false, place, utcOffsetSeconds: 0 };
    return vedicChartOnDay(this.#ephemeris, birth, settings, null);
  }
}
