import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import { civilDayAt, vedicDayAt, type VedicDay } from '../vedic/chart-day.ts';
import type { SunriseDefinition } from '../vedic/chart.ts';
import { horaAt, planetaryHoras, type Hora } from '../vedic/panchang/parts-of-day.ts';
import type { FactHistory, Track } from './facts.ts';
import { followFacts } from './follow.ts';
import { evenInstants, merged } from './instants.ts';
import type { TimeWindow } from './window-ephemeris.ts';

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
