import { MOON_PHASES } from '@theia-astro/astro/phase/phases';
import { z } from 'zod';
import { transitOrb } from '../western/transits/orb-field.ts';
import { aspectIdSchema, aspectPointSchema } from '../wire/aspect.ts';
import { bodyIdSchema } from '../wire/point.ts';

/** Rules a subscription may have. */
export const RULES_MAX = 20;
/** Moments of a transit that are told. */
export const TRANSIT_MOMENTS = ['exact', 'enter', 'leave'] as const;
export const INGRESSES = ['sign', 'house'] as const;
/** Eclipses are compared with natal points within this orb, degrees. */
export const ECLIPSE_ORB_MAX_DEG = 3;
export const DASHA_LEVELS_MAX = 3;
export const RULE_ECLIPSE_KINDS = ['solar', 'lunar'] as const;
/** The products that a rule can search. */
export const SEARCHED_PRODUCTS = [
  'transits',
  'eclipses',
  'moonphases',
  'return',
  'progressions',
  'muhurta',
  'elections',
  'festivals',
  'heliacal_events',
  'occultations',
] as const;

const bodies = z.array(bodyIdSchema).optional();

const RULES = {
  transit: z
    .object({
      type: z.literal('transit'),
      bodies,
      targets: z
        .union([z.literal('transiting'), z.array(aspectPointSchema)])
        .optional()
        .meta({ description: 'Natal points, or transiting. Default as in POST /transits.' }),
      aspects: z.array(aspectIdSchema).optional(),
      orb: transitOrb.schema.optional(),
      moments: z.array(z.enum(TRANSIT_MOMENTS)).optional().meta({ description: 'Default: exact; with orb, all.' }),
    })
    .meta({ id: 'TransitRule', description: 'Exact transits, and when they come into orb and leave it.' }),
  ingress: z
    .object({ type: z.literal('ingress'), of: z.enum(INGRESSES), bodies })
    .meta({ id: 'IngressRule', description: 'A body enters a sign, or a house of the birth chart.' }),
  station: z
    .object({ type: z.literal('station'), bodies })
    .meta({ id: 'StationRule', description: 'A body turns retrograde or direct.' }),
  eclipse: z
    .object({
      type: z.literal('eclipse'),
      kinds: z.array(z.enum(RULE_ECLIPSE_KINDS)).optional(),
      targets: z.array(aspectPointSchema).optional().meta({
        description: 'Only eclipses in conjunction or opposition to one of these natal points.',
      }),
      orb: z
        .number()
        .min(0)
        .max(ECLIPSE_ORB_MAX_DEG)
        .optional()
        .meta({ description: `Default: ${ECLIPSE_ORB_MAX_DEG}.`, 'x-unit': 'degrees' }),
    })
    .meta({ id: 'EclipseRule', description: 'Solar and lunar eclipses.' }),
  return: z
    .object({
      type: z.literal('return'),
      body: bodyIdSchema,
    })
    .meta({ id: 'ReturnRule', description: 'A body returns to its natal longitude.' }),
  dasha: z
    .object({
      type: z.literal('dasha'),
      system: z.string().optional().meta({ description: 'As settings.dasha_systems. Default: vimshottari.' }),
      levels: z.int().min(1).max(DASHA_LEVELS_MAX).optional().meta({ description: 'Down to this level. Default: 1.' }),
    })
    .meta({ id: 'DashaRule', description: 'A period begins.' }),
  void_of_course: z
    .object({
      type: z.literal('void_of_course'),
      voc_bodies: z.string().optional(),
      voc_definition: z.string().optional(),
    })
    .meta({ id: 'VoidOfCourseRule', description: 'The Moon is void of course.' }),
  lunation: z
    .object({ type: z.literal('lunation'), phases: z.array(z.enum(MOON_PHASES)).optional() })
    .meta({ id: 'LunationRule', description: 'New and full Moons, and quarters.' }),
  search: z
    .object({
      type: z.literal('search'),
      product: z.enum(SEARCHED_PRODUCTS),
      request: z.record(z.string(), z.unknown()).meta({
        description: 'Fields of the product except its range; birth and settings come from the subscription.',
      }),
    })
    .meta({ id: 'SearchRule', description: 'Whatever a search of the API finds.' }),
} as const;

export type RuleType = keyof typeof RULES;
export const RULE_TYPES = Object.keys(RULES) as [RuleType, ...RuleType[]];

/** A rule of a subscription. */
export const ruleSchema = z
  .discriminatedUnion('type', [
    RULES.transit,
    RULES.ingress,
    RULES.station,
    RULES.eclipse,
    RULES.return,
    RULES.dasha,
    RULES.void_of_course,
    RULES.lunation,
    RULES.search,
  ])
  .meta({ id: 'EventRule' });

/** The fields of the rules of a type, without `type`. */
export function fieldsOfRule(type: RuleType): readonly string[] {
  return Object.keys(RULES[type].shape).filter((name) => name !== 'type');
}
