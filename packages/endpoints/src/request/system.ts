import { z } from 'zod';
import { narrowed, type ValuesOf, choice, flag } from './field.ts';
import type { FieldReader } from './field-reader.ts';

const SYSTEMS = ['western', 'vedic'] as const;
export type AstrologySystem = (typeof SYSTEMS)[number];

/** The system and the zodiac of a request; vedic is always sidereal. */
export interface Zodiac {
  readonly system: AstrologySystem;
  readonly sidereal: boolean;
}

/** Zodiac fields of every product that is not always Vedic. */
export const zodiacFields = {
  system: choice(SYSTEMS, 'invalid_system', {
    id: 'AstrologicalSystem',
    description: 'vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise.',
    byDefault: 'western',
  }),
  sidereal: flag({ description: 'True for the sidereal zodiac (Growth plan).', byDefault: false }),
};

/** The same for products that are always Vedic. */
export const vedicZodiacFields = {
  system: narrowed(zodiacFields.system, z.literal('vedic'), { description: 'Optional; western is rejected.' }),
  sidereal: narrowed(zodiacFields.sidereal, z.literal(true), { description: 'Optional; false is rejected.' }),
};

/** Whether the request has `system` vedic; records nothing. Some products then have a different form. */
export function saysVedic(fields: FieldReader): boolean {
  const system = fields.raw('system');
  return typeof system === 'string' && system.toLowerCase() === 'vedic';
}

/**
 * The zodiac of a request, by the same rules for every product. `vedicThing` names a product that is always Vedic ("a
 * Vedic chart"), which western contradicts. Records `conflicting_fields` for western or tropical together with vedic.
 */
export function readZodiac(
  fields: FieldReader,
  { system: said, sidereal }: ValuesOf<typeof zodiacFields>,
  vedicThing: string | null = null,
): Zodiac {
  if (vedicThing !== null && said === 'western') {
    fields.issue(
      'conflicting_fields',
      'system',
      `${fields.path}system western contradicts ${vedicThing}.`,
      'Omit system.',
    );
  }
  const system = vedicThing === null ? (said ?? 'western') : 'vedic';
  if (system === 'vedic' && sidereal === false) {
    const what = said === 'vedic' || vedicThing === null ? `${fields.path}system vedic` : vedicThing;
    fields.issue(
      'conflicting_fields',
      'sidereal',
      `${fields.path}sidereal false contradicts ${what}.`,
      'Vedic charts are sidereal: omit sidereal.',
    );
  }
  return { system, sidereal: system === 'vedic' || sidereal === true };
}
