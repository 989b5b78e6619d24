import type { EngineBody } from '../ephemeris.ts';

/** How a body's geocentric longitude may move, and how far apart it may be looked at. */
export interface Pace {
  /**
   * Largest safe step of a search in days: shorter than any stretch between two stations, and far below half a turn.
   * (True node and osculating Lilith may turn twice within hours; `tracePath` looks for such dips between samples.)
   */
  readonly stepDays: number;
  /** Slowest and fastest daily motion, rounded outward; a body whose range holds 0 has stations. */
  readonly speedRangeDegPerDay: readonly [min: number, max: number];
}

/**
 * Evidence: all stations of 1800–2399 (nodes and Lilith 2000–2019) by stepping through the speeds of Swiss Ephemeris 2.10.03.
 * Shortest stretch found between two stations, days: Mercury 19.8, Venus 40.9, Mars 59.8, Jupiter 117, Saturn 134, Uranus 149, Neptune and
 * Pluto 156, Chiron and Pholus 128, Ceres 91, Pallas 76, Juno 72, Vesta 84, interpolated Lilith 40.6. Steps keep to those of contract §7;
 * Sun, Moon, mean node and mean Lilith never turn, their step only bounds the error of interpolation (12 s of time for the Moon).
 */
const GEOCENTRIC: Readonly<Record<EngineBody, Pace>> = {
  sun: { stepDays: 4, speedRangeDegPerDay: [0.94, 1.03] },
  moon: { stepDays: 2, speedRangeDegPerDay: [11.5, 15.7] },
  mercury: { stepDays: 2, speedRangeDegPerDay: [-1.5, 2.3] },
  venus: { stepDays: 4, speedRangeDegPerDay: [-0.7, 1.3] },
  mars: { stepDays: 6, speedRangeDegPerDay: [-0.45, 0.82] },
  jupiter: { stepDays: 10, speedRangeDegPerDay: [-0.15, 0.26] },
  saturn: { stepDays: 10, speedRangeDegPerDay: [-0.1, 0.15] },
  uranus: { stepDays: 10, speedRangeDegPerDay: [-0.05, 0.07] },
  neptune: { stepDays: 10, speedRangeDegPerDay: [-0.035, 0.045] },
  pluto: { stepDays: 10, speedRangeDegPerDay: [-0.04, 0.05] },
  chiron: { stepDays: 10, speedRangeDegPerDay: [-0.1, 0.16] },
  pholus: { stepDays: 10, speedRangeDegPerDay: [-0.1, 0.16] },
  ceres: { stepDays: 10, speedRangeDegPerDay: [-0.26, 0.5] },
  pallas: { stepDays: 10, speedRangeDegPerDay: [-0.4, 0.65] },
  juno: { stepDays: 10, speedRangeDegPerDay: [-0.3, 0.65] },
  vesta: { stepDays: 10, speedRangeDegPerDay: [-0.3, 0.6] },
  mean_node: { stepDays: 10, speedRangeDegPerDay: [-0.055, -0.05] },
  true_node: { stepDays: 0.25, speedRangeDegPerDay: [-0.3, 0.05] },
  mean_lilith: { stepDays: 10, speedRangeDegPerDay: [0.105, 0.118] },
  osculating_lilith: { stepDays: 0.25, speedRangeDegPerDay: [-4.5, 7.5] },
  interpolated_lilith: { stepDays: 2, speedRangeDegPerDay: [-0.17, 0.26] },
  earth: { stepDays: 4, speedRangeDegPerDay: [0.94, 1.03] },
};

/** Round the Sun nothing turns back; Mercury at perihelion is the fastest (6.4°/d). */
const HELIOCENTRIC_SPEEDS: Pace['speedRangeDegPerDay'] = [0.0005, 7];

/** From a turning Earth the parallax adds a daily swing: at most 1° for the Moon (7°/d), 40″ for a planet at 0.22 au (0.1°/d). */
const TOPOCENTRIC_STEP_DAYS = 1 / 8;
const PARALLACTIC_SPEED = { moon: 7, other: 0.1 } as const;

export function paceOf(body: EngineBody, center: 'geocentric' | 'topocentric' | 'heliocentric'): Pace {
  const pace = GEOCENTRIC[body];
  if (center === 'geocentric') return pace;
  if (center === 'heliocentric') return { stepDays: pace.stepDays, speedRangeDegPerDay: HELIOCENTRIC_SPEEDS };
  const swing = body === 'moon' ? PARALLACTIC_SPEED.moon : PARALLACTIC_SPEED.other;
  const [min, max] = pace.speedRangeDegPerDay;
  return { stepDays: Math.min(pace.stepDays, TOPOCENTRIC_STEP_DAYS), speedRangeDegPerDay: [min - swing, max + swing] };
}
