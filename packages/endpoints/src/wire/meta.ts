import type { Ayanamsa, Ephemeris, EphemerisSource } from '@theia-astro/astro/ephemeris';
import type { Places } from '@theia-astro/places/places';
import { z } from 'zod';
import { round, round8, type Wire } from './wire.ts';
import type { Warning } from './warning.ts';
import manifest from '../../package.json' with { type: 'json' };

const degrees = { 'x-unit': 'degrees' };

export const metaSchema = z
  .object({
    api_version: z.string(),
    engine: z.string(),
    ephemeris: z.enum(['swisseph', 'moshier']),
    delta_t_seconds: z.number().meta({ description: 'TT minus UT1.', 'x-unit': 'seconds' }),
    zodiac: z.enum(['tropical', 'sidereal']),
    ayanamsa: z
      .object({
        id: z.string(),
        value: z.number().meta({ description: 'With nutation; the value subtracted from longitudes.', ...degrees }),
        mean: z.number().meta({ description: 'Without nutation.', ...degrees }),
      })
      .nullable(),
    data_versions: z.object({ tzdb: z.string(), geonames: z.string(), ephemeris: z.string() }),
    theia_version: z
      .string()
      .optional()
      .meta({ description: 'The version of Theia. Always present in a served answer.' }),
    request_id: z.string().optional().meta({ description: 'Always present in a served answer.' }),
    computed_ms: z
      .number()
      .optional()
      .meta({ description: 'Always present in a served answer.', 'x-unit': 'milliseconds' }),
  })
  .meta({ id: 'Meta', description: 'How the answer was computed.' });

/** `meta` of geocode, timezone and me. */
export const plainMetaSchema = metaSchema
  .pick({ api_version: true, data_versions: true, theia_version: true, request_id: true, computed_ms: true })
  .meta({ id: 'PlainMeta', description: 'Versions for an answer that computes no positions.' });

export type WireMeta = Wire<typeof metaSchema>;
type PlainMeta = Wire<typeof plainMetaSchema>;

/** Source of the data in `meta`. */
interface Sources {
  readonly ephemeris: Ephemeris;
  readonly places: Places;
}

/** Data for `buildMeta`. */
interface MetaFacts {
  readonly jdUt: number;
  readonly ayanamsa: { readonly id: string; readonly definition: Ayanamsa } | null;
  readonly source: EphemerisSource;
}

/** The dated version of the product API; it changes only with a breaking change. */
export const API_VERSION = '2026-01-01';

/** `meta`; the server adds `theia_version`, `request_id` and `computed_ms`. */
export function buildMeta({ ephemeris, places }: Sources, { jdUt, ayanamsa, source }: MetaFacts): WireMeta {
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

/** The warning when an answer was computed with the analytical ephemeris; none for the high-precision one. */
export function precisionWarnings(source: EphemerisSource): readonly Warning[] {
  if (source === 'swisseph') return [];
  return [
    {
      code: 'reduced_precision',
      message:
        'Outside 1800–2399 the analytical ephemeris is used: the Moon is accurate to about 1″, Pluto to about 10″, and there are no asteroids.',
    },
  ];
}

/** The last fields of a response: the request as interpreted, how it was computed, and all warnings in this order. */
export function answerEnd<Input>(
  sources: Sources,
  request: { readonly input: Input; readonly warnings: readonly Warning[] },
  facts: MetaFacts,
  ...warnings: readonly (readonly Warning[])[]
): { readonly input: Input; readonly meta: WireMeta; readonly warnings: readonly Warning[] } {
  return {
    input: request.input,
    meta: buildMeta(sources, facts),
    warnings: [...request.warnings, ...warnings.flat(), ...precisionWarnings(facts.source)],
  };
}

/** `meta` of an answer that computes no positions: atlas look-ups and account data. */
export function buildPlainMeta({ ephemeris, places }: Sources): PlainMeta {
  return { api_version: API_VERSION, data_versions: { ...places.versions, ephemeris: ephemeris.dataVersion } };
}

/** The version of Theia, shown in `/health`, in every log line and in `meta` of every answer. */
export const THEIA_VERSION: string = manifest.version;
