import type { FieldReader } from './field-reader.ts';
import { ORB_NAMES } from './idle-settings.ts';

/**
 * The settings that affect orbs. When any is given, products with a flat default orb use the orb model instead
 * (docs/methods/aspects.md).
 */
export const ORB_SETTINGS = ORB_NAMES;

/** Whether the `settings` of a request have one of these fields. */
export function settingGiven(fields: FieldReader, names: readonly string[]): boolean {
  const settings = fields.raw('settings');
  return typeof settings === 'object' && settings !== null && names.some((name) => Object.hasOwn(settings, name));
}
