import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/groups';
import { ABU_ALI_POINTS, hylegOfAbuAli, type Witness } from '@theia-astro/astro/traditional/hyleg-abu-ali';
import { hylegOfPtolemy } from '@theia-astro/astro/traditional/hyleg-ptolemy';
import { z } from 'zod';
import { wireZodiac, zodiacShape } from '../../wire/zodiac.ts';
import type { Wire } from '../../wire/wire-type.ts';
import type { Cast } from './cast.ts';
import { classicalSchema, dignityNamesSchema, houseSchema } from './wire-strengths.ts';

const yearsSchema = z.object({ great: z.number(), mean: z.number(), least: z.number() });
const witnessShape = {
  planet: classicalSchema,
  dignities: dignityNamesSchema,
  points: z.int(),
  aspect: z.enum(['conjunction', 'sextile', 'square', 'trine', 'opposition']).meta({ description: 'By sign.' }),
};

export const hylegSchema = z
  .object({
    ptolemy: z.object({
      hyleg: z.enum([...CLASSICAL_PLANETS, 'asc', 'fortune']),
      ...zodiacShape,
      by: z.enum(['sect_light', 'other_light', 'ruler', 'ascendant', 'fortune']),
      candidates: z.array(
        z.object({
          point: classicalSchema,
          place: houseSchema.meta({ description: 'Thirty degrees each, from five before the ascendant.' }),
          aphetic: z.boolean(),
          dominations: z
            .array(z.int())
            .optional()
            .meta({ description: 'Ways of ruling the light of the sect, its last moon, and ascendant or Fortune.' }),
        }),
      ),
    }),
    abu_ali: z.object({
      hyleg: z.enum(ABU_ALI_POINTS).nullable(),
      candidates: z.array(
        z.object({
          point: z.enum(ABU_ALI_POINTS),
          ...zodiacShape,
          house: houseSchema,
          angular_or_succedent: z.boolean(),
          gender_fits: z.boolean().nullable(),
          witnesses: z.array(z.object(witnessShape)).meta({ description: 'Rulers of the degree that see it.' }),
          fit: z.boolean(),
        }),
      ),
      alcocoden: z
        .object({
          ...witnessShape,
          house: houseSchema,
          granted: z.enum(['great', 'mean', 'least']),
          years: yearsSchema,
          equal: z.array(classicalSchema),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'Hyleg', description: 'By two methods. Nothing is added to or taken from the years.' });

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
      ...wireZodiac(ptolemy.longitudeDeg),
      by: ptolemy.by,
      candidates: ptolemy.candidates.map(({ point, place: thirty, isAphetic, dominations }) => ({
        point,
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
        angular_or_succedent: one.isAngularOrSuccedent,
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
              years: alcocoden.years,
              equal: alcocoden.equal,
            },
    },
  };
}

function wireWitness({ planet, dignities, points, aspect }: Witness): Witness {
  return { planet, dignities, points, aspect };
}
