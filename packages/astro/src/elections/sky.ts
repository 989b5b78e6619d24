import { memoized } from '../search/sample-memory.ts';
import type { BodyId, BodyVariants } from '../bodies/body-id.ts';
import type { Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import type { HouseSettings } from '../houses/systems.ts';
import { relativeMotion, summedMotion, type LongitudeMotion } from '../search/motion.ts';
import { type Path, tracePath } from '../search/path.ts';
import { motionOfBody, regimeFor, type Regime } from '../transits/moving.ts';
import type { SunriseDefinition } from '../vedic/chart.ts';
import type { ArcZodiac } from './condition.ts';
import type { Span } from './spans.ts';
import { sunCalendar, type SunCalendar } from './sun-calendar.ts';

/** What a search needs to know besides its conditions. */
export interface ElectionSettings {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPosition;
  /** Geocentric or topocentric; its ayanamsa gives the zodiac of signs, degrees and angles. */
  readonly frame: Frame;
  /** The same frame with the ayanamsa of nakshatras and yogas. */
  readonly siderealFrame: Frame;
  readonly variants: BodyVariants;
  readonly houses: HouseSettings;
  /** For vara, hora, choghadiya, planetary hours and daylight. */
  readonly sunrise: SunriseDefinition;
  /** How the day is divided into horas. */
  readonly hora: 'unequal' | 'equal';
  /** Combustion after the Surya Siddhanta, which depends on the graha, or after Lilly. */
  readonly combustion: 'surya_siddhanta' | 'lilly';
  /** Local minus UTC in milliseconds at an instant, milliseconds since 1970. */
  readonly offsetMsAt: (utcMs: number) => number;
}

/** The sky of one search: paths are traced once over its range and serve every condition. */
export interface ElectionSky extends ElectionSettings {
  readonly range: Span;
  readonly regime: Regime;
  /** The motion of a body, known only where the ephemeris has it. */
  motion(body: BodyId, zodiac: ArcZodiac): LongitudeMotion;
  path(body: BodyId, zodiac: ArcZodiac): Path;
  /** The angle of a body from another one. */
  pathBetween(body: BodyId, to: BodyId): Path;
  /** Sidereal Sun + Moon. */
  sumPath(): Path;
  readonly days: SunCalendar;
}

/** The sky of a range [startJdUt, endJdUt), for `spansHolding` and `findElections`. */
export function electionSky(settings: ElectionSettings, range: Span): ElectionSky {
  const { ephemeris, frame, siderealFrame, variants } = settings;
  const frames = { own: frame, sidereal: siderealFrame, tropical: { ...frame, ayanamsa: null } };
  const regime = regimeFor(ephemeris, range.startJdUt, range.endJdUt);
  const trace = (motion: LongitudeMotion): Path => tracePath(motion, range.startJdUt, range.endJdUt);
  const motion = memoized(
    (body: BodyId, zodiac: ArcZodiac): LongitudeMotion => {
      const found = motionOfBody(ephemeris, body, variants, frames[zodiac], regime);
      if (found === null) throw new RangeError(`${body} has no motion in this frame`);
      return found;
    },
    (body, zodiac) => `${body} ${zodiac}`,
  );
  return {
    ...settings,
    range,
    regime,
    motion,
    path: memoized(
      (body, zodiac) => trace(motion(body, zodiac)),
      (body, zodiac) => `${body} ${zodiac}`,
    ),
    pathBetween: memoized(
      (body, to) => trace(relativeMotion(motion(body, 'own'), motion(to, 'own'))),
      (body, to) => `${body} ${to}`,
    ),
    sumPath: memoized(() => trace(summedMotion(motion('moon', 'sidereal'), motion('sun', 'sidereal')))),
    days: sunCalendar(settings, range),
  };
}
