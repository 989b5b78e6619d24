import type { SubLords } from '@theia-astro/astro/vedic/kp/sub-lords';
import { z } from 'zod';
import type { Wire } from '../wire/wire-type.ts';
import { grahaSchema, sevenGrahaSchema } from './wire.ts';

/** Lords of a place in Krishnamurti's divisions. */
export const subLordsShape = {
  sign_lord: sevenGrahaSchema,
  star_lord: grahaSchema,
  sub_lord: grahaSchema,
  sub_sub_lord: grahaSchema,
};
export const subLordsSchema = z.object(subLordsShape).meta({ id: 'SubLords' });

/** Writes the four lords. */
export function wireSubLords({ signLord, starLord, subLord, subSubLord }: SubLords): Wire<typeof subLordsSchema> {
  return { sign_lord: signLord, star_lord: starLord, sub_lord: subLord, sub_sub_lord: subSubLord };
}
