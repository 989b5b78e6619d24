import type { LunarEclipse, SolarEclipse } from '@theia-astro/astro/ephemeris';

/** All eclipses of some centuries as the engine gives them, in order of time. */
export interface Eclipses {
  /** For example `2.10.03`: another engine may give other instants. */
  readonly engineVersion: string;
  readonly solar: readonly SolarEclipse[];
  readonly lunar: readonly LunarEclipse[];
}

const LUNAR_TYPES = ['total', 'partial', 'penumbral'] as const satisfies readonly LunarEclipse['type'][];
const HEADER = 3;
const SOLAR_NUMBERS = 5;
const LUNAR_NUMBERS = 12;

/** Numbers as little-endian doubles, without loss: three of a header, five of each solar eclipse, twelve of each lunar one. NaN is null. */
export function packEclipses({ engineVersion, solar, lunar }: Eclipses): Float64Array {
  const numbers = [versionNumber(engineVersion), solar.length, lunar.length];
  for (const { maximumJdUt, about, saros, sarosMember } of solar)
    numbers.push(maximumJdUt, about.geoLatitudeDeg, about.geoLongitudeDeg, saros ?? NaN, sarosMember ?? NaN);
  for (const { type, maximumJdUt, contacts, umbralMagnitude, penumbralMagnitude, saros, sarosMember } of lunar) {
    const { p1, u1, u2, u3, u4, p4 } = contacts;
    numbers.push(LUNAR_TYPES.indexOf(type), maximumJdUt, p1, u1 ?? NaN, u2 ?? NaN, u3 ?? NaN, u4 ?? NaN, p4);
    numbers.push(umbralMagnitude, penumbralMagnitude, saros ?? NaN, sarosMember ?? NaN);
  }
  return Float64Array.from(numbers);
}

/** What `packEclipses` packed, record by record. */
export interface PackedEclipses {
  /** Whether an engine of this version made them. */
  isMadeBy(engineVersion: string): boolean;
  readonly solarCount: number;
  readonly lunarCount: number;
  solarMaximumJdUt(index: number): number;
  lunarMaximumJdUt(index: number): number;
  solar(index: number): SolarEclipse;
  lunar(index: number): LunarEclipse;
}

/** @throws Error when the length does not fit the header */
export function readEclipses(numbers: Float64Array): PackedEclipses {
  const [version, solarCount = NaN, lunarCount = NaN] = numbers;
  const firstLunar = HEADER + solarCount * SOLAR_NUMBERS;
  if (numbers.length !== firstLunar + lunarCount * LUNAR_NUMBERS)
    throw new Error('The catalogue of eclipses is damaged');
  const orNull = (at: number): number | null => (Number.isNaN(numbers[at]!) ? null : numbers[at]!);
  return {
    isMadeBy: (engineVersion) => versionNumber(engineVersion) === version,
    solarCount,
    lunarCount,
    solarMaximumJdUt: (index) => numbers[HEADER + index * SOLAR_NUMBERS]!,
    lunarMaximumJdUt: (index) => numbers[firstLunar + index * LUNAR_NUMBERS + 1]!,
    solar(index) {
      const at = HEADER + index * SOLAR_NUMBERS;
      return {
        maximumJdUt: numbers[at]!,
        about: { geoLatitudeDeg: numbers[at + 1]!, geoLongitudeDeg: numbers[at + 2]! },
        saros: orNull(at + 3),
        sarosMember: orNull(at + 4),
      };
    },
    lunar(index) {
      const at = firstLunar + index * LUNAR_NUMBERS;
      return {
        type: LUNAR_TYPES[numbers[at]!]!,
        maximumJdUt: numbers[at + 1]!,
        contacts: {
          p1: numbers[at + 2]!,
          u1: orNull(at + 3),
          u2: orNull(at + 4),
          u3: orNull(at + 5),
          u4: orNull(at + 6),
          p4: numbers[at + 7]!,
        },
        umbralMagnitude: numbers[at + 8]!,
        penumbralMagnitude: numbers[at + 9]!,
        saros: orNull(at + 10),
        sarosMember: orNull(at + 11),
      };
    },
  };
}

/** `2.10.03` as 21003. */
function versionNumber(version: string): number {
  const [major = NaN, minor = NaN, patch = NaN] = version.split('.').map(Number);
  return 10_000 * major + 100 * minor + patch;
}
