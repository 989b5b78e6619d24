import type { Ephemeris, HouseAngles, HouseSystemCode, Houses } from '@theia-astro/astro/ephemeris';
import type { Coverage } from './coverage.ts';
import type { Engine } from './engine.ts';
import { readDoubles } from './scratch.ts';

export interface EngineHouses extends Pick<Ephemeris, 'houses' | 'housesFromArmc'> {
  /** Leaves cusps and angles in the scratch buffers; negative where the system has no cusps. @throws RangeError for a Sunshine system without the Sun's declination */
  fromArmc(
    armcDeg: number,
    geoLatitudeDeg: number,
    obliquityDeg: number,
    system: HouseSystemCode,
    sunDeclinationDeg: number | undefined,
  ): number;
}

export interface HousesEngine extends Pick<Engine, 'wasm' | 'scratch' | 'modes'> {
  readonly coverage: Pick<Coverage, 'ephemerisFlag'>;
}

const GAUQUELIN_SECTORS = 36;
/** Slot of `ascmc` through which `swe_houses_armc_ex2` takes the Sun's declination for the Sunshine systems. */
const SUN_DECLINATION_SLOT = 9;

/** Cusps, their speeds and angles as Swiss Ephemeris gives them: for the systems only it has, and what our own are measured by. */
export function createEngineHouses({ wasm, scratch, modes, coverage }: HousesEngine): EngineHouses {
  const read = (returned: number, system: HouseSystemCode): Houses => {
    const computed = returned >= 0;
    const count = system === 'G' && computed ? GAUQUELIN_SECTORS : 12;
    const cuspBytes = 8;
    const speeds = readDoubles(wasm, scratch.cuspSpeeds + cuspBytes, count);
    return {
      cuspsDeg: readDoubles(wasm, scratch.cusps + cuspBytes, count),
      cuspSpeedsDegPerDay: () => speeds,
      angles: readAngles(readDoubles(wasm, scratch.ascmc, 8)),
      computed,
    };
  };

  const fromArmc: EngineHouses['fromArmc'] = (armcDeg, geoLatitudeDeg, obliquityDeg, system, sunDeclinationDeg) => {
    if (isSunshine(system)) {
      if (sunDeclinationDeg === undefined) throw new RangeError(`House system ${system} needs the Sun's declination`);
      wasm.HEAPF64[scratch.ascmc / 8 + SUN_DECLINATION_SLOT] = sunDeclinationDeg;
    }
    return wasm._swe_houses_armc_ex2(
      armcDeg,
      geoLatitudeDeg,
      obliquityDeg,
      systemLetter(system),
      scratch.cusps,
      scratch.ascmc,
      scratch.cuspSpeeds,
      scratch.ascmcSpeeds,
      scratch.serr,
    );
  };

  return {
    fromArmc,

    houses(jdUt, { geoLatitudeDeg, geoLongitudeDeg }, system, zodiac) {
      const returned = wasm._swe_houses_ex2(
        jdUt,
        modes.enterZodiac(zodiac) | coverage.ephemerisFlag(jdUt),
        geoLatitudeDeg,
        geoLongitudeDeg,
        systemLetter(system),
        scratch.cusps,
        scratch.ascmc,
        scratch.cuspSpeeds,
        scratch.ascmcSpeeds,
        scratch.serr,
      );
      return read(returned, system);
    },

    housesFromArmc(armcDeg, geoLatitudeDeg, obliquityDeg, system, sunDeclinationDeg) {
      return read(fromArmc(armcDeg, geoLatitudeDeg, obliquityDeg, system, sunDeclinationDeg), system);
    },
  };
}

export function systemLetter(system: HouseSystemCode): number {
  return system.charCodeAt(0);
}

export function isSunshine(system: HouseSystemCode): boolean {
  return system === 'I' || system === 'i';
}

function readAngles(ascmc: readonly number[]): HouseAngles {
  return {
    ascendantDeg: ascmc[0]!,
    midheavenDeg: ascmc[1]!,
    armcDeg: ascmc[2]!,
    vertexDeg: ascmc[3]!,
    eastPointDeg: ascmc[4]!,
    coAscendantKochDeg: ascmc[5]!,
    coAscendantMunkaseyDeg: ascmc[6]!,
    polarAscendantDeg: ascmc[7]!,
  };
}
