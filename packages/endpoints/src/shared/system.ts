import type { FieldReader } from './contract.ts';

export const SYSTEMS = ['western', 'vedic'] as const;
export type AstrologySystem = (typeof SYSTEMS)[number];

/** The system and the zodiac of a request; vedic is always sidereal. */
export interface Zodiac {
  readonly system: AstrologySystem;
  readonly sidereal: boolean;
}

/** Whether the request says `system` vedic, before anything is recorded: some products then take another form. */
export function saysVedic(fields: FieldReader): boolean {
  const system = fields.raw('system');
  return typeof system === 'string' && system.toLowerCase() === 'vedic';
}

/**
 * Reads `system` and `sidereal`, the same way for every product. `vedicThing` names what is Vedic by itself ("a Vedic chart"), so that
 * western contradicts it. Records `invalid_system`, `invalid_boolean`, and `conflicting_fields` for western or tropical beside vedic.
 */
export function parseZodiac(fields: FieldReader, vedicThing: string | null = null): Zodiac {
  const said = fields.oneOf('system', SYSTEMS, 'invalid_system');
  const sidereal = fields.boolean('sidereal');
  if (vedicThing !== null && said === 'western') {
    fields.issue(
      'conflicting_fields',
      'system',
      `${fields.path}system western contradicts ${vedicThing}.`,
      'Leave system out.',
    );
  }
  const system = vedicThing === null ? (said ?? 'western') : 'vedic';
  if (system === 'vedic' && sidereal === false) {
    const what = said === 'vedic' || vedicThing === null ? `${fields.path}system vedic` : vedicThing;
    fields.issue(
      'conflicting_fields',
      'sidereal',
      `${fields.path}sidereal false contradicts ${what}.`,
      'Vedic charts are sidereal: leave sidereal out.',
    );
  }
  return { system, sidereal: system === 'vedic' || sidereal === true };
}
