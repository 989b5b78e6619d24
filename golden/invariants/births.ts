const AYANAMSAS = ['lahiri', 'raman', 'krishnamurti', 'true_chitra', 'fagan_bradley'] as const;
const DASHA_YEARS = [365.25, 365.2425, 365.24219, 365.256363, 360] as const;

export interface RandomBirth {
  readonly birth_date: string;
  readonly birth_time: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly gender: 'male' | 'female';
  readonly analysis_date: string;
  readonly settings: {
    readonly ayanamsa: (typeof AYANAMSAS)[number];
    readonly node: 'mean' | 'true';
    readonly dasha_year: (typeof DASHA_YEARS)[number];
    readonly dasha_systems: readonly string[];
    readonly dasha_levels: number;
  };
}

/** Deterministic uniform numbers in [0, 1) for a seed (Lehmer's generator of Park and Miller, 1988). */
function uniform(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Random births: years 1800 to 2390, every twentieth −2900 to 2900; latitudes up to 66°, every tenth up to the poles;
 * every twentieth without a time.
 */
export function* randomBirths(count: number, seed: number, dashaSystems: readonly string[]): Generator<RandomBirth> {
  const next = uniform(seed);
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const of = <T>(values: readonly T[]): T => values[whole(0, values.length - 1)]!;
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = (year: number): string =>
    `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${two(whole(1, 12))}-${two(whole(1, 28))}`;
  for (let index = 0; index < count; index++) {
    const year = next() < 0.05 ? whole(-2900, 2900) : whole(1800, 2390);
    const reach = next() < 0.1 ? 90 : 66;
    yield {
      birth_date: year === 1582 ? '1582-11-01' : day(year),
      birth_time: next() < 0.05 ? null : `${two(whole(0, 23))}:${two(whole(0, 59))}:${two(whole(0, 59))}`,
      latitude: (next() * 2 - 1) * reach,
      longitude: (next() * 2 - 1) * 180,
      gender: of(['male', 'female'] as const),
      analysis_date: day(whole(Math.max(-2900, year), Math.min(2900, year + 90))),
      settings: {
        ayanamsa: of(AYANAMSAS),
        node: of(['mean', 'true'] as const),
        dasha_year: of(DASHA_YEARS),
        dasha_systems: dashaSystems,
        dasha_levels: whole(1, 10) === 1 ? 3 : 2,
      },
    };
  }
}
