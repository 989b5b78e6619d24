import { ASPECT_KINDS } from '@theia/astro/aspects/kinds';
import { bodyOrbDeg, combinedOrbDeg } from '@theia/astro/aspects/orbs';
import type { PointId } from '@theia/astro/bodies/groups';
import { ASPECT_IDS, type AspectId, type ChartSettings } from '@theia/astro/natal/settings';
import type { FieldReader } from '../shared/contract.ts';
import { quote } from '../shared/quote.ts';
import { ORB_SETTINGS, settingGiven } from '../shared/settings-asked.ts';

export const MAX_TRANSIT_ORB_DEG = 10;
export const DEFAULT_TRANSIT_ORB_DEG = 1;

/** The orb of a transiting body to a point, in degrees, [0, 10]. */
export type TransitOrb = (aspect: AspectId, body: PointId, target: PointId) => number;

/**
 * `orb` (contract §7): one number for all aspects, or a map by aspect, the others keeping 1°. Without it a flat 1°, unless the settings
 * speak of orbs: then the model of contract §3.3, at most 10°. Records `invalid_orb`, `unknown_aspect`.
 */
export function parseTransitOrb(fields: FieldReader, chart: ChartSettings): TransitOrb {
  const value = fields.raw('orb');
  if (value === undefined) return modelOrb(fields, chart);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const orbs = parseOrbsByAspect(fields, value as Record<string, unknown>);
    fields.echo['orb'] = orbs;
    return (aspect) => orbs[aspect] ?? DEFAULT_TRANSIT_ORB_DEG;
  }
  const orbDeg =
    typeof value === 'number' || typeof value === 'string'
      ? fields.number('orb', { code: 'invalid_orb', min: 0, max: MAX_TRANSIT_ORB_DEG, hint: 'Degrees from 0 to 10.' })
      : wrongType(fields, value);
  return () => orbDeg ?? DEFAULT_TRANSIT_ORB_DEG;
}

function wrongType(fields: FieldReader, value: unknown): undefined {
  fields.issue(
    'invalid_orb',
    'orb',
    `orb ${quote(value)} is not an orb.`,
    'Use degrees from 0 to 10, or a map from aspect to degrees.',
  );
  return undefined;
}

function parseOrbsByAspect(fields: FieldReader, map: Record<string, unknown>): Partial<Record<AspectId, number>> {
  const orbs: Partial<Record<AspectId, number>> = {};
  for (const [key, orb] of Object.entries(map)) {
    const aspect = ASPECT_IDS.find((id) => id === key.toLowerCase());
    if (aspect === undefined)
      fields.issue(
        'unknown_aspect',
        `orb.${key}`,
        `orb: ${quote(key)} is not a known aspect.`,
        `Use ${ASPECT_IDS.join(', ')}.`,
      );
    else if (typeof orb === 'number' && orb >= 0 && orb <= MAX_TRANSIT_ORB_DEG) orbs[aspect] = orb;
    else
      fields.issue(
        'invalid_orb',
        `orb.${key}`,
        `orb.${aspect} must be from 0 to ${MAX_TRANSIT_ORB_DEG} degrees, got ${quote(orb)}.`,
        'Degrees from 0 to 10.',
      );
  }
  return orbs;
}

function modelOrb(fields: FieldReader, chart: ChartSettings): TransitOrb {
  if (!settingGiven(fields, ORB_SETTINGS)) return () => DEFAULT_TRANSIT_ORB_DEG;
  return (aspect, body, target) => {
    const combined = combinedOrbDeg(
      bodyOrbDeg(body, chart.orbDegrees),
      bodyOrbDeg(target, chart.orbDegrees),
      chart.orbModel,
    );
    const base = chart.aspectOrbs[aspect] ?? ASPECT_KINDS[aspect].baseOrbDeg;
    return Math.min((base * combined * chart.orbScale) / 8, MAX_TRANSIT_ORB_DEG);
  };
}
