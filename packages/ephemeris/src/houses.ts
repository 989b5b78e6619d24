import { normalizeDeg } from '@theia-astro/astro/angle/angle';
import {
  type Ayanamsa,
  BodyUnavailableError,
  type EngineBody,
  type Ephemeris,
  type GeoPosition,
  type Houses,
  type HouseSystemCode,
} from '@theia-astro/astro/ephemeris';
import { computeSkyHouses, type SkyHouses } from '@theia-astro/astro/houses/cusps/sky-houses';
import { inZodiac } from '@theia-astro/astro/houses/cusps/quadrants';
import { lastError, engineNumber, type Engine } from './engine.ts';
import { createEngineHouses, isSunshine, systemLetter } from './engine-houses.ts';
import { isProjectedAyanamsa, SEFLG_EQUATORIAL, SEFLG_SPEED, SEFLG_SWIEPH } from './flags.ts';
import { writeDoubles } from './scratch.ts';

type HouseQuestions = Pick<Ephemeris, 'houses' | 'housesFromArmc' | 'housePosition' | 'gauquelinSector'>;

/**
 * Houses by formulas of our own where they give the engine's to 1e-9° (`computeSkyHouses`), else, and for the speeds of cusps, by the engine.
 * @param obliquity the nutation that positions are given with
 * @param siderealTimeDeg Greenwich apparent sidereal time where it is known without the engine, equal to the engine's within 1e-9°
 */
export function createHouses(
  engine: Engine,
  obliquity: Ephemeris['obliquity'],
  siderealTimeDeg: (jdUt: number) => number | null = () => null,
): HouseQuestions {
  const { wasm, scratch, modes, coverage } = engine;
  const byEngine = createEngineHouses(engine);

  /** Sidereal time and obliquity as in `swe_houses_ex2`, which would compute again the nutation the engine already has. */
  const skyAt = (jdUt: number, geoLongitudeDeg: number): { armcDeg: number; obliquityDeg: number } => {
    const { meanDeg, nutationInLongitudeDeg, nutationInObliquityDeg } = obliquity(jdUt);
    const obliquityDeg = meanDeg + nutationInObliquityDeg;
    const greenwichDeg = siderealTimeDeg(jdUt) ?? wasm._swe_sidtime0(jdUt, obliquityDeg, nutationInLongitudeDeg) * 15;
    return { armcDeg: normalizeDeg(greenwichDeg + geoLongitudeDeg), obliquityDeg };
  };

  const own = (
    jdUt: number,
    { geoLatitudeDeg, geoLongitudeDeg }: GeoPosition,
    system: HouseSystemCode,
    ayanamsa: Ayanamsa | null,
  ): SkyHouses | null => {
    const { armcDeg, obliquityDeg } = skyAt(jdUt, geoLongitudeDeg);
    const tropical = computeSkyHouses(armcDeg, geoLatitudeDeg, obliquityDeg, system);
    if (tropical === null || ayanamsa === null) return tropical;
    modes.enterAyanamsa(ayanamsa);
    if (wasm._swe_get_ayanamsa_ex_ut(jdUt, SEFLG_SWIEPH, scratch.xx, scratch.serr) < 0) return null;
    return inZodiac(tropical, system, wasm.HEAPF64[scratch.xx / 8]!);
  };

  return {
    houses(jdUt, place, system, zodiac) {
      const { ayanamsa } = zodiac;
      const fromFiles = coverage.ephemerisFlag(jdUt) === SEFLG_SWIEPH;
      const asked = (): Houses => {
        if (ayanamsa !== null || !fromFiles || isSunshine(system)) return byEngine.houses(jdUt, place, system, zodiac);
        const { armcDeg, obliquityDeg } = skyAt(jdUt, place.geoLongitudeDeg);
        return byEngine.housesFromArmc(armcDeg, place.geoLatitudeDeg, obliquityDeg, system);
      };
      const simple = fromFiles && !isSunshine(system) && (ayanamsa === null || !isProjectedAyanamsa(ayanamsa));
      const houses = simple ? own(jdUt, place, system, ayanamsa) : null;
      return houses === null ? asked() : withSpeeds(houses, asked);
    },

    housesFromArmc(armcDeg, geoLatitudeDeg, obliquityDeg, system, sunDeclinationDeg) {
      const asked = (): Houses =>
        byEngine.housesFromArmc(armcDeg, geoLatitudeDeg, obliquityDeg, system, sunDeclinationDeg);
      const houses = computeSkyHouses(armcDeg, geoLatitudeDeg, obliquityDeg, system);
      return houses === null ? asked() : withSpeeds(houses, asked);
    },

    housePosition(armcDeg, geoLatitudeDeg, obliquityDeg, system, longitudeDeg, latitudeDeg, sunDeclinationDeg) {
      // For the Sunshine systems the engine's house position uses the declination of the last computed cusps.
      if (isSunshine(system)) byEngine.fromArmc(armcDeg, geoLatitudeDeg, obliquityDeg, system, sunDeclinationDeg);
      writeDoubles(wasm, scratch.input, longitudeDeg, latitudeDeg, 1);
      const position = wasm._swe_house_pos(
        armcDeg,
        geoLatitudeDeg,
        obliquityDeg,
        systemLetter(system),
        scratch.input,
        scratch.serr,
      );
      return position >= 1 ? position : Number.NaN;
    },

    gauquelinSector(jdUt, body, place) {
      const flags = coverage.ephemerisFlag(jdUt) | SEFLG_SPEED;
      const number = engineNumber(engine, jdUt, body, flags);
      if (typeof number !== 'number') throw number;
      // For a circumpolar body the engine silently gives a sector by a substitute construction.
      if (isCircumpolar(bodyDeclination(jdUt, body, number, flags), place.geoLatitudeDeg)) return Number.NaN;
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

  function bodyDeclination(jdUt: number, body: EngineBody, number: number, flags: number): number {
    const returned = wasm._swe_calc_ut(jdUt, number, flags | SEFLG_EQUATORIAL, scratch.xx, scratch.serr);
    if (returned < 0) throw new BodyUnavailableError(body, lastError(engine));
    return wasm.HEAPF64[scratch.xx / 8 + 1]!;
  }
}

function withSpeeds({ cuspsDeg, angles, computed }: SkyHouses, asked: () => Houses): Houses {
  return { cuspsDeg, cuspSpeedsDegPerDay: () => asked().cuspSpeedsDegPerDay(), angles, computed };
}

/** Whether a body is never or always above the horizon, without rise and set. */
function isCircumpolar(declinationDeg: number, geoLatitudeDeg: number): boolean {
  return Math.abs(declinationDeg) >= 90 - Math.abs(geoLatitudeDeg);
}
