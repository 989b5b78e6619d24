import { CLASSICAL_PLANETS, type ClassicalPlanet } from '@theia-astro/astro/bodies/table';
import {
  almutenOfDegree,
  almutenOfFigure,
  type AlmutenScores,
  FIGURE_ROWS,
} from '@theia-astro/astro/traditional/almuten';
import type { TriplicityLords } from '@theia-astro/astro/traditional/receptions';
import { z } from 'zod';
import { byEveryId } from '../../wire/point.ts';
import { instantSchema } from '../../wire/time.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { wireZodiac, zodiacShape } from '../../wire/zodiac.ts';
import type { Cast } from './cast.ts';
import { classicalSchema, houseSchema } from './wire-strengths.ts';

const scoresSchema = byEveryId(CLASSICAL_PLANETS, z.int()).meta({ id: 'PlanetScores' });
const scoredShape = { scores: scoresSchema, almutens: z.array(classicalSchema) };
const ALMUTEN_OF = [...CLASSICAL_PLANETS, 'asc', 'mc', 'fortune', 'syzygy', 'cusp'] as const;
type AlmutenOf = (typeof ALMUTEN_OF)[number];

export const almutenSchema = z
  .object({
    degrees: z.array(
      z.object({ of: z.enum(ALMUTEN_OF), house: houseSchema.optional(), ...zodiacShape, ...scoredShape }),
    ),
    syzygy: z
      .object({ at: instantSchema, phase: z.enum(['new_moon', 'full_moon']), light: z.enum(['sun', 'moon']) })
      .nullable(),
    figure: z
      .object({ rows: z.array(z.object({ of: z.enum(FIGURE_ROWS), scores: scoresSchema })), ...scoredShape })
      .nullable(),
  })
  .meta({ id: 'Almuten', description: 'Most points by dignities; several when equal. figure: Ibn Ezra’s table.' });

/** Writes the almutens of the degrees of a chart and of its figure. */
export function wireAlmuten(
  { chart, syzygies, fortuneDeg }: Cast,
  hour: { readonly dayRuler: ClassicalPlanet; readonly ruler: ClassicalPlanet } | null,
  lords: TriplicityLords,
  at: (jdUt: number) => string,
): Wire<typeof almutenSchema> {
  const degree = (of: AlmutenOf, longitudeDeg: number) => ({
    of,
    ...wireZodiac(longitudeDeg),
    ...scored(almutenOfDegree(chart, longitudeDeg, lords)),
  });
  const last = syzygies?.last ?? null;
  const figure =
    last === null
      ? null
      : almutenOfFigure(
          chart,
          {
            sun: chart.planets.sun.longitudeDeg,
            moon: chart.planets.moon.longitudeDeg,
            asc: chart.ascDeg,
            fortune: fortuneDeg,
            syzygy: last.longitudeDeg,
          },
          hour,
          lords,
        );
  return {
    degrees: [
      ...CLASSICAL_PLANETS.map((planet) => degree(planet, chart.planets[planet].longitudeDeg)),
      degree('asc', chart.ascDeg),
      degree('mc', chart.mcDeg),
      degree('fortune', fortuneDeg),
      ...(last === null ? [] : [degree('syzygy', last.longitudeDeg)]),
      ...chart.cuspsDeg.map((cuspDeg, index) => ({ ...degree('cusp', cuspDeg), house: index + 1 })),
    ],
    syzygy: last === null ? null : { at: at(last.jdUt), phase: last.phase, light: last.light },
    figure: figure === null ? null : { rows: figure.rows, ...scored(figure) },
  };
}

function scored({ scores, almutens }: AlmutenScores): AlmutenScores {
  return { scores, almutens };
}
