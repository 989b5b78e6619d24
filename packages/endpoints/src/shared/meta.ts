import type { EphemerisSource } from '@theia/astro/ephemeris';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { MetaFacts, PlainMeta, WireMeta } from './contract.ts';
import { round, round8 } from './number.ts';

/** The dated version of the product API; it changes only with a breaking change. */
export const API_VERSION = '2026-01-01';

/** Contract §0 `meta`; the server adds `theia_version`, `request_id` and `computed_ms`. */
export function buildMeta(
  { ephemeris, places }: Pick<CalculationContext, 'ephemeris' | 'places'>,
  { jdUt, ayanamsa, source }: MetaFacts,
): WireMeta {
  const offset = ayanamsa === null ? null : ephemeris.ayanamsa(jdUt, ayanamsa.definition);
  return {
    api_version: API_VERSION,
    engine: `swisseph ${ephemeris.version}`,
    ephemeris: source,
    delta_t_seconds: round(ephemeris.deltaTSeconds(jdUt), 3),
    zodiac: ayanamsa === null ? 'tropical' : 'sidereal',
    ayanamsa:
      ayanamsa === null || offset === null
        ? null
        : { id: ayanamsa.id, value: round8(offset.valueDeg), mean: round8(offset.meanDeg) },
    data_versions: { ...places.versions, ephemeris: ephemeris.dataVersion },
  };
}

/** The warning of an answer computed by the analytical ephemeris; none for the high-precision one. */
export function precisionWarnings(source: EphemerisSource): readonly Warning[] {
  if (source === 'swisseph') return [];
  return [
    {
      code: 'reduced_precision',
      message:
        'Outside 1800–2399 the analytical ephemeris is used: the Moon to about 1″, Pluto to about 10″, no asteroids.',
    },
  ];
}

/** `meta` of an answer that computes no sky: atlas look-ups and account facts. */
export function buildPlainMeta({ ephemeris, places }: Pick<CalculationContext, 'ephemeris' | 'places'>): PlainMeta {
  return { api_version: API_VERSION, data_versions: { ...places.versions, ephemeris: ephemeris.dataVersion } };
}
