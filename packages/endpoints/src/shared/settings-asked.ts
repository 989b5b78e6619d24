import type { FieldReader } from './contract.ts';
import { ORB_NAMES } from './idle-settings.ts';

/** The settings that shape orbs: where any is given, products with a flat orb of their own follow the orb model (contract §3.3). */
export const ORB_SETTINGS = ORB_NAMES;

/** True when the request's `settings` says something by one of these names. */
export function settingGiven(fields: FieldReader, names: readonly string[]): boolean {
  const settings = fields.raw('settings');
  return typeof settings === 'object' && settings !== null && names.some((name) => Object.hasOwn(settings, name));
}
