import type { FieldReader } from './contract.ts';

export const SYSTEMS = ['western', 'vedic'] as const;
export type AstrologySystem = (typeof SYSTEMS)[number];

/**
 * `system`, together with the rule that Vedic charts are sidereal. Records `invalid_system`, `conflicting_fields`.
 * Vedic charts are not computed by this release: they are refused here, and only here.
 */
export function parseSystem(fields: FieldReader): AstrologySystem {
  const system = fields.oneOf('system', SYSTEMS, 'invalid_system') ?? 'western';
  if (system !== 'vedic') return system;
  if (fields.boolean('sidereal') === false) {
    fields.issue('conflicting_fields', 'sidereal', `${fields.path}sidereal false contradicts ${fields.path}system vedic.`, 'Vedic charts are sidereal: leave sidereal out.');
    return system;
  }
  fields.issue('invalid_system', 'system', 'Vedic charts are not part of this release.', 'Use system western; with sidereal true it works on the sidereal zodiac.');
  return system;
}
