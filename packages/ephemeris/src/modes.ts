import type { Ayanamsa, Frame, GeoPosition, Zodiac } from '@theia-astro/astro/ephemeris';
import { SEFLG_HELCTR, SEFLG_SIDEREAL, SEFLG_TOPOCTR, SEFLG_TRUEPOS, siderealModeNumber } from './flags.ts';
import type { SwissModule } from './wasm-module.ts';

/**
 * The only place that touches the engine's process-wide modes. Every calculation sets its zodiac and observer here and
 * runs in the same synchronous section, so no other call can come in between.
 */
export interface Modes {
  /**
   * Sets the modes of the frame and returns its calculation flags.
   * @throws RangeError when topocentric without observer
   */
  enterFrame(frame: Frame): number;
  /** Sets the zodiac and returns SEFLG_SIDEREAL, or 0 for the tropical one. */
  enterZodiac(zodiac: Zodiac): number;
  enterAyanamsa(ayanamsa: Ayanamsa): void;
  /** Call this after a function that changes the engine's observer (`swe_rise_trans`). */
  forgetObserver(): void;
}

/** Creates the control of the engine's modes. */
export function createModes(wasm: SwissModule): Modes {
  let sidereal: { mode: number; t0Jd: number; ayanT0Deg: number } | null = null;
  let observer: GeoPosition | null = null;

  const enterAyanamsa = (ayanamsa: Ayanamsa): void => {
    const mode = siderealModeNumber(ayanamsa);
    const t0Jd = ayanamsa.kind === 'user' ? ayanamsa.t0Jd : 0;
    const ayanT0Deg = ayanamsa.kind === 'user' ? ayanamsa.ayanT0Deg : 0;
    if (sidereal !== null && sidereal.mode === mode && sidereal.t0Jd === t0Jd && sidereal.ayanT0Deg === ayanT0Deg)
      return;
    wasm._swe_set_sid_mode(mode, t0Jd, ayanT0Deg);
    sidereal = { mode, t0Jd, ayanT0Deg };
  };

  const enterObserver = (place: GeoPosition): void => {
    if (
      observer !== null &&
      observer.geoLatitudeDeg === place.geoLatitudeDeg &&
      observer.geoLongitudeDeg === place.geoLongitudeDeg &&
      observer.elevationM === place.elevationM
    )
      return;
    wasm._swe_set_topo(place.geoLongitudeDeg, place.geoLatitudeDeg, place.elevationM);
    observer = { ...place };
  };

  const enterZodiac = ({ ayanamsa }: Zodiac): number => {
    if (ayanamsa === null) return 0;
    enterAyanamsa(ayanamsa);
    return SEFLG_SIDEREAL;
  };

  return {
    enterAyanamsa,
    enterZodiac,
    enterFrame(frame) {
      let flags = enterZodiac(frame);
      if (frame.positions === 'true') flags |= SEFLG_TRUEPOS;
      if (frame.center === 'heliocentric') flags |= SEFLG_HELCTR;
      if (frame.center === 'topocentric') {
        if (frame.observer === undefined) throw new RangeError('A topocentric frame needs an observer');
        enterObserver(frame.observer);
        flags |= SEFLG_TOPOCTR;
      }
      return flags;
    },
    forgetObserver() {
      observer = null;
    },
  };
}
