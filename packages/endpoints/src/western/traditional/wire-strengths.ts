import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/table';
import type { TraditionalChart } from '@theia-astro/astro/traditional/chart';
import { ESSENTIAL_DIGNITIES, receivers } from '@theia-astro/astro/traditional/receptions';
import { planetStrengths } from '@theia-astro/astro/traditional/strengths';
import { z } from 'zod';
import type { Wire } from '../../wire/wire-type.ts';

export const classicalSchema = z.enum(CLASSICAL_PLANETS).meta({ id: 'ClassicalPlanet' });
export const houseSchema = z.int().min(1).max(12);
export const dignityNamesSchema = z.array(z.enum(ESSENTIAL_DIGNITIES)).meta({ id: 'DignityNames' });

const lineSchema = z
  .object({
    line: z.string(),
    points: z.int(),
    with: classicalSchema.optional(),
  })
  .meta({ id: 'StrengthLine' });
const linesSchema = z.array(lineSchema);

export const strengthsSchema = z
  .object({
    planets: z.array(
      z.object({
        planet: classicalSchema,
        house: houseSchema,
        essential: linesSchema,
        accidental: linesSchema,
        essential_score: z.int(),
        accidental_score: z.int(),
        score: z.int(),
        received_by: z.array(z.object({ planet: classicalSchema, dignities: dignityNamesSchema, mutual: z.boolean() })),
      }),
    ),
    strongest: z.array(classicalSchema),
  })
  .meta({ id: 'Strengths', description: 'Lilly’s table (p. 115), line by line.' });

/** Writes the table of strengths. */
export function wireStrengths(chart: TraditionalChart): Wire<typeof strengthsSchema> {
  const { planets, strongest } = planetStrengths(chart);
  return {
    planets: CLASSICAL_PLANETS.map((planet) => {
      const { house, essential, accidental, essentialScore, accidentalScore, score } = planets[planet];
      return {
        planet,
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
