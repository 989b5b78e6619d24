import { CLASSICAL_PLANETS, type ClassicalPlanet } from '@theia-astro/astro/bodies/table';
import type { TraditionalChart } from '@theia-astro/astro/traditional/chart';
import { ESSENTIAL_DIGNITIES, receivers, type TriplicityLords } from '@theia-astro/astro/traditional/receptions';
import { planetStrengths } from '@theia-astro/astro/traditional/strengths';
import {
  almutenOfDegree,
  almutenOfFigure,
  type AlmutenScores,
  FIGURE_ROWS,
} from '@theia-astro/astro/traditional/almuten';
import { ABU_ALI_POINTS, hylegOfAbuAli, type Witness } from '@theia-astro/astro/traditional/hyleg-abu-ali';
import { hylegOfPtolemy } from '@theia-astro/astro/traditional/hyleg-ptolemy';
import { z } from 'zod';
import { type Wire, wireZodiac, zodiacShape } from '../../wire/wire.ts';
import { byEveryId } from '../../wire/point.ts';
import { instantSchema } from '../../wire/place-and-time.ts';
import type { Cast } from './cast.ts';

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

const point = z.enum(ABU_ALI_POINTS);
const witnessSchema = z
  .object({
    planet: classicalSchema,
    dignities: dignityNamesSchema,
    points: z.int(),
    aspect: z.enum(['conjunction', 'sextile', 'square', 'trine', 'opposition']),
  })
  .meta({ id: 'HylegWitness', description: 'A ruler of the degree that sees it by sign.' });

export const hylegSchema = z
  .object({
    ptolemy: z.object({
      hyleg: z.enum([...CLASSICAL_PLANETS, 'asc', 'fortune']),
      by: z.enum(['sect_light', 'other_light', 'ruler', 'ascendant', 'fortune']),
      candidates: z.array(
        z.object({
          point: classicalSchema,
          place: houseSchema,
          aphetic: z.boolean(),
          dominations: z.array(z.int()).optional(),
        }),
      ),
    }),
    abu_ali: z.object({
      hyleg: point.nullable(),
      candidates: z.array(
        z.object({
          point,
          ...zodiacShape,
          house: houseSchema,
          gender_fits: z.boolean().nullable(),
          witnesses: z.array(witnessSchema),
          fit: z.boolean(),
        }),
      ),
      alcocoden: z
        .object({
          ...witnessSchema.shape,
          house: houseSchema,
          granted: z.enum(['great', 'mean', 'least']),
          years: z.array(z.number()).meta({ description: 'Great, mean, least.' }),
          equal: z.array(classicalSchema),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'Hyleg' });

/** Writes the hyleg by both methods; null where the ephemeris begins after the last moons. */
export function wireHyleg({ chart, syzygies, fortuneDeg, houseOf }: Cast): Wire<typeof hylegSchema> | null {
  if (syzygies === null) return null;
  const ptolemy = hylegOfPtolemy(chart, syzygies);
  const place = (longitudeDeg: number) => ({ longitudeDeg, house: houseOf(longitudeDeg) });
  const { hyleg, candidates, alcocoden } = hylegOfAbuAli(chart, syzygies.last, {
    fortune: place(fortuneDeg),
    syzygy: place(syzygies.last.longitudeDeg),
  });
  return {
    ptolemy: {
      hyleg: ptolemy.hyleg,
      by: ptolemy.by,
      candidates: ptolemy.candidates.map(({ point: planet, place: thirty, isAphetic, dominations }) => ({
        point: planet,
        place: thirty,
        aphetic: isAphetic,
        ...(dominations === null ? {} : { dominations }),
      })),
    },
    abu_ali: {
      hyleg: hyleg?.point ?? null,
      candidates: candidates.map((one) => ({
        point: one.point,
        ...wireZodiac(one.longitudeDeg),
        house: one.house,
        gender_fits: one.genderFits,
        witnesses: one.witnesses.map(wireWitness),
        fit: one.isFit,
      })),
      alcocoden:
        alcocoden === null
          ? null
          : {
              ...wireWitness(alcocoden),
              house: alcocoden.house,
              granted: alcocoden.granted,
              years: [alcocoden.years.great, alcocoden.years.mean, alcocoden.years.least],
              equal: alcocoden.equal,
            },
    },
  };
}

function wireWitness({ planet, dignities, points, aspect }: Witness): Witness {
  return { planet, dignities, points, aspect };
}
