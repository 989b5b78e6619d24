import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/groups';
import { ACCIDENTAL_LINES } from '@theia-astro/astro/traditional/accidental';
import type { TraditionalChart } from '@theia-astro/astro/traditional/chart';
import { receivers } from '@theia-astro/astro/traditional/receptions';
import { ESSENTIAL_DIGNITIES } from '@theia-astro/astro/traditional/ruled-by';
import { ESSENTIAL_LINES, planetStrengths } from '@theia-astro/astro/traditional/strengths';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/by-id.ts';
import type { Wire } from '../../wire/wire-type.ts';

export const classicalSchema = z.enum(CLASSICAL_PLANETS).meta({ id: 'ClassicalPlanet' });
export const houseSchema = z.int().min(1).max(12);
export const dignityNamesSchema = z.array(z.enum(ESSENTIAL_DIGNITIES)).meta({ id: 'DignityNames' });

function linesSchema<const Name extends string>(names: readonly Name[]) {
  return z.array(
    z.object({
      line: z.enum(names),
      points: z.int(),
      with: classicalSchema.optional(),
    }),
  );
}

export const planetStrengthSchema = z
  .object({
    house: houseSchema.meta({ description: 'Five degrees before a cusp count in the house that begins there.' }),
    essential: linesSchema(ESSENTIAL_LINES),
    accidental: linesSchema(ACCIDENTAL_LINES),
    essential_score: z.int(),
    accidental_score: z.int(),
    score: z.int(),
    received_by: z.array(z.object({ planet: classicalSchema, dignities: dignityNamesSchema, mutual: z.boolean() })),
  })
  .meta({ id: 'PlanetStrength' });

export const strengthsSchema = z
  .object({
    planets: byEveryId(CLASSICAL_PLANETS, planetStrengthSchema),
    strongest: z.array(classicalSchema).meta({ description: 'Highest score.' }),
  })
  .meta({ id: 'Strengths', description: 'Lilly’s table of strengths (p. 115), each line with its points.' });

/** Writes the table of strengths. */
export function wireStrengths(chart: TraditionalChart): Wire<typeof strengthsSchema> {
  const { planets, strongest } = planetStrengths(chart);
  return {
    planets: mapIds(CLASSICAL_PLANETS, (planet) => {
      const { house, essential, accidental, essentialScore, accidentalScore, score } = planets[planet];
      return {
        house,
        essential,
        accidental,
        essential_score: essentialScore,
        accidental_score: accidentalScore,
        score,
        received_by: receivers(chart, planet).map(({ by, dignities, mutual }) => ({ planet: by, dignities, mutual })),
      };
    }),
    strongest,
  };
}
