import { normalizeDeg } from '@theia/astro/angle/normalize';
import { BodyUnavailableError } from '@theia/astro/ephemeris';
import type { EngineBody, Ephemeris, GeoPosition, HouseAngles, HouseSystemCode, Houses } from '@theia/astro/ephemeris';
import { lastError, numberOf, type Engine } from './engine.ts';
import { SE_ECL_NUT, SEFLG_EQUATORIAL, SEFLG_SPEED, SEFLG_SWIEPH } from './flags.ts';
import { readDoubles, writeDoubles } from './scratch.ts';

type HouseQuestions = Pick<Ephemeris, 'houses' | 'housesFromArmc' | 'housePosition' | 'gauquelinSector'>;

const GAUQUELIN_SECTORS = 36;
/** Slot of `ascmc` through which `swe_houses_armc_ex2` takes the Sun's declination for the Sunshine systems. */
const SUN_DECLINATION_SLOT = 9;

export function createHouses(engine: Engine): HouseQuestions {
  const { wasm, scratch, modes, coverage } = engine;
  const read = (returned: number, system: HouseSystemCode): Houses => {
    const computed = returned >= 0;
    const count = system === 'G' && computed ? GAUQUELIN_SECTORS : 12;
    const cuspBytes = 8;
    return {
      cuspsDeg: readDoubles(wasm, scratch.cusps + cuspBytes, count),
      cuspSpeedsDegPerDay: readDoubles(wasm, scratch.cuspSpeeds + cuspBytes, count),
      angles: readAngles(readDoubles(wasm, scratch.ascmc, 8)),
      computed,
    };
  };

  const fromArmc = (
    armcDeg: number,
    geoLatitudeDeg: number,
    obliquityDeg: number,
    system: HouseSystemCode,
    sunDeclinationDeg: number | undefined,
  ): number => {
    if (isSunshine(system)) {
      if (sunDeclinationDeg === undefined) throw new RangeError(`House system ${system} needs the Sun's declination`);
      wasm.HEAPF64[scratch.ascmc / 8 + SUN_DECLINATION_SLOT] = sunDeclinationDeg;
    }
    return wasm._swe_houses_armc_ex2(
      armcDeg,
      geoLatitudeDeg,
      obliquityDeg,
      letter(system),
      scratch.cusps,
      scratch.ascmc,
      scratch.cuspSpeeds,
      scratch.ascmcSpeeds,
      scratch.serr,
    );
  };

  /**
   * What `swe_houses_ex2` does for the tropical zodiac, step by step: the engine has the nutation of an instant it has just computed bodies for,
   * and `swe_houses_ex2` would compute it anew.
   */
  const tropical = (
    jdUt: number,
    { geoLatitudeDeg, geoLongitudeDeg }: GeoPosition,
    system: HouseSystemCode,
  ): Houses => {
    wasm._swe_calc_ut(jdUt, SE_ECL_NUT, SEFLG_SWIEPH, scratch.xx, scratch.serr);
    const [, meanObliquityDeg, nutationInLongitudeDeg, nutationInObliquityDeg] = readDoubles(wasm, scratch.xx, 4);
    const obliquityDeg = meanObliquityDeg! + nutationInObliquityDeg!;
    const armcDeg = normalizeDeg(
      wasm._swe_sidtime0(jdUt, obliquityDeg, nutationInLongitudeDeg!) * 15 + geoLongitudeDeg,
    );
    return read(fromArmc(armcDeg, geoLatitudeDeg, obliquityDeg, system, undefined), system);
  };

  return {
    houses(jdUt, place, system, zodiac) {
      const ephemerisFlag = coverage.ephemerisFlag(jdUt);
      if (zodiac.ayanamsa === null && ephemerisFlag === SEFLG_SWIEPH && !isSunshine(system))
        return tropical(jdUt, place, system);
      const returned = wasm._swe_houses_ex2(
        jdUt,
        modes.enterZodiac(zodiac) | ephemerisFlag,
        place.geoLatitudeDeg,
        place.geoLongitudeDeg,
        letter(system),
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

    housePosition(armcDeg, geoLatitudeDeg, obliquityDeg, system, longitudeDeg, latitudeDeg, sunDeclinationDeg) {
      // The engine's house position knows the Sunshine systems only by the declination of the cusps it computed last.
      if (isSunshine(system)) fromArmc(armcDeg, geoLatitudeDeg, obliquityDeg, system, sunDeclinationDeg);
      writeDoubles(wasm, scratch.input, longitudeDeg, latitudeDeg, 1);
      const position = wasm._swe_house_pos(
        armcDeg,
        geoLatitudeDeg,
        obliquityDeg,
        letter(system),
        scratch.input,
        scratch.serr,
      );
      return position >= 1 ? position : Number.NaN;
    },

    gauquelinSector(jdUt, body, place) {
      const flags = coverage.ephemerisFlag(jdUt) | SEFLG_SPEED;
      const number = numberOf(engine, jdUt, body, flags);
      if (typeof number !== 'number') throw number;
      // For a circumpolar body the engine gives a sector by a substitute construction and no sign of it.
      if (isCircumpolar(declinationOf(jdUt, body, number, flags), place.geoLatitudeDeg)) return Number.NaN;
      writeDoubles(wasm, scratch.geopos, place.geoLongitudeDeg, place.geoLatitudeDeg, place.elevationM);
      const withLatitude = 0;
      const returned = wasm._swe_gauquelin_sector(
        jdUt,
        number,
        scratch.noStar,
        flags,
        withLatitude,
        scratch.geopos,
        0,
        0,
        scratch.xx,
        scratch.serr,
      );
      const sector = wasm.HEAPF64[scratch.xx / 8]!;
      return returned >= 0 && sector >= 1 ? sector : Number.NaN;
    },
  };

  function declinationOf(jdUt: number, body: EngineBody, number: number, flags: number): number {
    const returned = wasm._swe_calc_ut(jdUt, number, flags | SEFLG_EQUATORIAL, scratch.xx, scratch.serr);
    if (returned < 0) throw new BodyUnavailableError(body, lastError(engine));
    return wasm.HEAPF64[scratch.xx / 8 + 1]!;
  }
}

/** Never or always above the horizon: no rising, no setting. */
function isCircumpolar(declinationDeg: number, geoLatitudeDeg: number): boolean {
  return Math.abs(declinationDeg) >= 90 - Math.abs(geoLatitudeDeg);
}

function letter(system: HouseSystemCode): number {
  return system.charCodeAt(0);
}

function isSunshine(system: HouseSystemCode): boolean {
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
