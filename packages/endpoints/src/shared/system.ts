import type { FieldReader } from './contract.ts';

export const SYSTEMS = ['western', 'vedic'] as const;
export type AstrologySystem = (typeof SYSTEMS)[number];

/** `system` as asked, undefined when not. Records `invalid_system`. */
export function readSystem(fields: FieldReader): AstrologySystem | undefined {
  return fields.oneOf('system', SYSTEMS, 'invalid_system');
}

/**
 * `system` of a product that has only a western form. Records `invalid_system`, also for vedic, and `conflicting_fields` where vedic is
 * asked for with the tropical zodiac.
 */
export function parseSystem(fields: FieldReader): AstrologySystem {
  const system = readSystem(fields) ?? 'western';
  if (system !== 'vedic') return system;
  if (fields.boolean('sidereal') === false) {
    fields.issue('conflicting_fields', 'sidereal', `${fields.path}sidereal false contradicts ${fields.path}system vedic.`, 'Vedic charts are sidereal: leave sidereal out.');
    return system;
  }
  fields.issue('invalid_system', 'system', 'This product is western.', 'Leave system out; with sidereal true it works on the sidereal zodiac. Vedic charts: /natal/vedic, matching: /guna_milan.');
  return system;
}
