import { NAKSHATRA_LORDS } from '@theia-astro/astro/vedic/nakshatra';
import { KARANAS, NITYA_YOGAS, TITHIS } from '@theia-astro/astro/vedic/panchang/limb-names';
import type { Limb } from '@theia-astro/astro/vedic/panchang/limbs';
import type { CurrentLimbs, Panchang } from '@theia-astro/astro/vedic/panchang/panchang';
import { z } from 'zod';
import { instantSchema } from '../wire/place-and-time.ts';
import { wireBelow, type Wire } from '../wire/wire.ts';
import { grahaSchema, type InstantWriter, nakshatraIdSchema } from './wire.ts';

/** A span of time. */
export const spanShape = { starts_at: instantSchema, ends_at: instantSchema };
export const tithiIdSchema = z.enum(TITHIS).meta({ id: 'TithiId' });
export const nityaYogaIdSchema = z.enum(NITYA_YOGAS).meta({ id: 'NityaYogaId' });
export const karanaIdSchema = z.enum(KARANAS).meta({ id: 'KaranaId' });
export const pakshaSchema = z.enum(['shukla', 'krishna']);
/** Fraction already passed at the moment of the answer. */
export const fractionSchema = z
  .number()
  .min(0)
  .lt(1)
  .meta({ id: 'FractionPassed', description: 'Fraction already passed at the moment of the answer.' });

const tithiSchema = z
  .object({ index: z.int().min(1).max(30), id: tithiIdSchema, paksha: pakshaSchema, ...spanShape })
  .meta({ id: 'Tithi' });
const nakshatraLimbSchema = z
  .object({ index: z.int().min(1).max(27), id: nakshatraIdSchema, lord: grahaSchema, ...spanShape })
  .meta({ id: 'NakshatraLimb' });
const yogaSchema = z
  .object({ index: z.int().min(1).max(27), id: nityaYogaIdSchema, ...spanShape })
  .meta({ id: 'NityaYoga' });
const karanaSchema = z
  .object({ index: z.int().min(1).max(60), id: karanaIdSchema, ...spanShape })
  .meta({ id: 'Karana' });

/** The four limbs of Sun and Moon at the moment of the answer. */
export const currentLimbsShape = {
  tithi: tithiSchema.extend({ fraction: fractionSchema }).meta({ id: 'CurrentTithi' }),
  nakshatra: nakshatraLimbSchema
    .extend({ fraction: fractionSchema, pada: z.int().min(1).max(4) })
    .meta({ id: 'CurrentNakshatra' }),
  yoga: yogaSchema.extend({ fraction: fractionSchema }).meta({ id: 'CurrentYoga' }),
  karana: karanaSchema.extend({ fraction: fractionSchema }).meta({ id: 'CurrentKarana' }),
};
const currentLimbsSchema = z.object(currentLimbsShape);

/** Every limb that overlaps the day. */
export const limbListsSchema = z
  .object({
    tithi: z.array(tithiSchema),
    nakshatra: z.array(nakshatraLimbSchema),
    yoga: z.array(yogaSchema),
    karana: z.array(karanaSchema),
  })
  .meta({ id: 'LimbLists' });

function wireTithi(at: InstantWriter, limb: Limb<'tithi'>): Wire<typeof tithiSchema> {
  return { ...wireLimb(at, limb), paksha: limb.index <= 15 ? 'shukla' : 'krishna' };
}

function wireNakshatraLimb(at: InstantWriter, limb: Limb<'nakshatra'>): Wire<typeof nakshatraLimbSchema> {
  return { ...wireLimb(at, limb), lord: NAKSHATRA_LORDS[(limb.index - 1) % 9]! };
}

function wireLimb<Id extends string>(
  at: InstantWriter,
  { index, id, startJdUt, endJdUt }: Omit<Limb, 'id'> & { readonly id: Id },
): { readonly index: number; readonly id: Id; readonly starts_at: string; readonly ends_at: string } {
  return { index, id, starts_at: at(startJdUt), ends_at: at(endJdUt) };
}

/** Writes the limbs at the moment of the answer. */
export function wireCurrentLimbs(
  at: InstantWriter,
  { tithi, nakshatra, yoga, karana }: CurrentLimbs,
): Wire<typeof currentLimbsSchema> {
  return {
    tithi: { ...wireTithi(at, tithi), fraction: wireBelow(tithi.fraction, 1) },
    nakshatra: {
      ...wireNakshatraLimb(at, nakshatra),
      fraction: wireBelow(nakshatra.fraction, 1),
      pada: Math.floor(nakshatra.fraction * 4) + 1,
    },
    yoga: { ...wireLimb(at, yoga), fraction: wireBelow(yoga.fraction, 1) },
    karana: { ...wireLimb(at, karana), fraction: wireBelow(karana.fraction, 1) },
  };
}

/** Writes every limb of a day. */
export function wireLimbLists(
  at: InstantWriter,
  { tithi, nakshatra, yoga, karana }: Panchang['limbs'],
): Wire<typeof limbListsSchema> {
  return {
    tithi: tithi.map((limb) => wireTithi(at, limb)),
    nakshatra: nakshatra.map((limb) => wireNakshatraLimb(at, limb)),
    yoga: yoga.map((limb) => wireLimb(at, limb)),
    karana: karana.map((limb) => wireLimb(at, limb)),
  };
}
