import { type Pattern, PATTERN_KINDS } from '@theia-astro/astro/patterns/shapes';
import type { Balance, BalanceCounts } from '@theia-astro/astro/balance/balance';
import type { LunarPhase } from '@theia-astro/astro/phase/phases';
import { ELEMENTS, MODALITIES } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { byEveryId } from './point.ts';
import { planetSchema } from './dignity.ts';
import { wire, wireLongitude, wireOrNull, type Wire, houseNumberSchema, signSchema } from './wire.ts';

const degrees = { 'x-unit': 'degrees' };

export const patternSchema = z
  .object({
    type: z.enum(PATTERN_KINDS),
    points: z.array(planetSchema),
    apex: planetSchema.nullable(),
    element: z.enum(ELEMENTS).nullable(),
    modality: z.enum(MODALITIES).nullable(),
    sign: signSchema.nullable(),
    house: houseNumberSchema,
    mean_orb: z.number().nullable().meta(degrees),
    part_of: z.array(z.int()).meta({ description: 'Indexes, in this list, of the larger figures it is part of.' }),
  })
  .meta({ id: 'Pattern' });

/** Writes a figure of planets. */
export function wirePattern(pattern: Pattern): Wire<typeof patternSchema> {
  return {
    type: pattern.kind,
    points: pattern.points,
    apex: pattern.apex,
    element: pattern.element,
    modality: pattern.modality,
    sign: pattern.sign,
    house: pattern.house,
    mean_orb: wireOrNull(pattern.meanOrbDeg),
    part_of: pattern.partOf,
  };
}

export const countsShape = {
  elements: byEveryId(ELEMENTS, z.int()).meta({ id: 'ElementCounts' }),
  modalities: byEveryId(MODALITIES, z.int()).meta({ id: 'ModalityCounts' }),
  polarity: z.object({ positive: z.int(), negative: z.int() }),
};
export const countsSchema = z.object(countsShape);
export const balanceSchema = z
  .object({
    ...countsShape,
    hemispheres: z.object({ above: z.int(), below: z.int(), eastern: z.int(), western: z.int() }).nullable(),
    quadrants: z
      .tuple([z.int(), z.int(), z.int(), z.int()])
      .nullable()
      .meta({ description: 'Houses 1–3, 4–6, 7–9, 10–12.' }),
    weighted: countsSchema.meta({
      description: 'Sun, Moon, ascendant 3; Mercury, Venus, Mars, midheaven 2; others 1.',
    }),
  })
  .meta({ id: 'Balance' });

/** Writes the balance of elements, modalities, polarities and houses. */
export function wireBalance(balance: Balance): Wire<typeof balanceSchema> {
  return {
    ...wireCounts(balance),
    hemispheres: balance.houses?.hemispheres ?? null,
    quadrants: balance.houses?.quadrants ?? null,
    weighted: wireCounts(balance.weighted),
  };
}

/** Writes counts of signs by element, modality and polarity. */
export function wireCounts({ elements, modalities, polarity }: BalanceCounts): Wire<typeof countsSchema> {
  return { elements, modalities, polarity };
}

const PHASE_NAMES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;
const RUDHYAR_NAMES = [
  'new',
  'crescent',
  'first_quarter',
  'gibbous',
  'full',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const;

export const lunarPhaseSchema = z
  .object({
    angle: z
      .number()
      .min(0)
      .lt(360)
      .meta({ description: 'Moon minus Sun.', ...degrees }),
    illumination: z.number().min(0).max(1),
    age_days: z
      .number()
      .min(0)
      .nullable()
      .meta({ description: 'Days since the last exact new moon.', 'x-unit': 'days' }),
    name: z.enum(PHASE_NAMES).meta({ id: 'PhaseName' }),
    rudhyar: z.enum(RUDHYAR_NAMES).meta({ id: 'RudhyarPhase' }),
    waxing: z.boolean(),
  })
  .meta({ id: 'LunarPhase' });

/** `lunar_phase` (docs/methods/moon-phases.md). */
export function wireLunarPhase(phase: LunarPhase): Wire<typeof lunarPhaseSchema> {
  return {
    angle: wireLongitude(phase.angleDeg),
    illumination: wire(phase.illumination),
    age_days: wireOrNull(phase.ageDays),
    name: phase.name,
    rudhyar: phase.rudhyar,
    waxing: phase.waxing,
  };
}
