import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/table';
import { ABU_ALI_POINTS, hylegOfAbuAli, type Witness } from '@theia-astro/astro/traditional/hyleg-abu-ali';
import { hylegOfPtolemy } from '@theia-astro/astro/traditional/hyleg-ptolemy';
import { z } from 'zod';
import { wireZodiac, zodiacShape } from '../../wire/zodiac.ts';
import type { Wire } from '../../wire/wire-type.ts';
import type { Cast } from './cast.ts';
import { classicalSchema, dignityNamesSchema, houseSchema } from './wire-strengths.ts';

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
