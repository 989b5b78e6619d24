import { toEngineBody } from '../bodies/body-id.ts';
import type { BodyPosition, EclipticPosition, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { southNodeFrom } from '../points/point-id.ts';
import { chalitFrame, type ChalitFrame, vedicChartOnDay } from '../vedic/chart-compute.ts';
import { civilDayAt, type VedicDay, vedicDayAt } from '../vedic/chart-day.ts';
import { ascendantAt, type SunriseDefinition, type VedicChart, type VedicSettings } from '../vedic/chart.ts';
import { type Hora, horaAt, planetaryHoras } from '../vedic/panchang/parts-of-day.ts';
import type { GrahaId } from '../vedic/zodiac.ts';
import type { FactHistory, Track } from './facts.ts';
import { followFacts } from './follow.ts';
import { evenInstants, merged } from './instants.ts';
import type { TimeWindow } from './window-ephemeris.ts';

/** What stays the same for all births in a window. */
export interface VedicWindowBirth {
  readonly place: GeoPosition;
  readonly frame: Frame;
  /** Of the limbs, which are geocentric. */
  readonly limbFrame: Frame;
  readonly settings: VedicSettings;
}

/** A Vedic chart at an instant that computes only the parts it is read for, by the functions of `computeVedicChart`. */
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

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export interface VedicDayQuestion {
  readonly window: TimeWindow;
  readonly place: GeoPosition;
  readonly sunrise: SunriseDefinition;
  readonly hora: 'unequal' | 'equal';
  /** Of the local clock at an instant: it decides the weekday near the date line. */
  readonly utcOffsetSecondsAt: (jdUt: number) => number;
  /** Instants at which the offset changes. */
  readonly offsetChangesJdUt: readonly number[];
}

interface DayInstant {
  readonly day: VedicDay | null;
  readonly weekdayIndex: number;
  readonly hora: Hora | null;
}

const LOOK_EVERY_DAYS = 20 / 1440;
const AROUND_DAYS = 0.05 / 86_400;

const TRACK: Track<DayInstant> = {
  facts: [
    { kind: 'vara', point: null },
    { kind: 'hora', point: null },
  ],
  valueAt: ({ weekdayIndex, hora }, index) => (index === 0 ? WEEKDAYS[weekdayIndex]! : hora && hora.lord),
};

/** Weekday, from sunrise or where there is none from midnight, and lord of the hora; null where the Sun does not rise and set. */
export function vedicDayHistories(
  ephemeris: Ephemeris,
  { window, place, sunrise, hora, utcOffsetSecondsAt, offsetChangesJdUt }: VedicDayQuestion,
): FactHistory[] {
  const at = (jdUt: number): DayInstant => {
    const offsetSeconds = utcOffsetSecondsAt(jdUt);
    const day = vedicDayAt(ephemeris, jdUt, place, offsetSeconds, sunrise);
    const { weekdayIndex } = day ?? civilDayAt(jdUt, offsetSeconds);
    return { day, weekdayIndex, hora: day && horaAt(planetaryHoras(day, hora), jdUt) };
  };
  const even = evenInstants(window, LOOK_EVERY_DAYS);
  const days = new Map(
    even.flatMap((jdUt) => {
      const { day } = at(jdUt);
      return day === null ? [] : [[Math.round(day.sunriseJdUt * 1000), day] as const];
    }),
  );
  const borders = [...days.values()].flatMap((day) =>
    planetaryHoras(day, hora).flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt]),
  );
  const around = [...borders, ...offsetChangesJdUt]
    .flatMap((jdUt) => [jdUt - AROUND_DAYS, jdUt + AROUND_DAYS])
    .filter((jdUt) => jdUt > window.fromJdUt && jdUt < window.untilJdUt);
  return followFacts({ at, exactAt: null }, merged(even, around), [TRACK]);
}
