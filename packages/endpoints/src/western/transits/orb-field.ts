import { ASPECT_KINDS, ASPECT_IDS, type AspectId } from '@theia-astro/astro/aspects/kinds';
import { bodyOrbDeg, combinedOrbDeg } from '@theia-astro/astro/aspects/orbs';
import type { PointId } from '@theia-astro/astro/points/point-id';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { z } from 'zod';
import { field } from '../../request/field.ts';
import type { FieldReader } from '../../request/field-reader.ts';
import { quote } from '../../request/issue-list.ts';
import { ORB_NAMES, settingGiven } from '../../request/settings.ts';

import { aspectIdSchema } from '../../wire/aspect.ts';

const MAX_TRANSIT_ORB_DEG = 10;
const DEFAULT_TRANSIT_ORB_DEG = 1;

/** The orb of a transiting body to a point, in degrees, [0, 10]. */
export type TransitOrb = (aspect: AspectId, body: PointId, target: PointId) => number;

/** The value of `orb`: one number for all aspects, or a map by aspect. */
type OrbValue = number | Partial<Record<AspectId, number>>;

const degrees = z.number().min(0).max(MAX_TRANSIT_ORB_DEG);

/**
 * `orb` (docs/methods/transits-and-searches.md): one number for all aspects, or a map by aspect; the other aspects keep 1°. Records
 * `invalid_orb`, `unknown_aspect`.
 */
export const transitOrb = field<OrbValue>(
  z.union([degrees, z.partialRecord(aspectIdSchema, degrees)]).meta({ id: 'TransitOrb' }),
  {
    description: `One orb for all aspects, or by aspect; 0 to ${MAX_TRANSIT_ORB_DEG}. Default: a flat ${DEFAULT_TRANSIT_ORB_DEG}°, or the orbs in settings when given.`,
    unit: 'degrees',
  },
  (fields, name) => {
    const value = fields.raw(name);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const orbs = orbsByAspect(fields, value as Record<string, unknown>);
      fields.echo[name] = orbs;
      return orbs;
    }
    return typeof value === 'number' || typeof value === 'string'
      ? fields.number(name, {
          code: 'invalid_orb',
          min: 0,
          max: MAX_TRANSIT_ORB_DEG,
          hint: 'Use degrees from 0 to 10.',
        })
      : wrongType(fields, value);
  },
);

/**
 * The orb of a request: the value of `orb`, else a flat 1°, or the model of docs/methods/aspects.md when the settings contain
 * orbs; at most 10°.
 */
export function readTransitOrb(fields: FieldReader, said: OrbValue | undefined, chart: ChartSettings): TransitOrb {
  if (typeof said === 'object') return (aspect) => said[aspect] ?? DEFAULT_TRANSIT_ORB_DEG;
  if (said !== undefined) return () => said;
  return settingGiven(fields, ORB_NAMES) ? modelOrb(chart) : () => DEFAULT_TRANSIT_ORB_DEG;
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

function orbsByAspect(fields: FieldReader, map: Record<string, unknown>): Partial<Record<AspectId, number>> {
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
        'Use degrees from 0 to 10.',
      );
  }
  return orbs;
}

function modelOrb(chart: ChartSettings): TransitOrb {
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
