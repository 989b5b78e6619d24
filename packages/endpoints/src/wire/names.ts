import { LANGUAGES, NAME_KINDS } from '@theia-astro/astro/names/names';
import { z } from 'zod';
import { byId } from './point.ts';
import type { Wire } from './wire-type.ts';

const idNamesSchema = z.record(z.string(), z.string()).meta({ id: 'IdNames', description: 'Names by id.' });

/** The names of the ids that an answer has, by their kind. */
export const namesSchema = z
  .object({ language: z.enum(LANGUAGES), ...byId(NAME_KINDS, idNamesSchema).shape })
  .meta({ id: 'Names', description: 'Names of the ids in this answer, if a language was asked for.' });

export type WireNames = Wire<typeof namesSchema>;
