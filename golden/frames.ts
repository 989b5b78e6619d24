import type { Frame } from '@theia-astro/astro/ephemeris';

export const TROPICAL: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
export const LAHIRI: Frame = { ...TROPICAL, ayanamsa: { kind: 'mode', mode: 1 } };
